import { findProductsById } from '../../catalogue/index.ts';
import { notFound, validationError } from '../../common/index.ts';
import type { ItemOptions } from '../../common/types.ts';
import { checkItemOptions, type OptionRules, readQuantity } from '../rules/item-options.ts';
import type { ItemKind } from './item-kind.ts';
import { createOwnItem, isForOwner, listReferenceIds, toPlainOrderItem } from './own-item.ts';

const OPTIONS: OptionRules = {
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
export const product: ItemKind = {
  async prepare(tx, store, cart, wanted) {
    const isSold = (await findProductsById(tx, store, [wanted.id])).has(wanted.id);
    if (!isForOwner(cart, wanted) || !isSold) throw notFound();
    const item = createOwnItem('product', cart, wanted, OPTIONS);
    return { ...item, quantity: readQuantity(item.options) ?? 1 };
  },

  async change(_tx, _store, _item, sent) {
    const options = checkItemOptions(OPTIONS, sent);
    return { options, quantity: readQuantity(options) ?? 1 };
  },

  canEdit: () => ['quantity'],

  async price(db, store, items) {
    const sold = await findProductsById(db, store, listReferenceIds(items));
    return items.map((item) => {
      const found = sold.get(item.referenceId);
      if (!found) throw validationError('We no longer sell something in your basket. Please remove it.');
      const { type, quantity, purchasedForUserId, options } = item;
      return {
        item,
        name: found.name,
        description: found.description,
        category: found.category,
        line: {
          id: item.id,
          amount: found.price * quantity,
          vatPercent: found.vatPercent,
          fingerprint: JSON.stringify([type, found.id, quantity, purchasedForUserId, options]),
        },
      };
    });
  },

  orderItem(priced) {
    const { options } = priced.item;
    const plain = toPlainOrderItem(priced);
    return {
      ...plain,
      related: { ...plain.related, venue: readText(options, 'venue') },
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
  const at = Date.parse(readText(options, name) ?? '');
  return Number.isNaN(at) ? null : new Date(at).toISOString();
}
