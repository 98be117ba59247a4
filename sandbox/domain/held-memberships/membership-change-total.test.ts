import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { toWireChangeCosts } from '../../routes/wire/costs.ts';
import { createStoppedClock } from '../../store/clock.ts';
import { openMemoryStore } from '../../store/open-memory-store.ts';
import type { Store } from '../../store/store.ts';
import { createMember } from '../../testing/a-member.ts';
import { createFakeCards, type FakeCards } from '../../testing/fake-cards.ts';
import { authorisePayment, buildJoiningInput } from '../../testing/joining-customer.ts';
import { getCart } from '../basket/index.ts';
import { addDays } from '../common/index.ts';
import { completePayment, requireOrderById } from '../payments/index.ts';
import { calculateChangeCosts, listChangeOptions, submitChange } from './membership-changes.ts';

const TODAY_DATE = '2027-01-31';
let store: Store;
let cards: FakeCards;

beforeAll(async () => {
  store = await openMemoryStore({ clock: createStoppedClock(`${TODAY_DATE}T12:00:00Z`) });
  cards = createFakeCards();
}, 60_000);
afterAll(() => store.close());

const HOLDER_SCENARIOS = ['a-customer-with-billing-date', 'a-customer-with-single-payment-membership'];

// Proves A3.4.
test('for any change on any day, the preview, the cart, the charge and the order have the same total', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...HOLDER_SCENARIOS),
      fc.nat(),
      fc.nat({ max: 28 }),
      fc.nat(),
      async (state, anyOption, daysLater, anyDay) => {
        const { caller, membershipId } = await createMember(store, cards, state);
        const { membershipTypes } = await listChangeOptions(store, caller, membershipId);
        const options = membershipTypes
          .flatMap(({ paymentOptions }) => paymentOptions)
          .filter(({ isPurchasable }) => isPurchasable.canPurchase);
        const optionId = options[anyOption % options.length]?.id ?? '';
        const { startsAt, billingDays } = await calculateChangeCosts(store, caller, {
          membershipId,
          optionId,
        });
        const change = {
          membershipId,
          optionId,
          startsAt: addDays(startsAt.min, daysLater),
          billingDay: billingDays[anyDay % billingDays.length] ?? null,
        };
        const shownCosts = toWireChangeCosts(
          await calculateChangeCosts(store, caller, change),
          TODAY_DATE,
        ).total_due_now;
        const { accountHolder, accountDetails, ddTermsAccepted } = buildJoiningInput(store);
        await submitChange(store, caller, { ...change, accountHolder, accountDetails, ddTermsAccepted });
        const cart = await getCart(store, caller);
        expect(cart?.totals.total).toBe(shownCosts.amount);
        const { month_in_hand, fees } = shownCosts.composition;
        expect(month_in_hand.amount + fees.amount).toBe(shownCosts.amount);
        if (shownCosts.amount === 0) return;
        const { transactionUuid, intentId } = await authorisePayment(store, cards, caller);
        const { completeOrderId } = await completePayment(store, cards, caller, {
          transactionUuid,
          source: 'online-joining',
        });
        expect(cards.intents.get(intentId)?.amount).toBe(shownCosts.amount);
        const order = await requireOrderById(store, caller, completeOrderId ?? '');
        expect(order.total).toBe(shownCosts.amount);
      },
    ),
    { numRuns: 40, seed: 7 },
  );
}, 60_000);
