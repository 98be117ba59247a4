export { canWait, hasWaitingList, joinedFor, type WaitingTarget } from './lib/candidates';
export { waitingPath } from './lib/waiting-path';
export { $joined, waitingChanged, waitingSeen } from './model/waiting';
export { Leave, Rank } from './ui/rank';
export { WaitAtOnce } from './ui/wait-at-once';
export { WaitingList, withWaitingCode } from './ui/waiting-list-on-demand';
