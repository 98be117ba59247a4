import type { CartItemRecord, CartRecord } from '../../common/index.ts';
import type { BookingOrderItem, ItemOptions } from '../../common/types.ts';
import { checkItemOptions, type OptionRules } from '../rules/item-options.ts';
import type { ItemQuote, ItemToAdd } from './item-kind.ts';

const NO_OPTION_RULES: OptionRules = {};

/** Whether the customer wants an item for themselves. This API has no households. */
export function isForOwner(
  { customerId }: Pick<CartRecord, 'customerId'>,
  { purchasedForUserId }: Pick<ItemToAdd, 'purchasedForUserId'>,
): boolean {
  return !purchasedForUserId || purchasedForUserId === customerId;
}

/**
 * The row of an item that the customer buys for themselves.
 *
 * @throws DomainError 422 by option
 */
export function createOwnItem<Type extends string>(
  type: Type,
  { customerId }: Pick<CartRecord, 'customerId'>,
  { id, options }: Pick<ItemToAdd, 'id' | 'options'>,
  optionRules = NO_OPTION_RULES,
) {
  return {
    type,
    referenceId: id,
    purchasedForUserId: customerId,
    options: checkItemOptions(optionRules, options),
  };
}

/** The `changeOptions` of items that have no options. */
export const refuseOptions = async (
  _tx: unknown,
  _store: unknown,
  _item: CartItemRecord,
  options: ItemOptions,
) => ({ options: checkItemOptions(NO_OPTION_RULES, options) });

export const listReferenceIds = (items: readonly CartItemRecord[]): string[] =>
  items.map(({ referenceId }) => referenceId);

/** The order line of something without a place or time. */
export function toPlainOrderItem({ item, name, category, pricedLine }: ItemQuote): BookingOrderItem {
  return {
    type: 'booking',
    id: item.id,
    priceBreakdown: [{ label: name, price: pricedLine.amount }],
    related: { simpleName: name, id: item.referenceId, category, venue: null, venueType: null },
    quantity: item.quantity,
    variant: null,
    startsAt: null,
    endsAt: null,
    total: pricedLine.amount,
  };
}
