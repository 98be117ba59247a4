export { $entries as $waitingEntries } from './model/waiting-entries';
export { WaitingEntries } from './ui/waiting-entries';
