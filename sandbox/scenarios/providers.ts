import { saveCard } from '../domain/payments/index.ts';
import type { Store } from '../store/store.ts';
import { createMonthlyMember } from './customers.ts';
import { createFreshCustomer } from './fresh-customer.ts';
import { addMembershipToBasket } from './joining.ts';
import { createReadyCart, type ReadyCart } from './ready-cart.ts';
import type { Scenario, ScenarioTools } from './scenario.ts';
import { readTextParam } from './scenario.ts';

export const VALID_OPAYO_CARD_NUMBER = '4929000000006';
const MS_PER_DAY = 86_400_000;
/** One centre for each provider. */
const CENTRE_BY_PROVIDER = {
  stripe: 'ardwick-fields-leisure-centre',
  opayo: 'castlefield-baths',
  ryft: 'didsbury-park-sports-centre',
} as const;

/** The centre that uses a card provider. */
export function findProviderCentre(provider: string): string {
  return (
    new Map<string, string>(Object.entries(CENTRE_BY_PROVIDER)).get(provider) ?? CENTRE_BY_PROVIDER.stripe
  );
}

/** Scenarios for paying with each card provider. Each creates a customer with a single-payment membership in the cart. */
export const providerScenarios: Record<string, Scenario> = {
  'provider-stripe': {
    description: 'A single payment at a centre with the Stripe-like card provider.',
    run: (tools) => createCustomerAtCentre(tools, CENTRE_BY_PROVIDER.stripe),
  },
  'provider-opayo': {
    description: 'A single payment at a centre with the Opayo-like card provider.',
    run: (tools) => createOpayoCustomer(tools),
  },
  'provider-ryft': {
    description: 'A single payment at a centre with the Ryft-like card provider.',
    run: (tools) => createRyftCustomer(tools),
  },
  'provider-opayo-with-saved-card': {
    description:
      'The Opayo-like provider has a saved card of the customer; `holder` is the name on it, such as CHALLENGE.',
    run: (tools, params) =>
      createCustomerWithSavedOpayoCard(tools, readTextParam(params, 'holder', 'SUCCESSFUL'), 3 * 365),
  },
  'provider-opayo-with-expired-card': {
    description: 'The Opayo-like provider has a saved card of the customer that expired recently.',
    run: (tools) => createCustomerWithSavedOpayoCard(tools, 'SUCCESSFUL', -40),
  },
  'provider-stripe-with-saved-card': {
    description: 'The Stripe-like provider has a saved card of the customer; `number` selects the test card.',
    run: (tools, params) =>
      createCustomerWithKeptCard(
        tools,
        'stripe',
        readTextParam(params, 'number', '4242424242424242'),
        3 * 365,
      ),
  },
  'provider-stripe-with-expired-card': {
    description: 'The Stripe-like provider has a saved card of the customer that expired recently.',
    run: (tools) => createCustomerWithKeptCard(tools, 'stripe', '4242424242424242', -40),
  },
  'provider-ryft-with-saved-card': {
    description: 'The Ryft-like provider has a saved card of the customer; `number` selects the test card.',
    run: (tools, params) =>
      createCustomerWithKeptCard(tools, 'ryft', readTextParam(params, 'number', '4012000000060085'), 3 * 365),
  },
  'provider-ryft-with-expired-card': {
    description: 'The Ryft-like provider has a saved card of the customer that expired recently.',
    run: (tools) => createCustomerWithKeptCard(tools, 'ryft', '4012000000060085', -40),
  },
  'a-member-with-a-saved-card': {
    description: 'As a-customer-with-billing-date, with a saved card at the Stripe-like provider.',
    run: async (tools, params) => {
      const member = await createMonthlyMember(tools.store, params);
      const card = { provider: 'stripe', number: '4242424242424242', daysLeft: 3 * 365 } as const;
      await saveCardOfCustomer(tools, member.userId, card);
      return member;
    },
  },
  'another-basket': {
    description:
      'Adds another single payment, at the centre `venueSlug`, to the cart of the customer with `token`, or of a new one.',
    run: async ({ store }, params) => {
      const tokenParam = readTextParam(params, 'token', '');
      const { token } = tokenParam === '' ? await createFreshCustomer(store) : { token: tokenParam };
      const venueSlug = readTextParam(params, 'venueSlug', CENTRE_BY_PROVIDER.stripe);
      const choice = { membershipSlug: 'gym', optionName: '90 days', withBankDetails: false };
      await addMembershipToBasket(store, { token }, { venueSlug, ...choice });
      return { token };
    },
  },
  'opayo-session-expired': {
    description: 'Expires the merchant session key `sessionKey`, as after 400 seconds.',
    run: async ({ opayo }, params) => {
      await opayo.expireKey(readTextParam(params, 'sessionKey', ''));
      return {};
    },
  },
};

