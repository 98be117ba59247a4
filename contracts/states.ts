import { accountStates } from './account-states.ts';
import { handoffStates } from './handoff-states.ts';
import type { State } from './state.ts';
import { tillStates } from './till-states.ts';

/** Every provider state. The sandbox has a scenario of the same name for each. */
export const states = {
  ...accountStates,
  ...handoffStates,
  ...tillStates,
  'a-visitor': {
    means:
      'No customer is logged in. A venue sells a monthly membership with additional questions to anyone.',
    gives: [],
  },
  'several-accounts-on-one-email': {
    means: 'Two customers share an e-mail address.',
    gives: ['email'],
  },
  'login-rate-limited': {
    means: 'A customer whose log-in has just failed too often.',
    gives: ['email', 'password'],
  },
  'a-free-membership-promotion': {
    means: 'A promotion code, and a payment option of a membership to which it gives a discount.',
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
    means: 'A venue under planned maintenance, which its theme reports.',
    gives: ['venueSlug'],
  },
  'a-cart-with-a-monthly-membership': {
    means: 'A customer whose cart holds a monthly membership with an amount due now and terms to accept.',
    gives: ['token'],
  },
  'a-cart-that-may-not-be-paid-online': {
    means:
      'A customer whose cart has an amount due and who may not pay online, for example because of unpaid penalties.',
    gives: ['token'],
  },
  'a-cart-with-nothing-to-pay': {
    means: 'A customer whose cart holds a membership with nothing due now.',
    gives: ['token'],
  },
  'an-authorised-payment': {
    means: 'A customer whose card payment has been authorised, 3-D Secure included, and not completed yet.',
    gives: ['token', 'transactionUuid'],
  },
  'an-unconfirmed-payment': {
    means: 'A customer whose card payment has been started; the card has not been confirmed.',
    gives: ['token', 'transactionUuid'],
  },
  'a-cart-that-is-being-paid': {
    means: 'A customer whose cart is claimed by a payment, which may be captured at any moment.',
    gives: ['token'],
  },
  'provider-opayo': {
    means: 'A customer whose cart has an amount due, at a venue with the Opayo-like card provider.',
    gives: ['token'],
  },
  'provider-opayo-with-saved-card': {
    means:
      'A customer whose cart has an amount due with the Opayo-like provider, which has an unexpired saved card of theirs.',
    gives: ['token'],
  },
  'an-opayo-card': {
    means: 'The Opayo-like provider’s script has tokenised a card, whose bank requires no challenge.',
    gives: ['token', 'sessionKey', 'cardIdentifier'],
  },
  'an-opayo-card-that-is-declined': {
    means: 'The Opayo-like provider’s script has tokenised a card that the bank will decline.',
    gives: ['token', 'sessionKey', 'cardIdentifier'],
  },
  'an-opayo-card-with-a-challenge': {
    means: 'The Opayo-like provider’s script has tokenised a card that will need a challenge (3-D Secure 2).',
    gives: ['token', 'sessionKey', 'cardIdentifier'],
  },
  'an-opayo-card-with-a-challenge-of-version-1': {
    means:
      'The Opayo-like provider’s script has tokenised a card that will need a challenge of 3-D Secure 1.',
    gives: ['token', 'sessionKey', 'cardIdentifier'],
  },
  'a-saved-opayo-card': {
    means: 'The Opayo-like provider’s script has the security code of a saved card.',
    gives: ['token', 'sessionKey', 'savedCardId', 'cardIdentifier'],
  },
  'an-open-challenge': {
    means: 'A customer whose card payment waits for a challenge that was shown and has no result yet.',
    gives: ['token', 'transactionUuid'],
  },
  'a-passed-challenge': {
    means: 'A customer who has passed the challenge; the payment is not completed yet.',
    gives: ['token', 'transactionUuid'],
  },
  'a-failed-challenge': {
    means: 'A customer who has failed the challenge.',
    gives: ['token', 'transactionUuid'],
  },
  'a-challenge-for-a-changed-basket': {
    means:
      'A customer whose basket changed during the challenge: the payment has ended, and no money is held.',
    gives: ['token', 'transactionUuid'],
  },
  'provider-ryft': {
    means:
      'A customer whose cart has an amount due, at a venue with the Ryft-like, session-style card provider.',
    gives: ['token'],
  },
  'a-payment-session': {
    means: 'A customer with a prepared session of the Ryft-like, session-style provider.',
    gives: ['token', 'paymentSessionId'],
  },
  'an-abandoned-payment-session': {
    means: 'A customer whose cart was emptied after a session of the Ryft-like provider was prepared.',
    gives: ['token', 'paymentSessionId'],
  },
  'an-unattempted-payment-session': {
    means: 'A customer who has created a payment within a session and has not tried a card yet.',
    gives: ['token', 'transactionUuid'],
  },
  'an-approved-payment-session': {
    means: 'A customer whose card the session-style provider has approved; the payment is not completed yet.',
    gives: ['token', 'transactionUuid'],
  },
  'provider-ryft-with-saved-card': {
    means:
      'A customer whose cart has an amount due with the session-style provider, which has a saved card of theirs.',
    gives: ['token'],
  },
  'a-paid-order': {
    means: 'A customer who has bought a monthly membership online.',
    gives: ['token', 'orderId'],
  },
  'a-session-with-spaces': {
    means: 'A session tomorrow with free places, its venue, and a customer who may book it.',
    gives: ['token', 'venueSlug', 'sessionId', 'sessionDate', 'activitySlug', 'userId'],
  },
  'a-full-session': {
    means: 'A full session tomorrow, and a customer who may book it.',
    gives: ['token', 'sessionId', 'userId'],
  },
  'a-waiting-customer': {
    means: 'A customer on the waiting list of a full session tomorrow.',
    gives: ['token', 'sessionId', 'userId', 'waitingEntryId'],
  },
  'an-offer-from-a-waiting-list': {
    means: 'A customer to whom the waiting list of a session tomorrow has offered a place.',
    gives: ['token', 'waitingEntryId'],
  },
  'a-basket-with-a-class': {
    means: 'A customer whose cart holds a place in a session tomorrow.',
    gives: ['token', 'sessionId'],
  },
  'a-basket-with-reductions': {
    means: 'A customer whose cart holds a place in a session tomorrow, which uses a benefit and a package.',
    gives: ['token', 'benefitId', 'packageId'],
  },
  'a-basket-with-an-unused-package': {
    means: 'A customer whose cart has a place at its full price, which a package of theirs could cover.',
    gives: ['token'],
  },
  'a-basket-with-a-lost-place': {
    means:
      'A customer whose cart has a place that others have taken since; the waiting list of its session is open.',
    gives: ['token'],
  },
  'a-customer-with-a-package': {
    means: 'A customer who has a package with remaining uses; packages of its type are sold at the venue.',
    gives: ['token', 'venueSlug', 'sessionId', 'packageTypeId'],
  },
  'a-parent-of-two': {
    means: 'A customer with two children, and a session tomorrow that suits only one of them.',
    gives: ['token', 'venueSlug', 'sessionId', 'attendeeId'],
  },
  'a-basket-with-waivers': {
    means:
      'A customer whose basket has a place for a child, for whom a waiver must be signed before payment.',
    gives: ['token', 'attendeeId'],
  },
  'a-child-form-out-of-date': {
    means: 'A customer with a child whose form was filled in for a past season.',
    gives: ['token', 'attendeeId'],
  },
  'a-child-form-to-copy': {
    means: 'A customer with two children, one of whom has a completed form.',
    gives: ['token', 'attendeeId'],
  },
  'a-weekly-session': {
    means:
      'A session tomorrow that repeats in later weeks, which can be booked already, and a customer who may book it.',
    gives: ['token', 'sessionId', 'laterId'],
  },
  'a-full-weekly-session': {
    means: 'A weekly session that is full in every week, and a customer who may book it.',
    gives: ['token', 'sessionId', 'laterId'],
  },
  'a-basket-being-paid': {
    means:
      'A customer whose cart is claimed by a card payment: it cannot be changed until the payment has ended.',
    gives: ['token'],
  },
  'a-court-day': {
    means: 'A venue with courts, a free slot tomorrow, and a customer who may book it.',
    gives: ['token', 'venueSlug', 'facilitySlug', 'sessionId', 'sessionDate'],
  },
  'a-camp': {
    means: 'A camp with places on each of its days, its venue, and a customer with a child who may go.',
    gives: ['token', 'venueSlug', 'campSlug', 'campId', 'campDayId', 'campOptionId', 'attendeeId'],
  },
  'a-camp-full-on-wednesday': {
    means: 'A camp of which one day is full, and a customer with a child who may go.',
    gives: ['token', 'campId', 'campDayId', 'campOptionId', 'attendeeId'],
  },
  'a-camp-without-forms': {
    means: 'A camp with places, and a customer with a child whose form has not been filled in.',
    gives: ['token', 'campId', 'campDayId', 'campOptionId', 'attendeeId'],
  },
  'a-parent-who-waits-for-a-camp': {
    means: 'A customer who is on the waiting list of a full day of a camp, for a child.',
    gives: ['token', 'waitingEntryId'],
  },
  'a-booked-class': {
    means: 'A customer who has booked a session, its venue and its day.',
    gives: ['token', 'venueSlug', 'sessionDate'],
  },
  'an-offer-of-camp-days': {
    means: 'A customer to whom the waiting list of a camp has offered a day, for a child.',
    gives: ['token', 'waitingEntryId'],
  },
  'an-invitation-to-an-adult': {
    means: 'A customer with an invitation from another one who wants to book for them.',
    gives: ['token', 'email', 'invitationId'],
  },
  'a-basket-with-a-camp': {
    means: 'A customer whose cart holds a day of a camp for a child; the other days have places.',
    gives: ['token', 'venueSlug', 'campId', 'cartItemId', 'campDayId', 'campOptionId', 'attendeeId'],
  },
  'a-basket-with-a-form-out-of-date': {
    means: 'A customer whose cart holds a camp for a child whose form has expired since.',
    gives: ['token'],
  },
  'a-basket-with-a-camp-full-on-wednesday': {
    means: 'A customer whose cart holds days of a camp for a child; another day of it is full.',
    gives: ['token', 'cartItemId', 'campDayId', 'campOptionId'],
  },
  'a-course-begun': {
    means: 'A course that has begun, its venue, and a customer who may book the remaining sessions.',
    gives: ['token', 'venueSlug', 'courseId'],
  },
  'a-full-course': {
    means: 'A full course, and a customer who may book it.',
    gives: ['token', 'userId', 'courseId'],
  },
  'a-course-that-needs-a-level': {
    means: 'A course for children that needs a level, and a customer with a child who has it.',
    gives: ['token', 'courseId', 'attendeeId'],
  },
  'an-expired-page': {
    means: 'The next call is answered with 419: the page that makes it has expired.',
    gives: [],
    isForNextCall: true,
  },
  'too-many-calls': {
    means: 'The next call is answered with 429 and Retry-After: there were too many calls.',
    gives: [],
    isForNextCall: true,
  },
  'a-broken-server': {
    means: 'The next call is answered with 500: the server has an error.',
    gives: [],
    isForNextCall: true,
  },
  'planned-maintenance': {
    means: 'The next call is answered with 503 and Retry-After: planned maintenance.',
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
