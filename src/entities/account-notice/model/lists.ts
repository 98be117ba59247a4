import { listWaitingEntries, loadMemberships, loadPayments } from '@/shared/api';
import { getPageTime } from '@/shared/lib';
import { createRequest } from '@/shared/request';

/** The account header's requests, shared with the pages that show the full lists, so that each list loads once. */
export const accountMemberships = createRequest({ load: (_: null, options) => loadMemberships(options) });
export const accountPayments = createRequest({ load: (_: null, options) => loadPayments({}, options) });
/** Each entry carries the page time at which it arrived, so that an offer counts down by the server's clock. */
export const waitingEntries = createRequest({
  load: async (_: null, options) => {
    const entries = await listWaitingEntries(options);
    const receivedAt = getPageTime();
    return entries.map((entry) => ({ ...entry, receivedAt }));
  },
});
