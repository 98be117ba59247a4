import { saveCard } from '../domain/payments/index.ts';
import type { Store } from '../store/store.ts';
import { createMonthlyMember } from './customers.ts';
import { createFreshCustomer } from './fresh-customer.ts';
import { joinAs } from './joining.ts';
import { type ReadyCart, withCart } from './ready-cart.ts';
import type { Scenario, ScenarioTools } from './scenario.ts';
import { readTextParam } from './scenario.ts';

export const GOOD_CARD = '4929000000006';
const DAY_MS = 86_400_000;
/** One centre for each provider. */
const CENTRES = {
  stripe: 'ardwick-fields-leisure-centre',
  opayo: 'castlefield-baths',
  ryft: 'didsbury-park-sports-centre',
} as const;

/** The centre that uses a card provider. */
export function findProviderCentre(provider: string): string {
  return new Map<string, string>(Object.entries(CENTRES)).get(provider) ?? CENTRES.stripe;
}

/** Scenarios for paying with each card provider. Each creates a customer with a single-payment membership in the cart. */
export const providerScenarios: Record<string, Scenario> = {
  'provider-stripe': {
    description: 'A single payment at a centre with the Stripe-like card provider.',
    run: (tools) => createCustomerAtCentre(tools, CENTRES.stripe),
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
    run: (tools, params) => withSavedCard(tools, readTextParam(params, 'holder', 'SUCCESSFUL'), 3 * 365),
  },
  'provider-opayo-with-expired-card': {
    description: 'The Opayo-like provider has a saved card of the customer that expired recently.',
    run: (tools) => withSavedCard(tools, 'SUCCESSFUL', -40),
  },
  'provider-stripe-with-saved-card': {
    description: 'The Stripe-like provider has a saved card of the customer; `number` selects the test card.',
    run: (tools, params) =>
      withKeptCard(tools, 'stripe', readTextParam(params, 'number', '4242424242424242'), 3 * 365),
  },
  'provider-stripe-with-expired-card': {
    description: 'The Stripe-like provider has a saved card of the customer that expired recently.',
    run: (tools) => withKeptCard(tools, 'stripe', '4242424242424242', -40),
  },
  'provider-ryft-with-saved-card': {
    description: 'The Ryft-like provider has a saved card of the customer; `number` selects the test card.',
    run: (tools, params) =>
      withKeptCard(tools, 'ryft', readTextParam(params, 'number', '4012000000060085'), 3 * 365),
  },
  'provider-ryft-with-expired-card': {
    description: 'The Ryft-like provider has a saved card of the customer that expired recently.',
    run: (tools) => withKeptCard(tools, 'ryft', '4012000000060085', -40),
  },
  'a-member-with-a-saved-card': {
    description: 'As a-customer-with-billing-date, with a saved card at the Stripe-like provider.',
    run: async (tools, params) => {
      const member = await createMonthlyMember(tools.store, params);
      const card = { provider: 'stripe', number: '4242424242424242', daysLeft: 3 * 365 } as const;
      await keepCardOf(tools, member.userId, card);
      return member;
    },
  },
  'another-basket': {
    description:
      'Adds another single payment, at the centre `venueSlug`, to the cart of the customer with `token`, or of a new one.',
    run: async ({ store }, params) => {
      const tokenParam = readTextParam(params, 'token', '');
      const { token } = tokenParam === '' ? await createFreshCustomer(store) : { token: tokenParam };
      const venueSlug = readTextParam(params, 'venueSlug', CENTRES.stripe);
      const choice = { membershipSlug: 'gym', optionName: '90 days', withBankDetails: false };
      await joinAs(store, { token }, { venueSlug, ...choice });
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

const single = { membershipSlug: 'swim', optionName: '30 days', withBankDetails: false } as const;

/** Creates a customer with a single-payment membership in the cart, at a centre with the Opayo-like provider. */
export const createOpayoCustomer = (tools: ScenarioTools) => createCustomerAtCentre(tools, CENTRES.opayo);

/** Like `opayoCustomer`, with the Ryft-like provider. */
export const createRyftCustomer = (tools: ScenarioTools) => createCustomerAtCentre(tools, CENTRES.ryft);

function createCustomerAtCentre({ store }: ScenarioTools, venueSlug: string): Promise<ReadyCart> {
  return withCart(store, { venueSlug, ...single });
}

async function withKeptCard(
  tools: ScenarioTools,
  provider: 'stripe' | 'ryft',
  number: string,
  daysLeft: number,
) {
  const customer = await createCustomerAtCentre(tools, CENTRES[provider]);
  const cardIdentifier = await keepCardOf(tools, customer.userId, { provider, number, daysLeft });
  return { ...customer, cardIdentifier };
}

/**
 * Saves a card of a customer with the provider.
 * @returns the provider's identifier of the card
 */
export async function keepCardOf(
  tools: ScenarioTools,
  customerId: string,
  { provider, number, daysLeft }: { provider: 'stripe' | 'ryft'; number: string; daysLeft: number },
): Promise<string> {
  const { store } = tools;
  const card = await tools.keepCard(provider, number, formatExpiry(store, daysLeft), customerId);
  await store.write((tx) => saveCard(tx, store, { customerId, provider }, card));
  return card.identifier;
}

/** The month in some days' time, as MM/YY. */
function formatExpiry({ clock }: Store, days: number): string {
  const month = new Date(clock.now().getTime() + days * DAY_MS);
  return `${String(month.getUTCMonth() + 1).padStart(2, '0')}/${String(month.getUTCFullYear()).slice(-2)}`;
}

/** Like `opayoCustomer`, with a saved card. */
export async function withSavedCard(tools: ScenarioTools, holder: string, daysLeft: number) {
  const { store, opayo } = tools;
  const customer = await createOpayoCustomer(tools);
  const expiryDate = formatExpiry(store, daysLeft);
  const keptCard = await opayo.keepCard(GOOD_CARD, holder, {
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
