import { listWaitingEntries, loadMemberships, loadPayments } from '@/shared/api';
import { createRequest } from '@/shared/request';

/** What the header of the account reads, shared with the pages that show the whole of it: no call is made twice. */
export const heldMemberships = createRequest({ load: (_: null, options) => loadMemberships(options) });
export const madePayments = createRequest({ load: (_: null, options) => loadPayments({}, options) });
export const waitingEntries = createRequest({ load: (_: null, options) => listWaitingEntries(options) });
