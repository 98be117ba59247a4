import {
  formatLaterPayments,
  formatPeriod,
  formatPriceLabel,
  listFeeLines,
  listPayments,
} from '@/entities/membership';
import type { Cart } from '@/shared/api';
import { formatMoney } from '@/shared/format';
import type { Purchase } from '@/widgets/purchase-summary';
import { text } from '../texts';

/** Later days do not exist in every month, so such a date does not tell the payment day. */
const LAST_DAY_IN_EVERY_MONTH = 28;

/** The day of the month of a date (YYYY-MM-DD); null if it may differ from month to month. */
function findBillingDay(date: string | null): number | null {
  const day = Number(date?.slice(-2) ?? 0);
  return day > 0 && day <= LAST_DAY_IN_EVERY_MONTH ? day : null;
}

/** The places in sessions, which the summary shows separately. */
export function filterBookedItems({ items }: Cart): Cart['items'] {
  return items.filter(({ when }) => when !== null);
}

/** The membership that the summary shows in full: a new one before a change or a renewal, as the server chooses. */
function findJoinedMembership({ items, joining }: Cart): Cart['items'][number] | undefined {
  if (joining === null) return undefined;
  return (
    items.find(({ type }) => type === 'membership') ?? items.find(({ type }) => type.startsWith('membership'))
  );
}

/** Whether the customer is joining. A change or a renewal does not have the steps of joining. */
export function isJoining(cart: Cart): boolean {
  return cart.joining !== null && (findJoinedMembership(cart)?.membership?.purpose ?? 'new') === 'new';
}

/** The title of the summary; absent for a new membership, whose title is the default. */
export function findSummaryTitle(cart: Cart): { title?: string } {
  if (cart.joining === null) return { title: text('checkout.order') };
  const { purpose = 'new', replaces = null } = findJoinedMembership(cart)?.membership ?? {};
  if (purpose === 'renewal') return { title: text('checkout.renewal') };
  if (purpose !== 'change') return {};
  return { title: replaces === null ? text('checkout.change') : text('checkout.changeOf', { replaces }) };
}

/** A line for each other payment, such as a penalty, and one for the credit that is used. */
function listOtherLines(cart: Cart, currency: string): Purchase['fees'] {
  const joinedMembership = findJoinedMembership(cart);
  const otherItems = cart.items.filter((item) => item.when === null && item !== joinedMembership);
  const { membership, general } = cart.credits;
  const appliedCredit = membership.applied + general.applied;
  return [
    ...otherItems.map(({ name, price }) => ({ label: name, amount: price.formatted })),
    ...(appliedCredit > 0
      ? [{ label: text('checkout.credit'), amount: `-${formatMoney(appliedCredit, currency)}` }]
      : []),
  ];
}

/**
 * The summary of a cart in the checkout (Requirement C1.2), with amounts as formatted by the server.
 *
 * @param today the server's date, YYYY-MM-DD.
 */
export function toPurchase(cart: Cart, today: string, currency: string): Purchase {
  const total = cart.totals.formattedBalance;
  const { joining } = cart;
  if (joining === null) {
    return {
      centre: null,
      membership: null,
      startDate: null,
      firstBillingDate: null,
      fees: listOtherLines(cart, currency),
      total,
      timeline: [],
      laterPaymentsText: null,
    };
  }
  const { paymentOption, membershipType, homeVenue, startDate } = joining;
  const paymentTerms = {
    ...paymentOption,
    today,
    billingDay: findBillingDay(paymentOption.firstBillingDate),
    totalToPayNow: { ...paymentOption.totalToPayNow, amount: cart.totals.balance, formatted: total },
  };
  // The dates are fixed; without a first billing date the customer's usual one applies.
  const isBillingDateAligned = true;
  return {
    centre: homeVenue.name,
    membership: {
      name: membershipType.name,
      categories: membershipType.categories.map(({ name }) => name),
      paymentType: paymentOption.paymentType,
      fee: formatPriceLabel(paymentOption),
      duration: formatPeriod(paymentOption),
    },
    startDate,
    firstBillingDate: paymentOption.prettyFirstBillingDate,
    fees: [...listFeeLines(paymentOption), ...listOtherLines(cart, currency)],
    total,
    timeline: listPayments(paymentTerms, isBillingDateAligned),
    laterPaymentsText: formatLaterPayments(paymentTerms, isBillingDateAligned),
  };
}
