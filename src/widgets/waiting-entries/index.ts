export { WaitingEntries } from './ui/waiting-entries';
