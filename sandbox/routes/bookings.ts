import express, { type Router } from 'express';
import {
  cancelBooking,
  canGiveBackSome,
  changeAttendee,
  listBookings,
  listOtherPeople,
  previewCancellation,
  readBooking,
  reportLateArrival,
} from '../domain/bookings/index.ts';
import { toLocalTime } from '../domain/common/index.ts';
import type { PenaltyRecord } from '../domain/people/index.ts';
import type { AccountBooking, CancelAnswer } from '../domain/sessions/index.ts';
import type { ApiParts } from '../server/api-parts.ts';
import { sessionOf } from '../server/sessions.ts';
import type { BookingDetail } from '../store/schema/details.ts';
import { wireNamed } from './wire/membership.ts';
import { wirePart, wirePrice } from './wire/money.ts';
import { queryNumber, queryText } from './wire/query.ts';
import type { Schemas } from './wire/schemas.ts';

/** Tag `bookings`: a customer's bookings, and cancelling them. */
export function bookingRoutes({ store }: ApiParts): Router {
  const router = express.Router();
  router.get('/api/my-account/bookings', async (request, response) => {
    const { items, nextCursor } = await listBookings(store, sessionOf(request), {
      when: queryText(request, 'when') ?? '',
      cursor: queryText(request, 'cursor'),
      attendeeId: queryText(request, 'attendee_id'),
      limit: queryNumber(request, 'limit'),
    });
    response.json({ data: { items: items.map(wireBooking), next_cursor: nextCursor } });
  });
  router.get('/api/my-account/bookings/:id', async (request, response) => {
    response.json({
      data: wireBooking(await readBooking(store, sessionOf(request), request.params.id)),
    });
  });
  router.get('/api/my-account/bookings/:id/cancel', async (request, response) => {
    const isWhole = queryText(request, 'whole') === 'true';
    const places = queryNumber(request, 'places') ?? null;
    const { id } = request.params;
    const answer = await previewCancellation(store, sessionOf(request), id, isWhole, places);
    response.json({ data: wirePreview(answer) });
  });
  router.post('/api/my-account/bookings/:id/cancel', async (request, response) => {
    const { expected, whole: isWhole = false, places }: Schemas['CancelRequest'] = request.body;
    const asked = { id: request.params.id, expected, isWhole, places: places ?? null };
    response.json({ data: wireBooking(await cancelBooking(store, sessionOf(request), asked)) });
  });
  router.get('/api/my-account/bookings/:id/attendee', async (request, response) => {
    const people = await listOtherPeople(store, sessionOf(request), request.params.id);
    response.json({ data: { people } });
  });
  router.put('/api/my-account/bookings/:id/attendee', async (request, response) => {
    const { attendee_id: attendeeId }: Schemas['AttendeeChange'] = request.body;
    const asked = { id: request.params.id, attendeeId };
    response.json({ data: wireBooking(await changeAttendee(store, sessionOf(request), asked)) });
  });
  router.post('/api/my-account/bookings/:id/late', async (request, response) => {
    const { minutes }: Schemas['LateRequest'] = request.body;
    const asked = { id: request.params.id, minutes };
    response.json({ data: wireBooking(await reportLateArrival(store, sessionOf(request), asked)) });
  });
  return router;
}

function wireBooking(booking: AccountBooking): Schemas['AccountBooking'] {
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
    ...wireHired(detail),
    ...wireAdded(detail),
    venue: { ...wireNamed(detail.venue), slug: venueSlug, address: venueAddress },
    space: detail.space,
    attendee: detail.attendee && wireNamed(detail.attendee),
    quantity,
    price_label: detail.priceLabel,
    paid: { price: wirePrice(pricePaid), reduction: detail.reduction?.name ?? null },
    cancel: {
      allowed: cancel !== null,
      free_until: freeUntil && wireMoment(freeUntil),
      message: cancel && cancel.outcome !== 'free' ? cancel.sentence : null,
      whole_days: wholeDays,
      places: cancel && canGiveBackSome(record, cancel) ? quantity : null,
    },
    swap,
    late: { allowed: late.startsAt !== null, message: null, minutes: late.minutes },
    charge: charge && wireCharge(charge),
    ending: ending && {
      at: ending.at,
      reason: ending.reason,
      refund: wireRefund(ending),
      fee: wirePart(ending.fee),
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
        ...wireAdded({ added }),
        is_cancelled: isCancelled,
      })) ?? null,
  };
}

/** The extras hired with a court. */
function wireHired({ extras }: Pick<BookingDetail, 'extras'>) {
  return extras ? { extras: extras.map(({ label }) => label) } : {};
}

/** The extras of a day of a camp, and the arrival and collection times with them. */
function wireAdded({ added }: { added?: BookingDetail['added'] | undefined }) {
  if (!added) return {};
  return { arrive_at: added.arriveAt, collect_at: added.collectAt, extras: added.labels };
}

function wireCharge({ id, amount, orderId, waivedAt }: PenaltyRecord): Schemas['BookingCharge'] {
  const state = waivedAt === null ? (orderId === null ? 'owed' : 'paid') : 'waived';
  return { id, amount: wirePrice(amount), state, can_pay_online: true, message: null };
}

function wirePreview(answer: CancelAnswer): Schemas['CancelPreview'] {
  const { outcome, sentence, expected, fee } = answer;
  return { outcome, refund: wireRefund(answer), fee: wirePart(fee), sentence, expected };
}

function wireRefund({
  refundTo,
  refund,
}: Pick<CancelAnswer, 'refundTo' | 'refund'>): Schemas['BookingRefund'] {
  return { to: refundTo, amount: wirePrice(refund) };
}

function wireMoment(at: Date): Schemas['LocalMoment'] {
  const { date, time } = toLocalTime(at);
  return { at: at.toISOString(), local_date: date, local_time: time };
}
