import { getCart, getCartTerms } from '../domain/basket/index.ts';
import { toLondonDate } from '../domain/common/index.ts';
import type { Caller } from '../domain/common/types.ts';
import type { JoiningInput } from '../domain/held-memberships/index.ts';
import { authoriseCard, type PaymentRequest } from '../domain/payments/index.ts';
import {
  authenticateCustomer,
  createFreshCustomer,
  type FreshCustomer,
} from '../scenarios/fresh-customer.ts';
import { addMembershipToBasket, findCatalogueIds, type JoiningChoice } from '../scenarios/joining.ts';
import type { Store } from '../store/store.ts';
import type { FakeCards } from './fake-cards.ts';

export interface JoiningCustomer extends FreshCustomer {
  caller: Caller;
}

/** Creates a new logged-in customer. */
export async function createCustomer(
  store: Store,
  overrides: Parameters<typeof createFreshCustomer>[1] = {},
): Promise<JoiningCustomer> {
  const customer = await createFreshCustomer(store, overrides);
  return { ...customer, caller: await authenticateCustomer(store, customer) };
}

/** Creates a customer with a membership in the cart. */
export async function createJoiner(
  store: Store,
  choice: Partial<JoiningChoice> = {},
): Promise<JoiningCustomer> {
  const customer = await createCustomer(store);
  await addMembershipToBasket(store, customer, choice);
  return customer;
}

/** The body of a valid "store the membership" call, which tests modify. */
export function buildJoiningInput(store: Store, choice: Partial<JoiningChoice> = {}): JoiningInput {
  const { venueId, membershipTypeId, paymentOptionId } = findCatalogueIds(choice);
  return {
    homeVenueId: venueId,
    membershipTypeId,
    paymentOptionId,
    startDate: toLondonDate(store.clock.now()),
    billingDay: 1,
    accountHolder: 'Robin Scenario',
    ddTermsAccepted: true,
    accountDetails: {
      sortCode: '08-99-99',
      accountNumber: '66374958',
      billingAddressLineOne: '2 Scenario Street',
      billingAddressLineTwo: '',
      billingCity: 'Manchester',
      billingPostcode: 'm1 1ae',
    },
  };
}

/** The checkout's request for a customer's current cart. */
export async function buildPayRequest(
  store: Store,
  caller: Caller,
  overrides: Partial<PaymentRequest> = {},
): Promise<PaymentRequest> {
  const cart = await getCart(store, caller);
  if (!cart) throw new Error('There is no cart to pay.');
  const terms = await getCartTerms(store, caller, cart.id);
  return {
    source: 'online-joining',
    itemHash: cart.itemHash,
    terms: terms.map(({ id }) => id),
    completedWaivers: [],
    payments: [...cart.payments, { tenderType: 'card', amount: cart.totals.balance }],
    attemptId: null,
    ...overrides,
  };
}

/** Authorises a customer's cart and confirms the card, so that the bank holds the money. */
export async function authorisePayment(
  store: Store,
  cards: FakeCards,
  caller: Caller,
): Promise<{ transactionUuid: string; intentId: string }> {
  const request = await buildPayRequest(store, caller);
  const answer = await authoriseCard(store, cards, caller, { ...request, sessionKey: '', billing: null });
  const intentId = (answer.clientSecret ?? '').replace('_secret', '');
  cards.setStatus(intentId, 'requires_capture');
  return { transactionUuid: answer.transactionUuid, intentId };
}
