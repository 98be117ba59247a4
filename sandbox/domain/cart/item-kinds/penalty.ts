import { and, eq } from 'drizzle-orm';
import { cartItems } from '../../../store/schema/sales.ts';
import { notFound, validationError } from '../../common/index.ts';
import { findOutstandingPenalties, findPenaltiesById, settlePenalties } from '../../people/index.ts';
import type { ItemKind } from './item-kind.ts';
import { createOwnItem, isForOwner, listReferenceIds, refuseOptions, toPlainOrderItem } from './own-item.ts';

/** A penalty that the customer pays, identified by its id. The order settles it. */
export const penaltyKind: ItemKind = {
  async prepareItem(tx, store, cart, itemToAdd) {
    const { id } = itemToAdd;
    const outstandingPenalties = await findOutstandingPenalties(tx, store, cart.customerId);
    if (!isForOwner(cart, itemToAdd) || !outstandingPenalties.some((penalty) => penalty.id === id))
      throw notFound();
    const itemsWithPenalty = await tx
      .select({ id: cartItems.id })
      .from(cartItems)
      .where(
        and(
          eq(cartItems.operatorId, store.operatorId),
          eq(cartItems.cartId, cart.id),
          eq(cartItems.referenceId, id),
        ),
      );
    if (itemsWithPenalty.length > 0) throw validationError('This penalty is already in your basket.');
    return createOwnItem('penalty', cart, itemToAdd);
  },

  changeOptions: refuseOptions,

  async priceItems(db, store, items) {
    const penaltiesById = await findPenaltiesById(db, store, listReferenceIds(items));
    return items.map((item) => {
      const {
        name = 'Penalty',
        amount = 0,
        orderId = null,
        waivedAt = null,
      } = penaltiesById.get(item.referenceId) ?? {};
      const isOwed = orderId === null && waivedAt === null;
      return {
        item,
        name,
        category: 'Penalties',
        messages: isOwed
          ? []
          : [waivedAt === null ? 'This has already been paid.' : 'You no longer need to pay this.'],
        // A penalty that was waived, or settled in another way, costs nothing.
        pricedLine: {
          id: item.id,
          amount: isOwed ? amount : 0,
          vatPercent: 0,
          fingerprint: JSON.stringify([item.type, item.referenceId, orderId, isOwed]),
        },
      };
    });
  },

  toOrderItem: toPlainOrderItem,

  fulfilItems: (tx, store, { id }, items) => settlePenalties(tx, store, id, listReferenceIds(items)),
};
