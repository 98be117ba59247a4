import { keepCard } from '../domain/records/saved-card.ts';
import { type CartOnOffer, withCart } from './cart-on-offer.ts';
import type { Scenario, ScenarioTools } from './scenario.ts';
import { textOr } from './scenario.ts';

const GOOD_CARD = '4929000000006';
const DAY_MS = 86_400_000;

/** States of a payment with each card provider; each has a customer of its own with a single payment in the cart. */
export const providerScenarios: Record<string, Scenario> = {
  'provider-stripe': {
    description: 'A single payment at a centre whose card provider is the Stripe-like one.',
    run: (tools) => atCentre(tools, 'ardwick-fields-leisure-centre'),
  },
  'provider-opayo': {
    description: 'A single payment at a centre whose card provider is the Opayo-like one.',
    run: (tools) => atCentre(tools, 'castlefield-baths'),
  },
  'provider-ryft': {
    description: 'A single payment at a centre whose card provider is the Ryft-like one.',
    run: (tools) => atCentre(tools, 'didsbury-park-sports-centre'),
  },
  'provider-opayo-with-saved-card': {
    description: 'The same, with a card that was saved; `holder` gives the name on it, such as CHALLENGE.',
    run: (tools, params) => withSavedCard(tools, textOr(params, 'holder', 'SUCCESSFUL'), 3 * 365),
  },
  'provider-opayo-with-expired-card': {
    description: 'The same, with a saved card that has expired a little while ago.',
    run: (tools) => withSavedCard(tools, 'SUCCESSFUL', -40),
  },
  'opayo-session-expired': {
    description: 'Ends the merchant session key that `sessionKey` names, as 400 seconds do.',
    run: async ({ opayo }, params) => {
      await opayo.expireKey(textOr(params, 'sessionKey', ''));
      return {};
    },
  },
};

function atCentre({ store }: ScenarioTools, venueSlug: string): Promise<CartOnOffer> {
  return withCart(store, {
    venueSlug,
    membershipSlug: 'swim',
    optionName: '30 days',
    withBankDetails: false,
  });
}

async function withSavedCard(tools: ScenarioTools, holder: string, daysLeft: number) {
  const { store, opayo } = tools;
  const customer = await atCentre(tools, 'castlefield-baths');
  const month = new Date(store.clock.now().getTime() + daysLeft * DAY_MS);
  const [mm, yy] = [
    String(month.getUTCMonth() + 1).padStart(2, '0'),
    String(month.getUTCFullYear()).slice(-2),
  ];
  const kept = await opayo.keepCard(GOOD_CARD, holder, `${mm}${yy}`);
  const card = {
    identifier: kept.id,
    type: kept.cardType,
    lastFourDigits: kept.last4,
    expiryDate: `${mm}/${yy}`,
  };
  await store.write((tx) => keepCard(tx, store, { customerId: customer.userId, provider: 'opayo' }, card));
  return { ...customer, cardIdentifier: kept.id };
}