const singlePaymentChoice = {
  membershipSlug: 'swim',
  optionName: '30 days',
  withBankDetails: false,
} as const;

/** Creates a customer with a single-payment membership in the cart, at a centre with the Opayo-like provider. */
export const createOpayoCustomer = (tools: ScenarioTools) =>
  createCustomerAtCentre(tools, CENTRE_BY_PROVIDER.opayo);

/** Like `opayoCustomer`, with the Ryft-like provider. */
export const createRyftCustomer = (tools: ScenarioTools) =>
  createCustomerAtCentre(tools, CENTRE_BY_PROVIDER.ryft);

function createCustomerAtCentre({ store }: ScenarioTools, venueSlug: string): Promise<ReadyCart> {
  return createReadyCart(store, { venueSlug, ...singlePaymentChoice });
}

async function createCustomerWithKeptCard(
  tools: ScenarioTools,
  provider: 'stripe' | 'ryft',
  cardNumber: string,
  daysLeft: number,
) {
  const customer = await createCustomerAtCentre(tools, CENTRE_BY_PROVIDER[provider]);
  const cardIdentifier = await saveCardOfCustomer(tools, customer.userId, {
    provider,
    number: cardNumber,
    daysLeft,
  });
  return { ...customer, cardIdentifier };
}

/**
 * Saves a card of a customer with the provider.
 * @returns the provider's identifier of the card
 */
export async function saveCardOfCustomer(
  tools: ScenarioTools,
  customerId: string,
  {
    provider,
    number: cardNumber,
    daysLeft,
  }: { provider: 'stripe' | 'ryft'; number: string; daysLeft: number },
): Promise<string> {
  const { store } = tools;
  const card = await tools.keepCard(provider, cardNumber, formatExpiry(store, daysLeft), customerId);
  await store.write((tx) => saveCard(tx, store, { customerId, provider }, card));
  return card.identifier;
}

/** The month in some days' time, as MM/YY. */
function formatExpiry({ clock }: Store, daysAhead: number): string {
  const expiryMonth = new Date(clock.now().getTime() + daysAhead * MS_PER_DAY);
  return `${String(expiryMonth.getUTCMonth() + 1).padStart(2, '0')}/${String(expiryMonth.getUTCFullYear()).slice(-2)}`;
}

/** Like `opayoCustomer`, with a saved card. */
export async function createCustomerWithSavedOpayoCard(
  tools: ScenarioTools,
  cardholder: string,
  daysLeft: number,
) {
  const { store, opayo } = tools;
  const customer = await createOpayoCustomer(tools);
  const expiryDate = formatExpiry(store, daysLeft);
  const keptCard = await opayo.keepCard(VALID_OPAYO_CARD_NUMBER, cardholder, {
    expiryDate: expiryDate.replace('/', ''),
    customer: customer.userId,
  });
  const card = {
    identifier: keptCard.id,
    type: keptCard.cardType,
    lastFourDigits: keptCard.last4,
    expiryDate,
  };
  await store.write((tx) => saveCard(tx, store, { customerId: customer.userId, provider: 'opayo' }, card));
  return { ...customer, cardIdentifier: keptCard.id };
}
