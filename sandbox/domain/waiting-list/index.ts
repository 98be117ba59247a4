export { serveWaitingList } from './records/waiting-list.ts';
export {
  findCurrentEntry,
  joinWaitingList,
  leaveWaitingList,
  listWaitingEntries,
  readWaitingEntry,
} from './waiting-list.ts';
export { serveDueWaitingLists, sweepWaitingLists } from './waiting-sweep.ts';
export { findOpenEntryViews, type WaitingEntryView } from './waiting-view.ts';
