import type { State } from './state.ts';

/** Provider states of baskets that the desk hands over to a customer's own device. */
export const handoffStates = {
  'a-handoff': {
    means: 'A member of staff is logged in, and has handed over a basket to a customer’s phone.',
    gives: ['token', 'customerId', 'reference', 'handoffId'],
  },
  'a-handoff-that-was-kept-twice': {
    means: 'A member of staff has handed over a basket, and has extended it as often as allowed.',
    gives: ['token', 'customerId', 'handoffId'],
  },
  'a-handoff-that-is-paid-now': {
    means: 'A member of staff has handed over a basket, and the customer has begun to pay on their phone.',
    gives: ['token', 'customerId', 'handoffId'],
  },
  'a-handoff-that-is-over': {
    means: 'A member of staff is logged in, has handed over a basket and has taken it back.',
    gives: ['token', 'customerId', 'handoffId'],
  },
  'a-basket-for-my-phone': {
    means: 'A customer is logged in, to whose phone the desk has handed over a basket.',
    gives: ['token', 'handoffId', 'handoffToken'],
  },
  'a-basket-on-my-phone': {
    means: 'A customer is logged in with this token, and has opened a basket of the desk.',
    gives: ['token', 'handoffId', 'handoffToken'],
  },
  'a-basket-that-i-pay-on-my-phone': {
    means: 'A customer is logged in, and has begun to pay a basket of the desk.',
    gives: ['token', 'handoffId', 'handoffToken'],
  },
  'a-basket-that-was-taken-back': {
    means: 'A customer is logged in, has opened a basket of the desk, and staff have taken it back.',
    gives: ['token', 'handoffId', 'handoffToken'],
  },
  'a-basket-for-the-phone-of-somebody-else': {
    means: 'A customer is logged in, and the desk has handed over a basket to another customer’s phone.',
    gives: ['token', 'handoffId', 'handoffToken'],
  },
} as const satisfies Record<string, State>;
