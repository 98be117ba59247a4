import * as api from '../../src/shared/api/index.ts';
import { stateValues } from '../state-values.ts';
import type { AnyCall } from './any-call.ts';

const { membershipId, paymentOptionId: optionId, startDate, freezeFrom, freezeTo, expected } = stateValues;
const path = `/api/memberships/${membershipId}`;
const freeze = `/api/my-account/memberships/${membershipId}/freeze`;

/** Every call that changes, freezes or renews a membership. */
export const everyMembershipCall: readonly AnyCall[] = [
  {
    name: 'what a membership can be changed to',
    method: 'GET',
    path: `${path}/change`,
    mayAnswer: [401],
    make: () => api.listChangeMemberships({ membershipId }),
  },
  {
    name: 'the costs of a change',
    method: 'GET',
    path: `${path}/change/${optionId}`,
    mayAnswer: [401],
    make: () => api.loadChangeCosts({ membershipId, optionId }),
  },
  {
    name: 'a change of a membership',
    method: 'POST',
    path: `${path}/change/${optionId}`,
    mayAnswer: [401],
    make: () => api.changeMembership({ membershipId, optionId, details: { startDate } }),
  },
  {
    name: 'what a renewal gives and costs',
    method: 'GET',
    path: `${path}/renew`,
    mayAnswer: [401],
    make: () => api.loadRenewal({ membershipId }),
  },
  {
    name: 'a renewal of a membership',
    method: 'POST',
    path: `${path}/renew`,
    mayAnswer: [401],
    make: () => api.renewMembership({ membershipId }),
  },
  {
    name: 'how a membership can be frozen',
    method: 'GET',
    path: freeze,
    mayAnswer: [401],
    make: () => api.loadFreezing({ id: membershipId }),
  },
  {
    name: 'what freezing a membership does',
    method: 'GET',
    path: freeze,
    query: { from: freezeFrom, months: '1' },
    mayAnswer: [401],
    make: () => api.previewFreeze({ id: membershipId, from: freezeFrom, months: 1 }),
  },
  {
    name: 'a freeze of a membership',
    method: 'POST',
    path: freeze,
    mayAnswer: [401],
    make: () => api.freezeMembership({ id: membershipId, from: freezeFrom, to: freezeTo, expected }),
  },
  {
    name: 'the end of a freeze',
    method: 'DELETE',
    path: freeze,
    query: { expected },
    mayAnswer: [401],
    make: () => api.endFreeze({ id: membershipId, expected }),
  },
];
