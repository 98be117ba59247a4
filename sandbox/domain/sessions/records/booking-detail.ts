import type { BookingDetail, HireExtra } from '../../../store/schema/details.ts';
import type { Person } from '../../attendees/index.ts';
import type { Offer } from '../../catalogue/index.ts';
import { toBookedReduction } from '../../packages/index.ts';
import type { BookableSession } from './bookable-session.ts';

interface BookingQuote {
  readonly session: BookableSession;
  readonly offer: Offer;
  readonly unusedOffer: Offer | null;
  readonly extras: HireExtra[];
}

/** What a booking stores about its session, its attendee and its price. */
export function toBookingDetail(
  person: Person | null,
  { session, offer, unusedOffer, extras }: BookingQuote,
): BookingDetail {
  const { venue, activity, rules } = session;
  const extrasPrice = extras.reduce((sum, { price }) => sum + price, 0);
  return {
    title: session.title,
    category: activity.category,
    activityId: activity.id,
    venue: { id: venue.id, name: venue.name },
    cardProvider: venue.cardProvider,
    space: session.space?.name ?? null,
    localDate: session.localDate,
    localStart: session.localStart,
    localEnd: session.localEnd,
    startsAt: session.startsAt.toISOString(),
    endsAt: session.endsAt.toISOString(),
    instructions: activity.detail.attendeeInstructions,
    cancel: { freeMinutes: rules.cancelUntilMinutes, lateFee: rules.lateFee },
    attendee: person && { id: person.id, name: `${person.firstName} ${person.lastName}` },
    priceLabel: offer.label,
    price: offer.price + extrasPrice,
    fullPrice: offer.fullPrice + extrasPrice,
    reduction: toBookedReduction(offer),
    ...(unusedOffer?.reduction && {
      unused: { pricingOptionId: unusedOffer.pricingOptionId, name: unusedOffer.reduction.name },
    }),
    vatPercent: activity.detail.vatPercent,
    ...(extras.length > 0 ? { extras } : {}),
    ...(session.facility?.equipment.length ? { canHire: true } : {}),
  };
}
