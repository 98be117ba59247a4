import { randomUUID } from 'node:crypto';
import { customerPackages } from '../../../store/schema/reductions.ts';
import { addDays, money, notFound, refused, todayInLondon } from '../../common/index.ts';
import { packageTypesById } from '../../packages/index.ts';
import { checkItemOptions } from '../rules/item-options.ts';
import type { ItemKind } from './item-kind.ts';

const NO_OPTIONS = {};
const NOT_SOLD = 'A package in your basket is no longer sold. Please remove it.';

/** A package of uses, by the id of what is sold. Its order makes it the customer's, from that day on. */
export const packageKind: ItemKind = {
  async prepare(tx, store, cart, { id, options, purchasedForUserId }) {
    const isForOwner = !purchasedForUserId || purchasedForUserId === cart.customerId;
    if (!isForOwner || !(await packageTypesById(tx, store, [id])).has(id)) throw notFound();
    return {
      type: 'package',
      referenceId: id,
      purchasedForUserId: cart.customerId,
      options: checkItemOptions(NO_OPTIONS, options),
    };
  },

  change: async (_tx, _store, _item, options) => ({ options: checkItemOptions(NO_OPTIONS, options) }),

  async price(db, store, items) {
    const sold = await packageTypesById(
      db,
      store,
      items.map(({ referenceId }) => referenceId),
    );
    return items.map((item) => {
      const found = sold.get(item.referenceId);
      if (!found) throw refused(NOT_SOLD);
      const { name, price, vatPercent, detail } = found;
      return {
        item,
        name,
        description: detail.description,
        category: 'Packages',
        line: {
          id: item.id,
          amount: price,
          vatPercent,
          fingerprint: JSON.stringify([item.type, item.referenceId, detail.uses, detail.validDays]),
        },
      };
    });
  },

  orderItem({ item, name, category, line }) {
    const total = money(line.amount);
    return {
      type: 'booking',
      id: item.id,
      priceBreakdown: [{ label: name, price: total }],
      related: { simpleName: name, id: item.referenceId, category, venue: null, venueType: null },
      quantity: 1,
      variant: null,
      startsAt: null,
      endsAt: null,
      total,
    };
  },

  async onPlaced(tx, store, order, items) {
    const sold = await packageTypesById(
      tx,
      store,
      items.map(({ referenceId }) => referenceId),
    );
    const now = store.clock.now();
    for (const item of items) {
      const found = sold.get(item.referenceId);
      if (!found) throw refused(NOT_SOLD);
      const { uses, covers, venueIds, transferable, validDays } = found.detail;
      await tx.insert(customerPackages).values({
        id: randomUUID(),
        operatorId: store.operatorId,
        customerId: order.customerId,
        packageTypeId: found.id,
        orderId: order.id,
        itemId: item.id,
        // The day of the purchase counts.
        expiresOn: addDays(todayInLondon(now), validDays - 1),
        sold: { name: found.name, uses, covers, venueIds, transferable },
        createdAt: now,
      });
    }
  },
};
