export { hasWaitingList } from './lib/candidates';
export { $joined, waitingChanged, waitingSeen } from './model/waiting';
export { Leave, momentText, Rank } from './ui/rank';
export { WaitingList } from './ui/waiting-list';
