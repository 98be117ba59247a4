import express, { type Router } from 'express';
import {
  canCancelSomePlaces,
  cancelBooking,
  changeAttendee,
  listBookings,
  listSubstitutes,
  previewCancellation,
  readBooking,
  reportLateArrival,
} from '../domain/bookings/index.ts';
import { toLocalTime } from '../domain/common/index.ts';
import type { PenaltyRecord } from '../domain/people/index.ts';
import type { AccountBooking, CancelAnswer } from '../domain/sessions/index.ts';
import type { ApiParts } from '../server/api-parts.ts';
import { requireCaller } from '../server/callers.ts';
import type { BookingDetail } from '../store/schema/details.ts';
import { toWireNamed } from './wire/membership.ts';
import { toWirePrice, toWirePriceOrNull } from './wire/money.ts';
import { readQueryNumber, readQueryText } from './wire/query.ts';
import type { Schemas } from './wire/schemas.ts';

/** Tag `bookings`: a customer's bookings, and cancelling them. */
export function bookingRoutes({ store }: ApiParts): Router {
  const router = express.Router();
  router.get('/api/my-account/bookings', async (request, response) => {
    const { items, nextCursor } = await listBookings(store, requireCaller(request), {
      when: readQueryText(request, 'when') ?? '',
      cursor: readQueryText(request, 'cursor'),
      attendeeId: readQueryText(request, 'attendee_id'),
      limit: readQueryNumber(request, 'limit'),
    });
    response.json({ data: { items: items.map(toWireBooking), next_cursor: nextCursor } });
  });
  router.get('/api/my-account/bookings/:id', async (request, response) => {
    response.json({
      data: toWireBooking(await readBooking(store, requireCaller(request), request.params.id)),
    });
  });
  router.get('/api/my-account/bookings/:id/cancel', async (request, response) => {
    const isWholeCamp = readQueryText(request, 'whole') === 'true';
    const placeCount = readQueryNumber(request, 'places') ?? null;
    const { id } = request.params;
    const cancelAnswer = await previewCancellation(
      store,
      requireCaller(request),
      id,
      isWholeCamp,
      placeCount,
    );
    response.json({ data: toWirePreview(cancelAnswer) });
  });
  router.post('/api/my-account/bookings/:id/cancel', async (request, response) => {
    const {
      expected,
      whole: isWholeCamp = false,
      places: placeCount,
    }: Schemas['CancelRequest'] = request.body;
    const cancelRequest = {
      id: request.params.id,
      expected,
      isWholeCamp,
      placeCount: placeCount ?? null,
    };
    response.json({ data: toWireBooking(await cancelBooking(store, requireCaller(request), cancelRequest)) });
  });
  router.get('/api/my-account/bookings/:id/attendee', async (request, response) => {
    const substitutes = await listSubstitutes(store, requireCaller(request), request.params.id);
    response.json({ data: { people: substitutes } });
  });
  router.put('/api/my-account/bookings/:id/attendee', async (request, response) => {
    const { attendee_id: attendeeId }: Schemas['AttendeeChange'] = request.body;
    const changeRequest = { id: request.params.id, attendeeId };
    response.json({
      data: toWireBooking(await changeAttendee(store, requireCaller(request), changeRequest)),
    });
  });
  router.post('/api/my-account/bookings/:id/late', async (request, response) => {
    const { minutes }: Schemas['LateRequest'] = request.body;
    const lateRequest = { id: request.params.id, minutes };
    response.json({
      data: toWireBooking(await reportLateArrival(store, requireCaller(request), lateRequest)),
    });
  });
  return router;
}

function toWireBooking(booking: AccountBooking): Schemas['AccountBooking'] {
  const {
    record,
    time,
    state,
    venueSlug,
    venueAddress,
    calendarCode,
    activitySlug,
    campSlug,
    orderReference,
    cancel,
    wholeDays,
    freeUntil,
    swap,
    late,
    charge,
    dates,
  } = booking;
  const { id, sessionKey, detail, quantity, pricePaid, ending, orderId, itemId } = record;
  return {
    id,
    state,
    title: detail.title,
    session_id: sessionKey,
    activity_slug: activitySlug,
    camp_slug: campSlug,
    reference: orderReference,
    local_date: time.localDate,
    local_start: time.localStart,
    local_end: time.localEnd,
    starts_at: time.startsAt,
    ends_at: time.endsAt,
    ...toWireHiredExtras(detail),
    ...toWireDayExtras(detail),
    venue: { ...toWireNamed(detail.venue), slug: venueSlug, address: venueAddress },
    space: detail.space,
    attendee: detail.attendee && toWireNamed(detail.attendee),
    quantity,
    price_label: detail.priceLabel,
    paid: { price: toWirePrice(pricePaid), reduction: detail.reduction?.name ?? null },
    cancel: {
      allowed: cancel !== null,
      free_until: freeUntil && toWireMoment(freeUntil),
      message: cancel && cancel.outcome !== 'free' ? cancel.sentence : null,
      whole_days: wholeDays,
      places: cancel && canCancelSomePlaces(record, cancel) ? quantity : null,
    },
    swap,
    late: { allowed: late.reportableStart !== null, message: null, minutes: late.minutes },
    charge: charge && toWireCharge(charge),
    ending: ending && {
      at: ending.at,
      reason: ending.reason,
      refund: toWireRefund(ending),
      fee: toWirePriceOrNull(ending.fee),
    },
    instructions: detail.instructions,
    order_id: orderId,
    item_id: itemId,
    calendar_url: `/api/calendar/${calendarCode}`,
    dates:
      dates?.map(({ bookingId, localDate, startsAt, endsAt, isCancelled, added }) => ({
        booking_id: bookingId,
        local_date: localDate,
        starts_at: startsAt,
        ends_at: endsAt,
        ...toWireDayExtras({ added }),
        is_cancelled: isCancelled,
      })) ?? null,
  };
}

/** The extras hired with a court. */
function toWireHiredExtras({ extras }: Pick<BookingDetail, 'extras'>) {
  return extras ? { extras: extras.map(({ label }) => label) } : {};
}

/** The extras of a day of a camp, and the arrival and collection times with them. */
function toWireDayExtras({ added }: { added?: BookingDetail['added'] | undefined }) {
  if (!added) return {};
  return { arrive_at: added.arriveAt, collect_at: added.collectAt, extras: added.labels };
}

function toWireCharge({ id, amount, orderId, waivedAt }: PenaltyRecord): Schemas['BookingCharge'] {
  const state = waivedAt === null ? (orderId === null ? 'owed' : 'paid') : 'waived';
  return { id, amount: toWirePrice(amount), state, can_pay_online: true, message: null };
}

function toWirePreview(cancelAnswer: CancelAnswer): Schemas['CancelPreview'] {
  const { outcome, sentence, expected, fee } = cancelAnswer;
  return { outcome, refund: toWireRefund(cancelAnswer), fee: toWirePriceOrNull(fee), sentence, expected };
}

function toWireRefund({
  refundTo,
  refund,
}: Pick<CancelAnswer, 'refundTo' | 'refund'>): Schemas['BookingRefund'] {
  return { to: refundTo, amount: toWirePrice(refund) };
}

function toWireMoment(instant: Date): Schemas['LocalMoment'] {
  const { date, time } = toLocalTime(instant);
  return { at: instant.toISOString(), local_date: date, local_time: time };
}
