import type { State } from './state.ts';

/** The provider states of a customer’s account. */
export const accountStates = {
  'a-customer-with-bookings': {
    means: 'A customer with an upcoming booking that can be cancelled free of charge, and a past one.',
    gives: ['token', 'bookingId', 'expected'],
  },
  'a-customer-with-a-late-booking': {
    means: 'A customer with a booking for which the free cancellation period is over.',
    gives: ['token', 'bookingId'],
  },
  'a-booked-camp': {
    means:
      'A customer who has booked two days of a camp for a child, both of which can be cancelled; one of the bookings, and the outcome of cancelling both.',
    gives: ['token', 'bookingId', 'expected'],
  },
  'a-customer-with-a-missed-booking': {
    means: 'A customer with an unpaid fee for a missed class, which can be paid online.',
    gives: ['token', 'bookingId'],
  },
  'a-customer-with-a-waived-charge': {
    means: 'A customer with a fee for a missed class that the operator has waived.',
    gives: ['token', 'bookingId'],
  },
  'a-booking-about-to-begin': {
    means: 'A customer with a booking that begins within the next hour.',
    gives: ['token', 'bookingId'],
  },
  'a-booking-for-a-child': {
    means:
      'A customer with a booking for a child that can be cancelled free of charge; another child of theirs could come instead for the same price, but the customer could not.',
    gives: ['token', 'bookingId', 'attendeeId', 'userId'],
  },
  'a-customer-with-a-failed-collection': {
    means:
      'A customer who joined online, whose last monthly collection was refused by the bank, and who has some credit.',
    gives: ['token', 'orderId'],
  },
  'a-customer-with-guest-passes': {
    means:
      'A member with an allowance of two guest passes, one of which is issued for today; a pass of an earlier period was used.',
    gives: ['token', 'benefitId', 'passId', 'usedPassId', 'venueId', 'visitDate'],
  },
  'a-customer-with-a-rejected-proof': {
    means:
      'A customer whose membership needs a proof. They have submitted one that was rejected and announced another: a JPEG of six bytes.',
    gives: ['token', 'requiredId', 'documentId'],
  },
  'a-customer-with-billing-date': {
    means:
      'A customer with a monthly membership, a direct debit instruction and a billing date, and an option to which they can change.',
    gives: ['token', 'membershipId', 'paymentOptionId', 'startDate'],
  },
  'a-member-who-may-leave': {
    means:
      'A customer with a monthly membership and a direct debit instruction who joined more than 14 days ago, and the outcome of cancelling it today.',
    gives: ['token', 'membershipId', 'expected', 'endsOn'],
  },
  'a-customer-in-cooling-off': {
    means:
      'A customer who joined less than 14 days ago, with an upcoming booking at the members’ price and an upcoming guest pass.',
    gives: ['token', 'membershipId'],
  },
  'a-customer-with-a-cancelled-membership': {
    means: 'A customer who has cancelled a monthly membership that has not ended yet.',
    gives: ['token', 'membershipId'],
  },
  'a-customer-who-has-spent-the-refund': {
    means:
      'A customer who cancelled a membership within 14 days of joining and has spent the credit that was refunded.',
    gives: ['token', 'membershipId'],
  },
  'a-customer-who-can-freeze': {
    means:
      'A customer with a monthly membership and a direct debit instruction, and days between which it can be frozen.',
    gives: ['token', 'membershipId', 'freezeFrom', 'freezeTo', 'expected'],
  },
  'a-customer-with-a-frozen-membership': {
    means: 'A customer whose monthly membership is frozen: since before today, and until after today.',
    gives: ['token', 'membershipId', 'expected'],
  },
  'a-member-who-pays': {
    means: 'As a-customer-with-billing-date, with a cart that is claimed by a payment.',
    gives: ['token', 'membershipId', 'paymentOptionId', 'startDate'],
  },
  'a-customer-with-single-payment-membership': {
    means: 'A customer whose single-payment membership ends within 30 days.',
    gives: ['token', 'membershipId'],
  },
} as const satisfies Record<string, State>;
