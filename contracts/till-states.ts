import type { State } from './state.ts';

/** Provider states of the desk and its till. */
export const tillStates = {
  'a-member-of-staff': {
    means: 'Somebody who works at front of house is signed in.',
    gives: ['token'],
  },
  'staff-and-a-customer': {
    means: 'Somebody who works at front of house is signed in, and a customer has this reference.',
    gives: ['token', 'reference', 'customerId'],
  },
  'a-till-basket': {
    means:
      'Somebody who works at front of house is signed in, and has put something into the basket at the till of a customer whom they serve.',
    gives: ['token', 'customerId', 'itemHash', 'amount'],
  },
  'a-till-order': {
    means:
      'Somebody who works at front of house is signed in, and has sold something to a customer at the till.',
    gives: ['token', 'customerId', 'orderId'],
  },
} as const satisfies Record<string, State>;
