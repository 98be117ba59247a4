import type { State } from './state.ts';

/** Provider states of the desk and its till. */
export const tillStates = {
  'a-member-of-staff': {
    means: 'A member of staff is logged in.',
    gives: ['token'],
  },
  'staff-and-a-customer': {
    means: 'A member of staff is logged in, and a customer has this reference.',
    gives: ['token', 'reference', 'customerId'],
  },
  'a-till-basket': {
    means:
      'A member of staff is logged in, and has added something to the till basket of a customer whom they serve.',
    gives: ['token', 'customerId', 'itemHash', 'amount'],
  },
  'a-till-order': {
    means: 'A member of staff is logged in, and has sold something to a customer at the till.',
    gives: ['token', 'customerId', 'orderId'],
  },
} as const satisfies Record<string, State>;
