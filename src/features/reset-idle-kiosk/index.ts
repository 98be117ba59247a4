export { findIdleSchedule, type Screen } from './lib/idle-schedule';
export { createResetIdle, type ResetIdle } from './model/reset-idle';
export { ClosingBar } from './ui/closing-bar';
export { IdleWarning } from './ui/idle-warning';
