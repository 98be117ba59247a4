import type { Tx } from '../../store/connection.ts';
import type { Store } from '../../store/store.ts';
import { forbidden, invalid, refused } from '../domain-error.ts';
import { basketChanged } from '../payment-ending.ts';
import { startDateProblem } from '../rules/billing-date.ts';
import { todayInLondon } from '../rules/dates.ts';
import type { PaymentLine, TenderType } from '../types.ts';
import { findOpenCart } from './cart.ts';
import { requireTerms } from './cart-terms.ts';
import { customerById } from './customer.ts';
import { outstandingPenalties } from './penalties.ts';
import { type PricedCart, type PricedJoining, priceCart } from './priced-cart.ts';
import { refuseSameMembership } from './same-membership.ts';

const EMPTY_MESSAGE = 'Your basket is empty.';
const PENALTIES_MESSAGE = 'You have penalties to pay. Please pay them at your centre before you pay online.';

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
 * Refuses unless the caller saw this cart and accepted its terms, its start dates are not past, and the customer does not
 * already have the membership.
 */
export async function requireConsent(
  db: Tx,
  store: Store,
  priced: PricedCart,
  given: { itemHash: string | null; terms: string[] },
): Promise<void> {
  if (given.itemHash !== null && given.itemHash !== priced.itemHash) throw basketChanged();
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

/** Refuses unless the tenders add up to the balance, are allowed, and the credit is available. */
export async function requireTenders(
  db: Tx,
  store: Store,
  priced: PricedCart,
  payments: PaymentLine[],
  allowed: TenderType[],
): Promise<void> {
  const sum = payments.reduce((total, { amount }) => total + amount, 0);
  const isWrong = payments.some(({ tenderType, amount }) => amount < 0 || !allowed.includes(tenderType));
  if (isWrong) throw invalid({ payments: ['This way to pay is not possible here.'] });
  if (sum !== priced.totals.total) {
    throw invalid({ payments: ['The payments do not add up to what is due.'] });
  }
  const credit = payments.reduce((used, line) => used + (line.tenderType === 'credit' ? line.amount : 0), 0);
  const { creditBalance } = await customerById(db, store, priced.cart.customerId);
  if (credit > creditBalance) throw invalid({ payments: ['There is not enough credit on the account.'] });
}
