export { type Notice, noticesOf } from './lib/notices';
export { heldMemberships, madePayments, waitingEntries } from './model/lists';
