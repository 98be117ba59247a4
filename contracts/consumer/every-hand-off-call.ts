import * as api from '../../src/shared/api/index.ts';
import { providerStateValues } from '../state-values.ts';
import type { SiteCall } from './any-call.ts';

const { handoffId: handOffId, handoffToken: handOffToken, itemHash } = providerStateValues;
const handOffPath = `/api/cart/handoffs/${handOffId}`;
/** A code that the customer types in; it requires a log-in. */
const handOffCode = '7KQ4-92MT';

/** Every call about a basket that the desk hands over to a customer's own device. */
export const everyHandOffCall: readonly SiteCall[] = [
  {
    name: 'a hand-off',
    method: 'POST',
    path: '/api/cart/handoffs',
    failureStatuses: [401],
    send: () => api.createHandOff({ itemHash }),
  },
  {
    name: 'the status of a hand-off',
    method: 'GET',
    path: handOffPath,
    failureStatuses: [401, 429],
    send: () => api.loadHandOff({ id: handOffId }),
  },
  {
    name: 'more time for a hand-off',
    method: 'POST',
    path: `${handOffPath}/extend`,
    failureStatuses: [401],
    send: () => api.extendHandOff({ id: handOffId }),
  },
  {
    name: 'a hand-off by email',
    method: 'POST',
    path: `${handOffPath}/email`,
    failureStatuses: [401, 429],
    send: () => api.emailHandOff({ id: handOffId }),
  },
  {
    name: 'a hand-off that is taken back',
    method: 'DELETE',
    path: handOffPath,
    failureStatuses: [401],
    send: () => api.cancelHandOff({ id: handOffId }),
  },
  {
    name: 'the preview of a code',
    method: 'GET',
    path: `/api/handoffs/${handOffCode}`,
    failureStatuses: [401, 429],
    send: () => api.previewHandOff({ token: handOffCode }),
  },
  {
    name: 'a basket of the desk',
    method: 'POST',
    path: `/api/handoffs/${handOffToken}/claim`,
    failureStatuses: [401, 429],
    send: () => api.claimHandOff({ token: handOffToken }),
  },
  {
    name: 'a basket that is given back',
    method: 'POST',
    path: `/api/handoffs/${handOffToken}/release`,
    failureStatuses: [401, 429],
    send: () => api.releaseHandOff({ token: handOffToken }),
  },
];
