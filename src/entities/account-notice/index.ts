export { listNotices, type Notice } from './lib/notices';
export { accountMemberships, accountPayments, waitingEntries } from './model/lists';
