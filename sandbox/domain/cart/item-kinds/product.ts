import { productsById } from '../../catalogue/index.ts';
import { money, notFound, refused } from '../../common/index.ts';
import type { ItemOptions } from '../../common/types.ts';
import { checkItemOptions, type OptionRules, quantityIn } from '../rules/item-options.ts';
import type { ItemKind } from './item-kind.ts';

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

/** Something over the counter: a product, by its id. */
export const product: ItemKind = {
  async prepare(tx, store, cart, { id, options: sent, purchasedForUserId }) {
    // This API has no households: every customer buys for themselves.
    const isForOwner = !purchasedForUserId || purchasedForUserId === cart.customerId;
    if (!isForOwner || !(await productsById(tx, store, [id])).has(id)) throw notFound();
    const options = checkItemOptions(OPTIONS, sent);
    return {
      type: 'product',
      referenceId: id,
      purchasedForUserId: cart.customerId,
      options,
      quantity: quantityIn(options) ?? 1,
    };
  },

  async change(_tx, _store, _item, sent) {
    const options = checkItemOptions(OPTIONS, sent);
    return { options, quantity: quantityIn(options) ?? 1 };
  },

  canEdit: () => ['quantity'],

  async price(db, store, items) {
    const sold = await productsById(
      db,
      store,
      items.map(({ referenceId }) => referenceId),
    );
    return items.map((item) => {
      const found = sold.get(item.referenceId);
      if (!found) throw refused('Something in your basket is no longer sold. Please remove it.');
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

  orderItem({ item, name, category, line }) {
    const total = money(line.amount);
    return {
      type: 'booking',
      id: item.id,
      priceBreakdown: [{ label: name, price: total }],
      related: {
        simpleName: name,
        id: item.referenceId,
        category,
        venue: textIn(item.options, 'venue'),
        venueType: null,
      },
      quantity: item.quantity,
      variant: textIn(item.options, 'variant'),
      startsAt: instantIn(item.options, 'starts_at'),
      endsAt: instantIn(item.options, 'ends_at'),
      total,
    };
  },
};

// The bookings site sends the place and time of its item.
function textIn(options: ItemOptions, name: string): string | null {
  const value = options[name];
  return typeof value === 'string' && value !== '' ? value : null;
}

function instantIn(options: ItemOptions, name: string): string | null {
  const at = Date.parse(textIn(options, name) ?? '');
  return Number.isNaN(at) ? null : new Date(at).toISOString();
}
