import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../../store/connection.ts';
import type { DraftMembership, OrderDraft } from '../../../store/schema/order-details.ts';
import { customers, mandates, memberships } from '../../../store/schema/people.ts';
import { orders } from '../../../store/schema/sales.ts';
import type { Store } from '../../../store/store.ts';
import { recordWaivers } from '../../attendees/index.ts';
import { endCart, findCartItems, findLiveHandoff, fulfilItems, moveHandoff } from '../../cart/index.ts';
import { type CartItemRecord, type CartRecord, toLondonDate } from '../../common/index.ts';
import type { PaidTender, PaymentLine } from '../../common/types.ts';
import { endReplacedMembership } from '../../held-memberships/index.ts';
import { addTenders, type MembershipCharge, splitMembershipCharges } from '../../memberships/index.ts';
import {
  createMandateRecord,
  createReference,
  findCustomerById,
  findMandate,
  sendEmail,
  spendCredit,
} from '../../people/index.ts';
import type { KnownCard } from '../card-provider.ts';
import { formatOrderMail } from '../rules/order-mail.ts';

export interface OrderRequest {
  cart: CartRecord;
  draft: OrderDraft;
  source: string;
  payments: PaymentLine[];
  /** Ids of the attendee waivers that the customer accepted. */
  completedWaivers: readonly string[];
  /** The member of staff who sells it; left out if the customer orders. */
  servedById?: string;
  /** The card that paid; null if none did. */
  card: KnownCard | null;
  attemptId: string | null;
}

/**
 * Creates the order of a cart, once: the unique key on the cart refuses a second one. Also starts the memberships,
 * submits the direct debit instruction, fulfils the other items, spends the credit and ends the cart.
 */
export async function placeOrder(tx: Tx, store: Store, request: OrderRequest): Promise<string> {
  const { cart, draft, payments } = request;
  const orderId = randomUUID();
  const handoff = cart.channel === 'till' ? await findLiveHandoff(tx, store, cart.id) : null;
  const items = await findCartItems(tx, store, cart.id);
  const isNewInstruction = await submitPendingMandate(tx, store, cart, items);
  const reference = createReference('PV');
  const paidTenders = payments.map((paymentLine) => toPaidTender(paymentLine, request.card));
  await tx.insert(orders).values({
    id: orderId,
    operatorId: store.operatorId,
    reference,
    customerId: cart.customerId,
    cartId: cart.id,
    source: handoff ? 'front-of-house' : request.source,
    handoffId: handoff?.id ?? null,
    orderType: draft.orderType,
    items: draft.items,
    payments: paidTenders,
    total: draft.total,
    tax: draft.tax,
    newMandate: isNewInstruction,
    attemptId: request.attemptId,
    ...(await findSeller(tx, store, handoff?.staffId ?? request.servedById)),
    createdAt: store.clock.now(),
  });
  const chargeByItem = splitMembershipCharges(draft, payments);
  for (const membershipColumns of draft.memberships)
    await beginMembership(
      tx,
      store,
      cart.customerId,
      membershipColumns,
      chargeByItem.get(membershipColumns.cartItemId) ?? null,
    );
  const order = { id: orderId, customerId: cart.customerId };
  await recordWaivers(tx, store, order, items, request.completedWaivers);
  await fulfilItems(tx, store, order, items);
  await spendCredit(tx, store, { customerId: cart.customerId, orderId, ...draft.credit });
  await endCart(tx, store, cart.id, { status: 'completed', orderId });
  if (handoff) await moveHandoff(tx, store, handoff, 'order', 'server', { orderId });
  await sendEmail(
    tx,
    store,
    cart.customerId,
    'Your order',
    formatOrderMail({ reference, draft, payments: paidTenders }),
  );
  return orderId;
}

async function findSeller(tx: Tx, store: Store, servedById: string | undefined) {
  if (servedById === undefined) return {};
  const staff = await findCustomerById(tx, store, servedById);
  return { servedById, tillVenueId: staff.homeVenueId };
}

// Contains only the card details that a receipt may show.
function toPaidTender(paymentLine: PaymentLine, card: KnownCard | null): PaidTender {
  if (paymentLine.tenderType !== 'card' || card === null) return paymentLine;
  return { ...paymentLine, card: { type: card.type, lastFourDigits: card.lastFourDigits } };
}

// A customer has only one instruction, so a new membership uses an existing one.
async function submitPendingMandate(
  tx: Tx,
  store: Store,
  cart: CartRecord,
  items: CartItemRecord[],
): Promise<boolean> {
  const details = items.find((item) => item.joining?.pendingMandate)?.joining?.pendingMandate;
  if (!details || (await findMandate(tx, store, cart.customerId))) return false;
  const mandate = createMandateRecord(store, cart.customerId, details);
  await tx
    .insert(mandates)
    .values(mandate)
    .onConflictDoUpdate({ target: [mandates.operatorId, mandates.customerId], set: mandate });
  await sendEmail(
    tx,
    store,
    cart.customerId,
    'Direct Debit set up',
    `We’ve sent your Direct Debit instruction ${mandate.reference} for the account ending ${mandate.accountNumber.slice(-4)}.`,
  );
  return true;
}

async function beginMembership(
  tx: Tx,
  store: Store,
  customerId: string,
  draft: DraftMembership,
  charge: MembershipCharge | null,
): Promise<void> {
  const {
    cartItemId: _cartItemId,
    requiresProof,
    replacesMembershipId: replacesId,
    carried,
    givenBack,
    ...membershipColumns
  } = draft;
  const replacedMembership =
    replacesId === null
      ? null
      : await endReplacedMembership(tx, store, {
          id: replacesId,
          startsOn: draft.startDate,
          carriedPence: carried,
          refundedPence: givenBack,
        });
  await tx.insert(memberships).values({
    id: randomUUID(),
    operatorId: store.operatorId,
    customerId,
    status: requiresProof ? 'pending' : 'active',
    joinedOn: toLondonDate(store.clock.now()),
    replacesId,
    paidAtStart: charge && charge.total + carried,
    paidWith: charge && addTenders(charge.tenders, replacedMembership),
    ...membershipColumns,
  });
  const customer = await findCustomerById(tx, store, customerId);
  await tx
    .update(customers)
    .set({
      billingDay: customer.billingDay ?? draft.billingDay,
      homeVenueId: draft.homeVenueId,
      documentUploadRequired: customer.documentUploadRequired || requiresProof,
    })
    .where(and(eq(customers.operatorId, store.operatorId), eq(customers.id, customerId)));
}
