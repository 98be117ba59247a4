import * as api from '../../src/shared/api/index.ts';
import { stateValues } from '../state-values.ts';
import type { AnyCall } from './any-call.ts';

const { membershipId, paymentOptionId: optionId, startDate } = stateValues;
const path = `/api/memberships/${membershipId}`;

/** Every call that changes or renews a membership. */
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
    mayAnswer: [401, 419],
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
    mayAnswer: [401, 419],
    make: () => api.renewMembership({ membershipId }),
  },
];
