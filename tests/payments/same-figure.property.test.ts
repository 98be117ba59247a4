import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getCart } from '../../sandbox/domain/basket/index.ts';
import { addDays, toLondonDate } from '../../sandbox/domain/common/index.ts';
import { getLedger } from '../../sandbox/domain/front-of-house/index.ts';
import { getCosts, listMembershipTypes, storeJoining } from '../../sandbox/domain/held-memberships/index.ts';
import { completeFreeOrder, completePayment, requireOrderById } from '../../sandbox/domain/payments/index.ts';
import { toWireCart } from '../../sandbox/routes/wire/cart.ts';
import { toWireCosts } from '../../sandbox/routes/wire/costs.ts';
import { toWireMembershipType } from '../../sandbox/routes/wire/membership.ts';
import { toWireOrder } from '../../sandbox/routes/wire/order.ts';
import { findCatalogueIds } from '../../sandbox/scenarios/joining.ts';
import { demoId } from '../../sandbox/seed/demo-ids.ts';
import { createStoppedClock } from '../../sandbox/store/clock.ts';
import { openMemoryStore } from '../../sandbox/store/open-memory-store.ts';
import { paymentOptions } from '../../sandbox/store/schema/catalogue.ts';
import type { Store } from '../../sandbox/store/store.ts';
import { createFakeCards } from '../../sandbox/testing/fake-cards.ts';
import {
  authorisePayment,
  buildJoiningInput,
  buildPayRequest,
  createCustomer,
} from '../../sandbox/testing/joining-customer.ts';
import { listFeeLines, listOptionFeeLines, listPayments } from '../../src/entities/membership/index.ts';
import { listCostLines } from '../../src/features/review-costs/lib/cost-lines.ts';
import { toPurchase } from '../../src/pages/system/checkout/lib/to-purchase.ts';
import { toCamelCase } from '../../src/shared/testing/to-camel-case.ts';
import { splitReceipt } from '../../src/widgets/order-receipt/lib/receipt.ts';

// Today's payment is the same amount on the card, in the summary, the review and the checkout's cart, on the receipt and
// in the operator's records, for any prices, days and promo code.

let store: Store;

beforeAll(async () => {
  store = await openMemoryStore({ clock: createStoppedClock('2026-11-23T12:00:00Z') });
}, 60_000);
afterAll(() => store.close());

const PROMO_CODES = ['WELCOME10', 'NOJOIN', 'FIVER', 'FREESTART', 'SPLASH50'] as const;
const anyJoiningChoice = fc.record({
  optionName: fc.constantFrom('Monthly', '30 days'),
  /** In pence. */
  price: fc.integer({ min: 0, max: 250_000 }),
  joiningFee: fc.integer({ min: 0, max: 9_999 }),
  hasMonthInHand: fc.boolean(),
  billingDay: fc.integer({ min: 1, max: 28 }),
  startsInDays: fc.integer({ min: 0, max: 28 }),
  code: fc.option(fc.constantFrom(...PROMO_CODES)),
});
type JoiningChoice = typeof anyJoiningChoice extends fc.Arbitrary<infer Value> ? Value : never;

const formatPence = (pence: number) =>
  new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP' }).format(pence / 100);

/** Converts '£1,234.50' and '-£5.00' to pence. */
const parsePence = (text: string) => Math.round(Number(text.replace(/[£,]/g, '')) * 100);
const sumLines = (lines: readonly { readonly amount: string }[]) =>
  formatPence(lines.reduce((sum, { amount }) => sum + parsePence(amount), 0));

/** Sets the prices of the option in the operator's list. */
async function setPrices({ price, joiningFee, hasMonthInHand }: JoiningChoice, id: string): Promise<void> {
  await store.write((tx) =>
    tx
      .update(paymentOptions)
      .set({ prices: { standard: price, city: price, community: price }, joiningFee, hasMonthInHand })
      .where(eq(paymentOptions.id, id)),
  );
}

