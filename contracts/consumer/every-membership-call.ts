import * as api from '../../src/shared/api/index.ts';
import { providerStateValues } from '../state-values.ts';
import type { SiteCall } from './any-call.ts';

const { membershipId, paymentOptionId, startDate, freezeFrom, freezeTo, expected } = providerStateValues;
const membershipPath = `/api/memberships/${membershipId}`;
const freezePath = `/api/my-account/memberships/${membershipId}/freeze`;

/** Every call that changes, freezes or renews a membership. */
export const everyMembershipCall: readonly SiteCall[] = [
  {
    name: 'what a membership can be changed to',
    method: 'GET',
    path: `${membershipPath}/change`,
    failureStatuses: [401],
    send: () => api.listChangeMemberships({ membershipId }),
  },
  {
    name: 'the costs of a change',
    method: 'GET',
    path: `${membershipPath}/change/${paymentOptionId}`,
    failureStatuses: [401],
    send: () => api.loadChangeCosts({ membershipId, optionId: paymentOptionId }),
  },
  {
    name: 'a change of a membership',
    method: 'POST',
    path: `${membershipPath}/change/${paymentOptionId}`,
    failureStatuses: [401],
    send: () => api.changeMembership({ membershipId, optionId: paymentOptionId, details: { startDate } }),
  },
  {
    name: 'what a renewal gives and costs',
    method: 'GET',
    path: `${membershipPath}/renew`,
    failureStatuses: [401],
    send: () => api.loadRenewal({ membershipId }),
  },
  {
    name: 'a renewal of a membership',
    method: 'POST',
    path: `${membershipPath}/renew`,
    failureStatuses: [401],
    send: () => api.renewMembership({ membershipId }),
  },
  {
    name: 'how a membership can be frozen',
    method: 'GET',
    path: freezePath,
    failureStatuses: [401],
    send: () => api.loadFreezing({ id: membershipId }),
  },
  {
    name: 'what freezing a membership does',
    method: 'GET',
    path: freezePath,
    query: { from: freezeFrom, months: '1' },
    failureStatuses: [401],
    send: () => api.previewFreeze({ id: membershipId, from: freezeFrom, months: 1 }),
  },
  {
    name: 'a freeze of a membership',
    method: 'POST',
    path: freezePath,
    failureStatuses: [401],
    send: () => api.freezeMembership({ id: membershipId, from: freezeFrom, to: freezeTo, expected }),
  },
  {
    name: 'the end of a freeze',
    method: 'DELETE',
    path: freezePath,
    query: { expected },
    failureStatuses: [401],
    send: () => api.endFreeze({ id: membershipId, expected }),
  },
];
