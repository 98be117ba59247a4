export { serveWaitingList } from './records/waiting-list.ts';
export { findCurrentEntry, joinWaiting, leaveWaiting, listWaiting, readWaiting } from './waiting-list.ts';
export { serveWhenDue, sweepWaitingLists } from './waiting-sweep.ts';
export { openEntriesOf, type WaitingView } from './waiting-view.ts';
