import type { BookingDetail } from '../../../store/schema/details.ts';

type DescribedItem = Pick<
  BookingDetail,
  'attendee' | 'price' | 'priceLabel' | 'reduction' | 'note' | 'extras'
>;

/**
 * What an item with a place says under its name: which sessions, which price where nobody is named, why it costs less, what is
 * hired with it. null: nothing. A benefit or a package is a field of the item.
 */
export function itemDescription({
  attendee,
  reduction,
  note,
  extras = [],
  ...rest
}: DescribedItem): string | null {
  const isOwnPrice = reduction === null || reduction.kind === 'membership';
  const parts = [
    note,
    attendee === null && isOwnPrice ? rest.priceLabel : undefined,
    reduction?.kind === 'membership' ? memberPrice(rest, reduction.name) : undefined,
    ...extras.map(({ label }) => label),
  ];
  return [...new Set(parts.filter((part) => part !== undefined))].join(', ') || null;
}

function memberPrice({ price, priceLabel }: Pick<DescribedItem, 'price' | 'priceLabel'>, membership: string) {
  return price === 0 ? priceLabel : `Member price with ${membership}`;
}
