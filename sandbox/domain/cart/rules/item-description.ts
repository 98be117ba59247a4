import type { BookingDetail } from '../../../store/schema/details.ts';

type DescribedItem = Pick<
  BookingDetail,
  'attendee' | 'price' | 'priceLabel' | 'reduction' | 'note' | 'extras'
>;

/**
 * The line under the name of an item with a place: which sessions, which price if nobody is named, why it costs
 * less, and what is hired with it. Returns null if there is nothing to say. Benefits and packages have their own
 * field.
 */
export function formatItemDescription({
  attendee,
  reduction,
  note,
  extras = [],
  ...bookingDetail
}: DescribedItem): string | null {
  const isOrdinaryPrice = reduction === null || reduction.kind === 'membership';
  const descriptionParts = [
    note,
    attendee === null && isOrdinaryPrice ? bookingDetail.priceLabel : undefined,
    reduction?.kind === 'membership' ? formatMemberPrice(bookingDetail, reduction.name) : undefined,
    ...extras.map(({ label }) => label),
  ];
  return [...new Set(descriptionParts.filter((part) => part !== undefined))].join(', ') || null;
}

function formatMemberPrice(
  { price, priceLabel }: Pick<DescribedItem, 'price' | 'priceLabel'>,
  membership: string,
) {
  return price === 0 ? priceLabel : `Member price with ${membership}`;
}
