export { hasWaitingList } from './lib/candidates';
export { $joined, waitingChanged, waitingSeen } from './model/waiting';
export { text as waitingText } from './texts';
export { Leave, momentText, Rank } from './ui/rank';
export { WaitInstead } from './ui/wait-instead';
export { WaitingList } from './ui/waiting-list';
