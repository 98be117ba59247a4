import { listWaitingEntries, loadMemberships, loadPayments } from '@/shared/api';
import { pageTime } from '@/shared/lib';
import { createRequest } from '@/shared/request';

/** What the header of the account reads, shared with the pages that show the whole of it: no call is made twice. */
export const heldMemberships = createRequest({ load: (_: null, options) => loadMemberships(options) });
export const madePayments = createRequest({ load: (_: null, options) => loadPayments({}, options) });
/** Each with the time at which it came, by the clock of the page: an offer counts down by the server's. */
export const waitingEntries = createRequest({
  load: async (_: null, options) => {
    const entries = await listWaitingEntries(options);
    const receivedAt = pageTime();
    return entries.map((entry) => ({ ...entry, receivedAt }));
  },
});
