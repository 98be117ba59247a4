import type { State } from './state.ts';

/** The provider states of a customer’s account. */
export const accountStates = {
  'a-customer-with-bookings': {
    means: 'A customer with an upcoming booking that can be cancelled free of charge, and a past one.',
    gives: ['token', 'bookingId', 'expected'],
  },
  'a-customer-with-a-late-booking': {
    means: 'A customer with a booking that begins so soon that cancelling it costs a fee.',
    gives: ['token', 'bookingId'],
  },
  'a-booked-camp': {
    means:
      'A customer who has booked two days of a camp for a child, both of which can be cancelled; a booking of them, and what cancelling both does.',
    gives: ['token', 'bookingId', 'expected'],
  },
  'a-customer-with-a-missed-booking': {
    means: 'A customer who has missed a class and owes a fee for it, which can be paid online.',
    gives: ['token', 'bookingId'],
  },
  'a-customer-with-a-waived-charge': {
    means: 'A customer who owed a fee for a missed class, which the operator has waived since.',
    gives: ['token', 'bookingId'],
  },
  'a-booking-about-to-begin': {
    means: 'A customer with a booking that begins within the next hour.',
    gives: ['token', 'bookingId'],
  },
  'a-booking-for-a-child': {
    means:
      'A customer with a booking for a child that can be cancelled free of charge; another child of theirs could come for the same price, the customer could not.',
    gives: ['token', 'bookingId', 'attendeeId', 'userId'],
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
  'a-member-who-may-leave': {
    means:
      'A customer with a monthly membership and a direct debit instruction who joined more than 14 days ago, and what cancelling it today does.',
    gives: ['token', 'membershipId', 'expected', 'endsOn'],
  },
  'a-customer-in-cooling-off': {
    means:
      'A customer who joined less than 14 days ago; after today they have a booking at the price of members, and a guest pass.',
    gives: ['token', 'membershipId'],
  },
  'a-customer-with-a-cancelled-membership': {
    means: 'A customer who has cancelled a monthly membership, which still runs.',
    gives: ['token', 'membershipId'],
  },
  'a-customer-who-has-spent-the-refund': {
    means:
      'A customer who has cancelled a membership within 14 days of joining and has spent the credit that they got for it.',
    gives: ['token', 'membershipId'],
  },
  'a-customer-who-can-freeze': {
    means:
      'A customer with a monthly membership and a direct debit instruction; days on which it can be frozen for a month.',
    gives: ['token', 'membershipId', 'freezeFrom', 'freezeTo', 'expected'],
  },
  'a-customer-with-a-frozen-membership': {
    means: 'A customer whose monthly membership is frozen since a day before today, and until one after it.',
    gives: ['token', 'membershipId', 'expected'],
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
