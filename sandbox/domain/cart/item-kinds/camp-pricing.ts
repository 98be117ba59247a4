import type { BookedDay } from '../../../store/schema/camp-details.ts';
import type { BookingDetail } from '../../../store/schema/details.ts';
import { calculateSiblingReductions, calculateStayTimes, splitByWeights } from '../../camps/index.ts';
import { formatHalfKey } from '../../catalogue/index.ts';
import { type CartItemRecord, formatShortDay } from '../../common/index.ts';
import { type NewBooking, requireBookingDetail } from './booked-item.ts';
import type { ItemQuote } from './item-kind.ts';

/** Prices the camp items of one basket, with the sibling reduction between children at the same camp. */
export function priceCamps(items: readonly CartItemRecord[]): ItemQuote[] {
  const siblingReductionsByItem = new Map<string, number>();
  for (const campId of new Set(items.map(({ referenceId }) => referenceId))) {
    const campItems = items.filter(({ referenceId }) => referenceId === campId);
    const siblingPercent =
      campItems.map((item) => requireBookingDetail(item).siblingPercent ?? null).at(0) ?? null;
    const siblingReductions = calculateSiblingReductions(
      campItems.map(calculateReduciblePrice),
      siblingPercent,
    );
    for (const [index, { id }] of campItems.entries())
      siblingReductionsByItem.set(id, siblingReductions[index] ?? 0);
  }
  return items.map((item) => {
    const { price, title, category, vatPercent, startsAt, siblingPercent } = requireBookingDetail(item);
    const siblingReduction = siblingReductionsByItem.get(item.id) ?? 0;
    const { id, type, referenceId, purchasedForUserId } = item;
    const hashParts = [type, referenceId, purchasedForUserId, listBookedDays(item), price, siblingReduction];
    const reductionReasons = [
      ...(calculateWeekReduction(item) > 0 ? ['price of the whole week'] : []),
      ...(siblingReduction > 0 ? [`${siblingPercent}% off for a brother or sister`] : []),
    ];
    return {
      item,
      name: title,
      description: reductionReasons.length === 0 ? null : capitalise(reductionReasons.join(', ')),
      category,
      pricedLine: {
        id,
        amount: price - siblingReduction,
        vatPercent,
        fingerprint: JSON.stringify(hashParts),
      },
      startsAt: new Date(startsAt),
    };
  });
}

/** The part of an item's price to which the sibling percentage applies. */
function calculateReduciblePrice(item: CartItemRecord): number {
  return listBookedDays(item).reduce((sum, { price }) => sum + price, 0) - calculateWeekReduction(item);
}

function calculateWeekReduction(item: CartItemRecord): number {
  const { fullPrice, price } = requireBookingDetail(item);
  return fullPrice - price;
}

/** Creates a booking for each day, with its share of the price paid. */
export function listCampBookings(item: CartItemRecord, items: readonly CartItemRecord[]): NewBooking[] {
  const detail = requireBookingDetail(item);
  const days = listBookedDays(item);
  const amountPaid =
    priceCamps(items).find((quote) => quote.item.id === item.id)?.pricedLine.amount ?? detail.price;
  const extraPrices = days.map(sumExtraPrices);
  // Reductions apply to the days only; extras are always at full price.
  const dayShares = splitByWeights(
    amountPaid - extraPrices.reduce((sum, price) => sum + price, 0),
    days.map(({ price }) => price),
  );
  return days.map((day, index) => {
    const pricePaid = (dayShares[index] ?? 0) + (extraPrices[index] ?? 0);
    return {
      sessionKey: day.dayId,
      placeKeys: day.halves.map((half) => formatHalfKey(day.dayId, half)),
      attendeeId: item.purchasedForUserId,
      quantity: 1,
      pricePaid,
      detail: buildDayDetail(detail, day, pricePaid),
    };
  });
}

/** One line for each day and each extra, and one for the reductions. */
export function buildCampBreakdown({ item, pricedLine }: ItemQuote) {
  const days = listBookedDays(item).flatMap(({ localDate, label, price, extras }) =>
    [{ label, price }, ...extras].map(
      (extra) => [`${formatShortDay(localDate)}: ${extra.label}`, extra.price] as const,
    ),
  );
  const weekReduction = calculateWeekReduction(item);
  const siblingReduction = requireBookingDetail(item).price - pricedLine.amount;
  const siblingReductionsByItem = [
    ['Price of the whole week', -weekReduction],
    ['Brother or sister', -siblingReduction],
  ] as const;
  return [...days, ...siblingReductionsByItem.filter(([, price]) => price !== 0)].map(([label, price]) => ({
    label,
    price,
  }));
}

function buildDayDetail(detail: BookingDetail, day: BookedDay, price: number): BookingDetail {
  const { days: _days, siblingPercent: _siblingPercent, ...commonDetail } = detail;
  const { localDate, localStart, localEnd, startsAt, endsAt, label, extras } = day;
  return {
    ...commonDetail,
    localDate,
    localStart,
    localEnd,
    startsAt,
    endsAt,
    priceLabel: [label, ...extras.map((extra) => extra.label)].join(', '),
    price,
    fullPrice: day.price + sumExtraPrices(day),
    added: { labels: extras.map((extra) => extra.label), ...calculateStayTimes(localDate, extras) },
  };
}

function sumExtraPrices({ extras }: BookedDay): number {
  return extras.reduce((sum, extra) => sum + extra.price, 0);
}

/** The days of a camp in a basket. */
export function listBookedDays(item: CartItemRecord): readonly BookedDay[] {
  return requireBookingDetail(item).days ?? [];
}

function capitalise(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}
