import { randomUUID } from 'node:crypto';
import { customerPackages } from '../../../store/schema/reductions.ts';
import { addDays, notFound, toLondonDate, validationError } from '../../common/index.ts';
import { findPackageTypesById } from '../../packages/index.ts';
import type { ItemKind } from './item-kind.ts';
import { createOwnItem, isForOwner, listReferenceIds, refuseOptions, toPlainOrderItem } from './own-item.ts';

const NOT_SOLD_MESSAGE = 'We no longer sell a package in your basket. Please remove it.';

/** A package of visits, identified by the id of what is sold. It belongs to the customer from the day of the order. */
export const packageKind: ItemKind = {
  async prepareItem(tx, store, cart, itemToAdd) {
    const isSold = (await findPackageTypesById(tx, store, [itemToAdd.id])).has(itemToAdd.id);
    if (!isForOwner(cart, itemToAdd) || !isSold) throw notFound();
    return createOwnItem('package', cart, itemToAdd);
  },

  changeOptions: refuseOptions,

  async priceItems(db, store, items) {
    const packageTypes = await findPackageTypesById(db, store, listReferenceIds(items));
    return items.map((item) => {
      const packageType = packageTypes.get(item.referenceId);
      if (!packageType) throw validationError(NOT_SOLD_MESSAGE);
      const { name, price, vatPercent, detail } = packageType;
      return {
        item,
        name,
        description: detail.description,
        category: 'Packages',
        pricedLine: {
          id: item.id,
          amount: price,
          vatPercent,
          fingerprint: JSON.stringify([item.type, item.referenceId, detail.uses, detail.validDays]),
        },
      };
    });
  },

  toOrderItem: toPlainOrderItem,

  async fulfilItems(tx, store, order, items) {
    const packageTypes = await findPackageTypesById(tx, store, listReferenceIds(items));
    const now = store.clock.now();
    for (const item of items) {
      const packageType = packageTypes.get(item.referenceId);
      if (!packageType) throw validationError(NOT_SOLD_MESSAGE);
      const { uses, covers, venueIds, transferable, validDays } = packageType.detail;
      await tx.insert(customerPackages).values({
        id: randomUUID(),
        operatorId: store.operatorId,
        customerId: order.customerId,
        packageTypeId: packageType.id,
        orderId: order.id,
        itemId: item.id,
        // The day of purchase counts as the first day.
        expiresOn: addDays(toLondonDate(now), validDays - 1),
        sold: { name: packageType.name, uses, covers, venueIds, transferable },
        createdAt: now,
      });
    }
  },
};
