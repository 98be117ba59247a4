import type { Tx } from '../../store/connection.ts';
import type { Store } from '../../store/store.ts';
import { forbidden, invalid, refused } from '../domain-error.ts';
import { basketChanged } from '../payment-ending.ts';
import { startDateProblem } from '../rules/billing-date.ts';
import { todayInLondon } from '../rules/dates.ts';
import type { PaymentLine, TenderType } from '../types.ts';
import { holdForPayment } from './basket-hold.ts';
import { findOpenCart } from './cart.ts';
import { requireTerms } from './cart-terms.ts';
import { requireDeclarations } from './declarations.ts';
import { outstandingPenalties } from './penalties.ts';
import { type PricedCart, type PricedJoining, priceCart } from './priced-cart.ts';
import { refuseSameMembership } from './same-membership.ts';

const EMPTY_MESSAGE = 'Your basket is empty.';
const CREDIT_MESSAGE = 'The credit in your basket has changed. Please look at the amounts and try again.';
const PENALTIES_MESSAGE =
  'You have penalties to pay. Please pay them before you pay for anything else online.';

/** The customer's priced cart; 422 when it is empty. */
export async function payableCart(db: Tx, store: Store, customerId: string): Promise<PricedCart> {
  const cart = await findOpenCart(db, store, customerId);
  if (!cart) throw refused(EMPTY_MESSAGE);
  const priced = await priceCart(db, store, cart);
  if (priced.items.length === 0) throw refused(EMPTY_MESSAGE);
  return priced;
}

/**
 * Refuses with 403 and `paid_booking_disabled` unless the cart pays every penalty of the customer; the page shows the message
 * (Spec, platform §5).
 */
export async function refuseWithPenalties(db: Tx, store: Store, { cart, items }: PricedCart): Promise<void> {
  const paid = new Set(items.map(({ item }) => item.referenceId));
  const outstanding = await outstandingPenalties(db, store, cart.customerId);
  if (outstanding.some(({ id }) => !paid.has(id)))
    throw forbidden(PENALTIES_MESSAGE, { paid_booking_disabled: true });
}

/**
 * The cart as its payment sees it: with every place held, at the price of now.
 *
 * @throws DomainError 422 when the caller has seen another cart, or under `items.N` when a place is gone
 */
export async function heldCart(
  tx: Tx,
  store: Store,
  seen: PricedCart,
  itemHash: string | null,
): Promise<PricedCart> {
  if (itemHash !== null && itemHash !== seen.itemHash) throw basketChanged();
  const cart = await holdForPayment(tx, store, seen.cart);
  return cart === seen.cart ? seen : priceCart(tx, store, cart);
}

/**
 * Refuses unless the caller saw this cart, accepted its waivers and its terms, its forms are valid, its start dates are not past, and the
 * customer does not already have the membership.
 */
export async function requireConsent(
  db: Tx,
  store: Store,
  priced: PricedCart,
  given: { itemHash: string | null; terms: string[]; completedWaivers: readonly string[] },
): Promise<void> {
  if (given.itemHash !== null && given.itemHash !== priced.itemHash) throw basketChanged();
  await requireDeclarations(
    db,
    store,
    priced.cart,
    priced.items.map(({ item }) => item),
    given.completedWaivers,
  );
  await requireTerms(db, store, priced.cart.id, given.terms);
  const [problem] = startDateProblems(store, priced);
  if (problem !== undefined) throw invalid({ startDate: [problem] });
  const { customerId } = priced.cart;
  for (const { option, detail } of newMemberships(priced))
    await refuseSameMembership(db, store, { customerId, option, ...detail });
}

/** Whether a chosen start date has passed: a payment may be completed days after it was created. */
export function hasStartDatePassed(store: Store, priced: PricedCart): boolean {
  return startDateProblems(store, priced).length > 0;
}

function startDateProblems({ clock }: Store, priced: PricedCart): string[] {
  const today = todayInLondon(clock.now());
  return newMemberships(priced).flatMap(({ detail }) => startDateProblem(detail.startDate, today) ?? []);
}

function newMemberships({ items }: PricedCart): PricedJoining[] {
  return items.flatMap(({ item, joining }) => (item.type === 'membership' && joining ? [joining] : []));
}

/** Refuses unless the tenders are allowed, add up to the total, and use the credit that the cart holds. */
export function requireTenders(
  priced: PricedCart,
  payments: readonly PaymentLine[],
  allowed: readonly TenderType[],
): void {
  const isWrong = payments.some(({ tenderType, amount }) => amount < 0 || !allowed.includes(tenderType));
  if (isWrong) throw invalid({ payments: ['This way to pay is not possible here.'] });
  if (amountOf(payments) !== priced.totals.total) {
    throw invalid({ payments: ['The payments do not add up to what is due.'] });
  }
  if (!usesCreditOf(priced, payments)) throw invalid({ payments: [CREDIT_MESSAGE] });
}

/** Whether a payment uses the credit that the cart holds now. */
export function usesCreditOf({ credit }: PricedCart, payments: readonly PaymentLine[]): boolean {
  return creditIn(payments) === credit.membership.applied + credit.general.applied;
}

function creditIn(payments: readonly PaymentLine[]): number {
  return amountOf(payments.filter(({ tenderType }) => tenderType === 'credit'));
}

function amountOf(payments: readonly PaymentLine[]): number {
  return payments.reduce((sum, { amount }) => sum + amount, 0);
}
