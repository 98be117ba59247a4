import { accountStates } from './account-states.ts';
import { handoffStates } from './handoff-states.ts';
import type { State } from './state.ts';
import { tillStates } from './till-states.ts';

/** Every provider state; each is a sandbox scenario of the same name. */
export const states = {
  ...accountStates,
  ...handoffStates,
  ...tillStates,
  'a-visitor': {
    means:
      'No customer is signed in. A venue sells a monthly membership with additional questions to anyone.',
    gives: [],
  },
  'several-accounts-on-one-email': {
    means: 'Two customers share an e-mail address.',
    gives: ['email'],
  },
  'login-rate-limited': {
    means: 'A customer for whom a log-in has failed too often just now.',
    gives: ['email', 'password'],
  },
  'a-free-membership-promotion': {
    means: 'A promotion code, and a payment option of a membership on which it takes something off.',
    gives: ['promotionCode', 'venueId', 'membershipTypeId', 'paymentOptionId'],
  },
  'a-customer-without-instruction': {
    means: 'A customer without a direct debit instruction and with an empty cart.',
    gives: ['token', 'email', 'password'],
  },
  'a-customer-with-instruction': {
    means: 'A customer with a live direct debit instruction and with an empty cart.',
    gives: ['token'],
  },
  'a-venue-under-maintenance': {
    means: 'A venue whose theme is closed for planned maintenance.',
    gives: ['venueSlug'],
  },
  'a-cart-with-a-monthly-membership': {
    means: 'A customer whose cart holds a monthly membership with an amount due now and terms to accept.',
    gives: ['token'],
  },
  'a-cart-that-may-not-be-paid-online': {
    means:
      'A customer whose cart holds something to pay, and who may not pay online (penalties to pay, say).',
    gives: ['token'],
  },
  'a-cart-with-nothing-to-pay': {
    means: 'A customer whose cart holds a membership for which nothing is due now.',
    gives: ['token'],
  },
  'an-authorised-payment': {
    means: 'A customer whose card payment has been authorised, 3-D Secure included, and not completed yet.',
    gives: ['token', 'transactionUuid'],
  },
  'an-unconfirmed-payment': {
    means: 'A customer whose card payment has been begun; the card has not been confirmed.',
    gives: ['token', 'transactionUuid'],
  },
  'a-cart-that-is-being-paid': {
    means: 'A customer whose cart a payment has claimed: its money may be taken at any moment.',
    gives: ['token'],
  },
  'provider-opayo': {
    means: 'A customer with something to pay at a venue whose card provider is the Opayo-like one.',
    gives: ['token'],
  },
  'provider-opayo-with-saved-card': {
    means: 'The same, and the provider keeps a card of the customer that has not expired.',
    gives: ['token'],
  },
  'an-opayo-card': {
    means: 'The Opayo-like provider’s script has taken a card. Its bank asks nothing.',
    gives: ['token', 'sessionKey', 'cardIdentifier'],
  },
  'an-opayo-card-that-is-declined': {
    means: 'The same, and the bank will decline the card.',
    gives: ['token', 'sessionKey', 'cardIdentifier'],
  },
  'an-opayo-card-with-a-challenge': {
    means: 'The same, and the bank will ask its customer (3-D Secure 2).',
    gives: ['token', 'sessionKey', 'cardIdentifier'],
  },
  'an-opayo-card-with-a-challenge-of-version-1': {
    means: 'The same, and the bank will ask as version 1 of 3-D Secure does.',
    gives: ['token', 'sessionKey', 'cardIdentifier'],
  },
  'a-saved-opayo-card': {
    means: 'The Opayo-like provider’s script has taken the security code of a saved card.',
    gives: ['token', 'sessionKey', 'savedCardId', 'cardIdentifier'],
  },
  'an-open-challenge': {
    means: 'A customer whose card payment waits for the bank’s question, which was put and not answered.',
    gives: ['token', 'transactionUuid'],
  },
  'a-passed-challenge': {
    means: 'A customer who has passed the bank’s question; the payment is not completed yet.',
    gives: ['token', 'transactionUuid'],
  },
  'a-failed-challenge': {
    means: 'A customer who has failed the bank’s question.',
    gives: ['token', 'transactionUuid'],
  },
  'a-challenge-for-a-changed-basket': {
    means:
      'A customer who was at the bank when the basket changed: the payment has ended, and holds nothing.',
    gives: ['token', 'transactionUuid'],
  },
  'provider-ryft': {
    means:
      'A customer with something to pay at a venue whose card provider is the Ryft-like, session-style one.',
    gives: ['token'],
  },
  'a-payment-session': {
    means: 'The same, and the session has been prepared.',
    gives: ['token', 'paymentSessionId'],
  },
  'an-abandoned-payment-session': {
    means: 'The same, and the cart has been emptied since.',
    gives: ['token', 'paymentSessionId'],
  },
  'an-unattempted-payment-session': {
    means: 'A customer who has agreed to pay within a session and has not tried a card yet.',
    gives: ['token', 'transactionUuid'],
  },
  'an-approved-payment-session': {
    means: 'A customer whose card the session-style provider has approved; the payment is not completed yet.',
    gives: ['token', 'transactionUuid'],
  },
  'provider-ryft-with-saved-card': {
    means: 'A customer with something to pay by the session-style provider, which keeps a card of theirs.',
    gives: ['token'],
  },
  'a-paid-order': {
    means: 'A customer who has bought a monthly membership online.',
    gives: ['token', 'orderId'],
  },
  'a-session-with-spaces': {
    means: 'A session of tomorrow with free places, at a venue, and a customer who may book it.',
    gives: ['token', 'venueSlug', 'sessionId', 'sessionDate', 'activitySlug', 'userId'],
  },
  'a-full-session': {
    means: 'A session of tomorrow without a free place, and a customer who may book it.',
    gives: ['token', 'sessionId', 'userId'],
  },
  'a-waiting-customer': {
    means: 'A customer who waits for a place in a full session of tomorrow.',
    gives: ['token', 'sessionId', 'userId', 'waitingEntryId'],
  },
  'an-offer-from-a-waiting-list': {
    means: 'A customer to whom the waiting list of a session of tomorrow offers a place.',
    gives: ['token', 'waitingEntryId'],
  },
  'a-basket-with-a-class': {
    means: 'A customer whose cart holds a place in a session of tomorrow.',
    gives: ['token', 'sessionId'],
  },
  'a-basket-with-reductions': {
    means: 'The same, whose place uses a benefit and a package.',
    gives: ['token', 'benefitId', 'packageId'],
  },
  'a-basket-with-an-unused-package': {
    means: 'A customer with a place in their cart for money, for which a package of theirs could pay.',
    gives: ['token'],
  },
  'a-basket-with-a-lost-place': {
    means:
      'A customer with a place in their cart that others have by now; its session has a waiting list that is open.',
    gives: ['token'],
  },
  'a-customer-with-a-package': {
    means: 'A customer who has a package of uses with some left; another of its type is sold at the venue.',
    gives: ['token', 'venueSlug', 'sessionId', 'packageTypeId'],
  },
  'a-parent-of-two': {
    means: 'A customer with two children; a session of tomorrow that is for one of them.',
    gives: ['token', 'venueSlug', 'sessionId', 'attendeeId'],
  },
  'a-basket-with-waivers': {
    means:
      'A customer whose basket has a place for a child, for whom a waiver has to be signed before it is paid.',
    gives: ['token', 'attendeeId'],
  },
  'a-child-form-out-of-date': {
    means: 'A customer with a child whose form was filled in for a season that is over.',
    gives: ['token', 'attendeeId'],
  },
  'a-child-form-to-copy': {
    means: 'A customer with two children, of whom one has a form that is filled in.',
    gives: ['token', 'attendeeId'],
  },
  'a-weekly-session': {
    means:
      'A session of tomorrow that also takes place in later weeks and can be booked now; a customer who may book it.',
    gives: ['token', 'sessionId', 'laterId'],
  },
  'a-full-weekly-session': {
    means: 'The same without a free place in any week.',
    gives: ['token', 'sessionId', 'laterId'],
  },
  'a-basket-being-paid': {
    means: 'A customer whose cart a card payment has claimed: it cannot be changed until that has ended.',
    gives: ['token'],
  },
  'a-court-day': {
    means: 'A venue with courts; a slot of tomorrow that is free, and a customer who may book it.',
    gives: ['token', 'venueSlug', 'facilitySlug', 'sessionId', 'sessionDate'],
  },
  'a-camp': {
    means: 'A camp with places on each of its days, at a venue, and a customer with a child who may book it.',
    gives: ['token', 'venueSlug', 'campSlug', 'campId', 'campDayId', 'campOptionId', 'attendeeId'],
  },
  'a-camp-full-on-wednesday': {
    means: 'The same, and the day is full.',
    gives: ['token', 'campId', 'campDayId', 'campOptionId', 'attendeeId'],
  },
  'a-camp-without-forms': {
    means: 'The same, with places; the form about the child has not been filled in.',
    gives: ['token', 'campId', 'campDayId', 'campOptionId', 'attendeeId'],
  },
  'a-parent-who-waits-for-a-camp': {
    means: 'A customer who waits, for a child, for a day of a camp that is full.',
    gives: ['token', 'waitingEntryId'],
  },
  'a-booked-class': { means: 'A session is booked.', gives: ['token', 'venueSlug', 'sessionDate'] },
  'an-offer-of-camp-days': { means: 'A parent is offered such a day.', gives: ['token', 'waitingEntryId'] },
  'an-invitation-to-an-adult': {
    means: 'A customer whom another one has asked to be allowed to book for them.',
    gives: ['token', 'email', 'invitationId'],
  },
  'a-basket-with-a-camp': {
    means: 'The same, with places, and the day is in the cart for the child.',
    gives: ['token', 'venueSlug', 'campId', 'cartItemId', 'campDayId', 'campOptionId', 'attendeeId'],
  },
  'a-basket-with-a-form-out-of-date': {
    means: 'A camp is in the cart for a child about whom the form has run out since.',
    gives: ['token'],
  },
  'a-basket-with-a-camp-full-on-wednesday': {
    means: 'Other days of the camp are in the cart for the child, and the day is full.',
    gives: ['token', 'cartItemId', 'campDayId', 'campOptionId'],
  },
  'a-course-begun': {
    means: 'A course of which some sessions are over, at a venue, and a customer who may book it.',
    gives: ['token', 'venueSlug', 'courseId'],
  },
  'a-full-course': {
    means: 'A course without a free place, and a customer who may book it.',
    gives: ['token', 'userId', 'courseId'],
  },
  'a-course-that-needs-a-level': {
    means: 'A course for children that needs a level, and a customer with a child who has it.',
    gives: ['token', 'courseId', 'attendeeId'],
  },
  'an-expired-page': {
    means: 'The next call is answered 419: the page that makes it has run out.',
    gives: [],
    isForNextCall: true,
  },
  'too-many-calls': {
    means: 'The next call is answered 429 with Retry-After: there were too many.',
    gives: [],
    isForNextCall: true,
  },
  'a-broken-server': {
    means: 'The next call is answered 500: something in the server is broken.',
    gives: [],
    isForNextCall: true,
  },
  'planned-maintenance': {
    means: 'The next call is answered 503 with Retry-After: the server is closed for a while.',
    gives: [],
    isForNextCall: true,
  },
} as const satisfies Record<string, State>;

export type StateName = keyof typeof states;

/** Whether the state affects only the next call. */
export function isForNextCall(name: StateName): boolean {
  const state: State = states[name];
  return state.isForNextCall === true;
}

const isStateName = (name: string): name is StateName => Object.hasOwn(states, name);
export const stateNames: readonly StateName[] = Object.keys(states).filter(isStateName);
