import { sessionPlaces } from './bookings.ts';
import {
  dataFieldForms,
  membershipTypes,
  operators,
  paymentOptions,
  places,
  products,
  promotions,
  questionGroups,
  terms,
  themes,
  venues,
} from './catalogue.ts';
import {
  attempts,
  customers,
  loginAttempts,
  mandates,
  memberships,
  outbox,
  questionAnswers,
  savedCards,
  tokens,
} from './people.ts';
import { cartItems, carts, orders, paymentEvents, transactions } from './sales.ts';
import { simulatorRecords } from './simulators.ts';

/** Every table of the operator, and the simulated providers'. */
export const schema = {
  operators,
  themes,
  venues,
  places,
  membershipTypes,
  paymentOptions,
  promotions,
  questionGroups,
  dataFieldForms,
  terms,
  products,
  attempts,
  customers,
  tokens,
  loginAttempts,
  mandates,
  memberships,
  questionAnswers,
  savedCards,
  outbox,
  carts,
  cartItems,
  transactions,
  orders,
  paymentEvents,
  sessionPlaces,
  simulatorRecords,
};
