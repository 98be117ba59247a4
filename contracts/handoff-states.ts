import type { State } from './state.ts';

/** Provider states of baskets that the desk hands over to a customer's own device. */
export const handoffStates = {
  'a-handoff': {
    means:
      'Somebody who works at front of house is signed in, and has handed a basket over to a customer’s phone.',
    gives: ['token', 'customerId', 'reference', 'handoffId'],
  },
  'a-handoff-that-was-kept-twice': {
    means: 'The same, and the code was kept for longer as often as it may be.',
    gives: ['token', 'customerId', 'handoffId'],
  },
  'a-handoff-that-is-paid-now': {
    means: 'The same, and the customer has begun to pay on their phone.',
    gives: ['token', 'customerId', 'handoffId'],
  },
  'a-handoff-that-is-over': {
    means:
      'Somebody who works at front of house is signed in, has handed a basket over and has taken it back.',
    gives: ['token', 'customerId', 'handoffId'],
  },
  'a-basket-for-my-phone': {
    means: 'A customer is signed in, to whose phone the desk has handed a basket over.',
    gives: ['token', 'handoffId', 'handoffToken'],
  },
  'a-basket-on-my-phone': {
    means: 'A customer is signed in, and has opened a basket of the desk with this token of theirs.',
    gives: ['token', 'handoffId', 'handoffToken'],
  },
  'a-basket-that-i-pay-on-my-phone': {
    means: 'A customer is signed in, and has begun to pay a basket of the desk.',
    gives: ['token', 'handoffId', 'handoffToken'],
  },
  'a-basket-that-was-taken-back': {
    means: 'A customer is signed in, has opened a basket of the desk, and staff have taken it back.',
    gives: ['token', 'handoffId', 'handoffToken'],
  },
  'a-basket-for-the-phone-of-somebody-else': {
    means: 'A customer is signed in, and the desk has handed a basket over to the phone of another one.',
    gives: ['token', 'handoffId', 'handoffToken'],
  },
} as const satisfies Record<string, State>;
