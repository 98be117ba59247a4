import type { Tx } from '../../../store/connection.ts';
import type { Store } from '../../../store/store.ts';
import { requireWaivers } from '../../attendees/index.ts';
import {
  findCartItems,
  holdForOrder,
  type PricedCart,
  priceCart,
  requireForms,
  requireTerms,
} from '../../cart/index.ts';
import { type CartRecord, DomainError, forbidden, validationError } from '../../common/index.ts';
import type { PaymentLine, TenderType } from '../../common/types.ts';
import { findOutstandingPenalties } from '../../people/index.ts';
import { buildBasketChangedError, buildPaymentEndedError, type PaymentEnding } from '../payment-ending.ts';
import { refuseSameMemberships, requireMemberships, requireStartDatesNotPast } from './order-memberships.ts';
import { requireTenders } from './order-tenders.ts';

const PENALTIES_MESSAGE =
  'You have penalties to pay. Please pay them before you pay for anything else online.';

/** What the customer, or staff on their behalf, has seen and agreed to. */
interface CustomerAgreement {
  /** The hash of the cart that was shown; null if the caller did not send it, and then it is not compared. */
  readonly itemHash: string | null;
  readonly terms: readonly string[];
  readonly completedWaivers: readonly string[];
  readonly payments: readonly PaymentLine[];
}

/**
 * How an order is made. `payment`: a card is about to be charged. `claim`: the card was charged and its payment
 * claims the cart; refusals then end the payment. `free`: nothing is left to pay. `till`: staff take the money.
 */
type OrderWay = 'payment' | 'claim' | 'free' | 'till';

const ALLOWED_TENDERS: Readonly<Record<OrderWay, readonly TenderType[]>> = {
  payment: ['card', 'credit'],
  claim: ['card', 'credit'],
  free: ['credit'],
  till: ['cash', 'offline-voucher', 'cheque', 'credit'],
};

/**
 * The only place that decides whether a cart may become an order. It runs at the moment of the order, because
 * things may have changed since the items were added. It checks, in this order: no unpaid penalties; every place
 * is held at a price whose conditions still apply; the first days of memberships; the cart is the one that was
 * shown; waivers, forms and terms; the memberships; the tenders.
 * @returns the cart at the price of its order
 * @throws DomainError 403 with `paid_booking_disabled`, 422 with the reason
 */
export async function requireOrderableCart(
  tx: Tx,
  store: Store,
  currentCart: CartRecord,
  agreement: CustomerAgreement,
  orderWay: OrderWay,
): Promise<PricedCart> {
  await endPaymentOnRefusal(orderWay, 'penalties_to_pay', () =>
    requireNoOtherPenalties(tx, store, currentCart),
  );
  const cart = await endPaymentOnRefusal(orderWay, 'basket_changed', () =>
    holdForOrder(tx, store, currentCart),
  );
  const pricedCart = await priceCart(tx, store, cart);
  const { customerId } = cart;
  const items = pricedCart.items.map(({ item }) => item);
  await endPaymentOnRefusal(orderWay, 'start_date_passed', () => requireStartDatesNotPast(store, pricedCart));
  await endPaymentOnRefusal(orderWay, 'basket_changed', () => requireShownCart(pricedCart, agreement));
  await requireWaivers(tx, store, items, agreement.completedWaivers);
  await endPaymentOnRefusal(orderWay, 'form_out_of_date', () => requireForms(tx, store, customerId, items));
  if (orderWay === 'free' && pricedCart.balance !== 0)
    throw validationError('You need to pay for this order.');
  await requireTerms(tx, store, cart.id, agreement.terms, orderWay === 'free' ? 'termsAccepted' : 'terms');
  await requireMemberships(tx, store, pricedCart);
  await endPaymentOnRefusal(orderWay, 'already_a_member', () => refuseSameMemberships(tx, store, pricedCart));
  await endPaymentOnRefusal(orderWay, 'basket_changed', () =>
    requireTenders(pricedCart, agreement.payments, ALLOWED_TENDERS[orderWay]),
  );
  return pricedCart;
}

/** Refuses unless the cart pays every penalty of the customer; the page shows the message (Requirement K4.1). */
export async function requireNoOtherPenalties(
  db: Tx,
  store: Store,
  { id, customerId }: CartRecord,
): Promise<void> {
  const outstandingPenalties = await findOutstandingPenalties(db, store, customerId);
  if (outstandingPenalties.length === 0) return;
  const paidIds = new Set((await findCartItems(db, store, id)).map(({ referenceId }) => referenceId));
  if (outstandingPenalties.some((penalty) => !paidIds.has(penalty.id)))
    throw forbidden(PENALTIES_MESSAGE, { paid_booking_disabled: true });
}

function requireShownCart({ itemHash }: PricedCart, agreement: CustomerAgreement): void {
  if (agreement.itemHash !== null && agreement.itemHash !== itemHash) throw buildBasketChangedError();
}

/** Runs a step and turns its refusal into the ending of the payment that was claiming the cart. */
async function endPaymentOnRefusal<Result>(
  orderWay: OrderWay,
  ending: PaymentEnding,
  step: () => Result | Promise<Result>,
): Promise<Result> {
  try {
    return await step();
  } catch (refusal) {
    throw orderWay === 'claim' && refusal instanceof DomainError ? buildPaymentEndedError(ending) : refusal;
  }
}
