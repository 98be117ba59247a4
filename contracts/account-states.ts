import type { State } from './state.ts';

/** The provider states of a customer’s account. */
export const accountStates = {
  'a-customer-with-bookings': {
    means: 'A customer with an upcoming booking that can be cancelled free of charge, and a past one.',
    gives: ['token', 'bookingId', 'expected'],
  },
  'a-customer-with-a-failed-collection': {
    means:
      'A customer who has joined online and whose last monthly collection the bank has refused; some credit is on their account.',
    gives: ['token', 'orderId'],
  },
  'a-customer-with-guest-passes': {
    means:
      'A member with two guest passes in a period, one of which is issued for today; one of an earlier period was used.',
    gives: ['token', 'benefitId', 'passId', 'usedPassId', 'venueId', 'visitDate'],
  },
  'a-customer-with-a-rejected-proof': {
    means:
      'A customer whose membership needs a proof, who has handed in one that was not accepted, and has announced another one: a JPEG of six bytes.',
    gives: ['token', 'requiredId', 'documentId'],
  },
  'a-customer-with-billing-date': {
    means:
      'A customer with a monthly membership, a direct debit instruction and a billing date, and another option to change to.',
    gives: ['token', 'membershipId', 'paymentOptionId', 'startDate'],
  },
  'a-member-who-pays': {
    means: 'A customer as of a-customer-with-billing-date, whose cart a payment has claimed.',
    gives: ['token', 'membershipId', 'paymentOptionId', 'startDate'],
  },
  'a-customer-with-single-payment-membership': {
    means: 'A customer whose single-payment membership ends within 30 days.',
    gives: ['token', 'membershipId'],
  },
} as const satisfies Record<string, State>;
