import { randomUUID } from 'node:crypto';
import { customerPackages } from '../../../store/schema/reductions.ts';
import { addDays, notFound, toLondonDate, validationError } from '../../common/index.ts';
import { findPackageTypesById } from '../../packages/index.ts';
import type { ItemKind } from './item-kind.ts';
import { checkNoOptions, createOwnItem, isForOwner, listReferenceIds, toPlainOrderItem } from './own-item.ts';

const NOT_SOLD_MESSAGE = 'We no longer sell a package in your basket. Please remove it.';

/** A package of visits, identified by the id of what is sold. It belongs to the customer from the day of the order. */
export const packageKind: ItemKind = {
  async prepare(tx, store, cart, wanted) {
    const isSold = (await findPackageTypesById(tx, store, [wanted.id])).has(wanted.id);
    if (!isForOwner(cart, wanted) || !isSold) throw notFound();
    return createOwnItem('package', cart, wanted);
  },

  change: checkNoOptions,

  async price(db, store, items) {
    const sold = await findPackageTypesById(db, store, listReferenceIds(items));
    return items.map((item) => {
      const found = sold.get(item.referenceId);
      if (!found) throw validationError(NOT_SOLD_MESSAGE);
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

  orderItem: toPlainOrderItem,

  async onPlaced(tx, store, order, items) {
    const sold = await findPackageTypesById(tx, store, listReferenceIds(items));
    const now = store.clock.now();
    for (const item of items) {
      const found = sold.get(item.referenceId);
      if (!found) throw validationError(NOT_SOLD_MESSAGE);
      const { uses, covers, venueIds, transferable, validDays } = found.detail;
      await tx.insert(customerPackages).values({
        id: randomUUID(),
        operatorId: store.operatorId,
        customerId: order.customerId,
        packageTypeId: found.id,
        orderId: order.id,
        itemId: item.id,
        // The day of purchase counts as the first day.
        expiresOn: addDays(toLondonDate(now), validDays - 1),
        sold: { name: found.name, uses, covers, venueIds, transferable },
        createdAt: now,
      });
    }
  },
};
