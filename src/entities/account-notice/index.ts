export { listNotices, type Notice } from './lib/notices';
export { heldMemberships, madePayments, waitingEntries } from './model/lists';
