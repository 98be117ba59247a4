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
  customers,
  loginAttempts,
  mandates,
  memberships,
  outbox,
  questionAnswers,
  savedCards,
  tokens,
} from './people.ts';
import { cartItems, carts, orders, transactions } from './sales.ts';
import { simulatorRecords } from './simulators.ts';

/** Every table of the operator's books, and the simulated provider's. */
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
  simulatorRecords,
};