/** Buys the choice, and reads today's amount from each place, as the site shows it. */
async function readDisplayedTotals(choice: JoiningChoice) {
  const { venueId, membershipTypeId: typeId, paymentOptionId: optionId } = findCatalogueIds(choice);
  await setPrices(choice, optionId);
  const today = toLondonDate(store.clock.now());
  const loadCosts = async (costsInput: {
    startDate?: string;
    billingDay?: number;
    promotionCodeId?: string | null;
  }) =>
    toCamelCase(
      toWireCosts(await getCosts(store, null, { typeId, optionId, venueId, ...costsInput }), today),
    );

  // Before anything but the membership is chosen.
  const membershipTypes = (await listMembershipTypes(store, venueId, null)).map((type) =>
    toCamelCase(toWireMembershipType(type)),
  );
  const paymentOption = membershipTypes
    .find(({ id }) => id === typeId)
    ?.paymentOptions.find(({ id }) => id === optionId);
  const initialCosts = await loadCosts({});

  // With dates and code.
  const startDate = addDays(today, choice.startsInDays);
  const isMonthly = paymentOption?.paymentType === 'recurring';
  // NOJOIN only applies to monthly payments.
  const code = isMonthly || choice.code !== 'NOJOIN' ? choice.code : null;
  const promotionCodeId = code && demoId(`promotion:${code}`);
  const billingDayInput = isMonthly ? { billingDay: choice.billingDay } : {};
  const costsWithoutBillingDay = await loadCosts({ startDate, promotionCodeId });
  const reviewedCosts = await loadCosts({ startDate, promotionCodeId, ...billingDayInput });
  const pickerTotal = costsWithoutBillingDay.billingDayTotals?.find(({ day }) => day === choice.billingDay);

  // In the cart, at payment, and in the records.
  const { caller, email } = await createCustomer(store);
  await storeJoining(store, caller, {
    ...buildJoiningInput(store, choice),
    startDate,
    billingDay: isMonthly ? choice.billingDay : null,
    promotionCodeId,
  });
  const storedCart = await getCart(store, caller);
  if (!storedCart || !paymentOption) throw new Error('The membership is not in the cart.');
  const cart = toCamelCase(toWireCart(storedCart));
  const order = toCamelCase(toWireOrder(await requireOrderById(store, caller, await payForCart(caller))));
  const ledger = await getLedger(store, { email });
  const receiptLines = splitReceipt(order).flatMap(({ lines }) => lines);
  return {
    beforeDates: {
      card: paymentOption.totalToPayNow?.formatted,
      costs: initialCosts.totalToPayNow.formatted,
      summary: listPayments(initialCosts, false)[0]?.amount,
      lines: isMonthly ? sumLines(listOptionFeeLines(paymentOption)) : sumLines(listCostLines(initialCosts)),
    },
    withDates: {
      picker: isMonthly ? pickerTotal?.totalToPayNow.formatted : reviewedCosts.totalToPayNow.formatted,
      review: reviewedCosts.totalToPayNow.formatted,
      reviewLines: sumLines(listCostLines(reviewedCosts)),
      summary: listPayments(reviewedCosts, false)[0]?.amount,
      summaryLines: isMonthly
        ? sumLines(listFeeLines(reviewedCosts))
        : sumLines(listCostLines(reviewedCosts)),
      checkout: toPurchase(cart, today, 'GBP').total,
      receipt: order.total.formatted,
      receiptLines: sumLines(receiptLines),
      books: formatPence(ledger.orders.reduce((sum, { total }) => sum + total, 0)),
      charged: formatPence(ledger.charges.reduce((sum, { amount }) => sum + amount, 0)),
    },
  };
}

type Session = Awaited<ReturnType<typeof createCustomer>>['caller'];

/**
 * Pays for the cart by card, or confirms it if nothing is due.
 * @returns the order's id
 */
async function payForCart(caller: Session): Promise<string> {
  const { payments, ...request } = await buildPayRequest(store, caller);
  if (payments.every(({ amount }) => amount === 0)) {
    const { completeOrderId } = await completeFreeOrder(store, caller, { ...request, termsAccepted: true });
    return completeOrderId ?? '';
  }
  const cards = createFakeCards();
  const { transactionUuid } = await authorisePayment(store, cards, caller);
  const { completeOrderId } = await completePayment(store, cards, caller, {
    transactionUuid,
    source: 'online-joining',
  });
  return completeOrderId ?? '';
}

const RUN_COUNT = 20;

test('today’s payment is the same amount from the card to the operator’s records, for every price list, day and code', async () => {
  await fc.assert(
    fc.asyncProperty(anyJoiningChoice, async (choice) => {
      const { beforeDates, withDates } = await readDisplayedTotals(choice);
      expect(new Set(Object.values(beforeDates)), JSON.stringify(beforeDates)).toHaveProperty('size', 1);
      expect(new Set(Object.values(withDates)), JSON.stringify(withDates)).toHaveProperty('size', 1);
    }),
    { numRuns: RUN_COUNT },
  );
});
