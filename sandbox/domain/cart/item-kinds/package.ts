import { randomUUID } from 'node:crypto';
import { customerPackages } from '../../../store/schema/reductions.ts';
import { addDays, notFound, todayInLondon, validationError } from '../../common/index.ts';
import { packageTypesById } from '../../packages/index.ts';
import type { ItemKind } from './item-kind.ts';
import { checkNoOptions, isForOwner, ownItem, plainOrderItem, referenceIds } from './own-item.ts';

const NOT_SOLD = 'We no longer sell a package in your basket. Please remove it.';

/** A package of visits, identified by the id of what is sold. It belongs to the customer from the day of the order. */
export const packageKind: ItemKind = {
  async prepare(tx, store, cart, wanted) {
    const isSold = (await packageTypesById(tx, store, [wanted.id])).has(wanted.id);
    if (!isForOwner(cart, wanted) || !isSold) throw notFound();
    return ownItem('package', cart, wanted);
  },

  change: checkNoOptions,

  async price(db, store, items) {
    const sold = await packageTypesById(db, store, referenceIds(items));
    return items.map((item) => {
      const found = sold.get(item.referenceId);
      if (!found) throw validationError(NOT_SOLD);
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

  orderItem: plainOrderItem,

  async onPlaced(tx, store, order, items) {
    const sold = await packageTypesById(tx, store, referenceIds(items));
    const now = store.clock.now();
    for (const item of items) {
      const found = sold.get(item.referenceId);
      if (!found) throw validationError(NOT_SOLD);
      const { uses, covers, venueIds, transferable, validDays } = found.detail;
      await tx.insert(customerPackages).values({
        id: randomUUID(),
        operatorId: store.operatorId,
        customerId: order.customerId,
        packageTypeId: found.id,
        orderId: order.id,
        itemId: item.id,
        // The day of purchase counts as the first day.
        expiresOn: addDays(todayInLondon(now), validDays - 1),
        sold: { name: found.name, uses, covers, venueIds, transferable },
        createdAt: now,
      });
    }
  },
};
