import { findProductsById } from '../../catalogue/index.ts';
import { notFound, validationError } from '../../common/index.ts';
import type { ItemOptions } from '../../common/types.ts';
import { checkItemOptions, type OptionRules, readQuantity } from '../rules/item-options.ts';
import type { ItemKind } from './item-kind.ts';
import { createOwnItem, isForOwner, listReferenceIds, toPlainOrderItem } from './own-item.ts';

const PRODUCT_OPTIONS: OptionRules = {
  quantity: 'quantity',
  size: 'text',
  colour: 'text',
  equipment: 'text',
  variant: 'text',
  venue: 'text',
  starts_at: 'instant',
  ends_at: 'instant',
};

/** A product sold over the counter, identified by its id. */
export const productKind: ItemKind = {
  async prepareItem(tx, store, cart, itemToAdd) {
    const isSold = (await findProductsById(tx, store, [itemToAdd.id])).has(itemToAdd.id);
    if (!isForOwner(cart, itemToAdd) || !isSold) throw notFound();
    const item = createOwnItem('product', cart, itemToAdd, PRODUCT_OPTIONS);
    return { ...item, quantity: readQuantity(item.options) ?? 1 };
  },

  async changeOptions(_tx, _store, _item, sentOptions) {
    const options = checkItemOptions(PRODUCT_OPTIONS, sentOptions);
    return { options, quantity: readQuantity(options) ?? 1 };
  },

  listEditableParts: () => ['quantity'],

  async priceItems(db, store, items) {
    const products = await findProductsById(db, store, listReferenceIds(items));
    return items.map((item) => {
      const product = products.get(item.referenceId);
      if (!product) throw validationError('We no longer sell something in your basket. Please remove it.');
      const { type, quantity, purchasedForUserId, options } = item;
      return {
        item,
        name: product.name,
        description: product.description,
        category: product.category,
        pricedLine: {
          id: item.id,
          amount: product.price * quantity,
          vatPercent: product.vatPercent,
          fingerprint: JSON.stringify([type, product.id, quantity, purchasedForUserId, options]),
        },
      };
    });
  },

  toOrderItem(quote) {
    const { options } = quote.item;
    const plainOrderItem = toPlainOrderItem(quote);
    return {
      ...plainOrderItem,
      related: { ...plainOrderItem.related, venue: readText(options, 'venue') },
      variant: readText(options, 'variant'),
      startsAt: readInstant(options, 'starts_at'),
      endsAt: readInstant(options, 'ends_at'),
    };
  },
};

// Reads a text option. The bookings site sends the place and time of its items.
function readText(options: ItemOptions, name: string): string | null {
  const value = options[name];
  return typeof value === 'string' && value !== '' ? value : null;
}

function readInstant(options: ItemOptions, name: string): string | null {
  const instantMs = Date.parse(readText(options, name) ?? '');
  return Number.isNaN(instantMs) ? null : new Date(instantMs).toISOString();
}
