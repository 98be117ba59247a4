import type { Checkout } from './checkout.ts';
import type { TypedCard } from './document.ts';
import type { ProviderName } from './operator.ts';
import type { Payment } from './steps.ts';

/** The cards of each provider by outcome. If a provider has no card for an outcome, the nearest one is used. */
const CARD_NUMBERS: Readonly<
  Record<ProviderName, Readonly<Record<'good' | 'secondGood' | 'challenged' | 'declined' | 'wrong', string>>>
> = {
  stripe: {
    good: '4242424242424242',
    secondGood: '5555555555554444',
    challenged: '4000002760003184',
    declined: '4000000000009995',
    wrong: '4242424242424241',
  },
  opayo: {
    good: '4929000000006',
    secondGood: '4929000005559',
    challenged: '4929000000006',
    declined: '4929602110085639',
    wrong: '4929000000007',
  },
  'opayo-saved': {
    good: '4929000000006',
    secondGood: '4929000005559',
    challenged: '4929000000006',
    declined: '4929602110085639',
    wrong: '4929000000007',
  },
  ryft: {
    good: '4012000000060085',
    secondGood: '5555555555554444',
    challenged: '4918190000000002',
    declined: '4111111111111111',
    wrong: '4012000000060085',
  },
};

/** Penalties alone belong to no centre, so they are paid through another provider than the centre's. */
export function findShownProvider(checkout: Checkout, provider: ProviderName): ProviderName {
  const shownProvider = checkout.readProvider();
  return isProvider(shownProvider) && !provider.startsWith(shownProvider) ? shownProvider : provider;
}

const isProvider = (name: string): name is ProviderName => Object.hasOwn(CARD_NUMBERS, name);

export function buildTypedCard(
  provider: ProviderName,
  { card, bank, scriptFailure }: Payment,
  strangersCardId: string,
): TypedCard {
  const cards = CARD_NUMBERS[provider];
  const isChallenged = bank !== 'not asked';
  const shownCard = card === 'second good' ? cards.secondGood : isChallenged ? cards.challenged : cards.good;
  const number = card === 'declined' ? cards.declined : card === 'wrong number' ? cards.wrong : shownCard;
  return {
    number,
    holder: isChallenged ? 'CHALLENGE' : 'SUCCESSFUL',
    // For Ryft: a refusal of the security code, and a bank that takes five seconds.
    securityCode:
      provider !== 'ryft' ? '123' : card === 'slow' ? '210' : card === 'wrong number' ? '202' : '123',
    scriptFailure,
    strangersCardId: card === 'a stranger’s' ? strangersCardId : null,
  };
}
