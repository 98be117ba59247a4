export { findIdleSchedule, type KioskScreen } from './lib/idle-schedule';
export { createIdleTimer, type IdleTimer } from './model/idle-timer';
export { CloseCountdown } from './ui/close-countdown';
export { IdleWarning } from './ui/idle-warning';
