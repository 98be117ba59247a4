import express, { type Router } from 'express';
import {
  getActivityAtVenue,
  getSessionDetail,
  getTimetable,
  listActivitiesAtVenue,
  type OwnBooking,
  type SessionView,
  type Timetable,
} from '../domain/bookings/index.ts';
import type { ActivityRecord } from '../domain/catalogue/index.ts';
import type { ApiParts } from '../server/api-parts.ts';
import { findServedCaller } from '../server/callers.ts';
import { readQueryNumber, readQueryText } from './wire/query.ts';
import type { Schemas } from './wire/schemas.ts';
import {
  toWireActivityReference,
  toWireRules,
  toWireSessionDetail,
  toWireSessionRow,
  toWireSpace,
  toWireVenue,
} from './wire/session.ts';

/** Tag `activities`: what can be done at a centre, and when. */
export function activityRoutes({ store }: ApiParts): Router {
  const router = express.Router();
  router.get('/api/activities/timetable', async (request, response) => {
    const query = {
      venue: readQueryText(request, 'venue') ?? '',
      from: readQueryText(request, 'from') ?? '',
      days: readQueryNumber(request, 'days') ?? 1,
    };
    response.json({
      data: toWireTimetable(await getTimetable(store, await findServedCaller(store, request), query)),
    });
  });
  router.get('/api/activities/catalogue', async (request, response) => {
    const activities = await listActivitiesAtVenue(store, readQueryText(request, 'venue') ?? '');
    response.json({ data: activities.map(toWireActivity) });
  });
  router.get('/api/activities/catalogue/:activitySlug', async (request, response) => {
    const query = { venue: readQueryText(request, 'venue') ?? '', activitySlug: request.params.activitySlug };
    const activityDetail = await getActivityAtVenue(store, await findServedCaller(store, request), query);
    const { serverTime, catalogue, activity, rules, sessions } = activityDetail;
    const { imageUrl = null, levels, attendeeInstructions, accessibilitySupport } = activity.detail;
    response.json({
      data: {
        ...toWireActivity(activity),
        server_time: serverTime.toISOString(),
        venue: toWireVenue(catalogue.venue),
        image_url: imageUrl,
        levels,
        attendee_instructions: attendeeInstructions,
        accessibility_support: accessibilitySupport,
        rules: toWireRules(rules),
        spaces: listSpaces(sessions),
        sessions: sessions.map(toWireSessionRow),
        ...toWireBooked(activityDetail.ownBookings),
      },
    });
  });
  router.get('/api/activities/sessions/:sessionId', async (request, response) => {
    const sessionDetail = await getSessionDetail(
      store,
      await findServedCaller(store, request),
      request.params.sessionId,
    );
    response.json({ data: toWireSessionDetail(sessionDetail) });
  });
  return router;
}

function toWireTimetable(timetable: Timetable): Schemas['Timetable'] {
  const { serverTime, catalogue, from, days, openingDay: opening, rules, sessions, ownBookings } = timetable;
  const activities = removeDuplicates(sessions.map(({ session }) => session.activity));
  const categories = removeDuplicates(
    activities.map(({ category, detail }) => ({ id: category, name: detail.categoryName })),
  );
  const levels = new Set(sessions.map(({ session }) => session.level).filter((level) => level !== null));
  return {
    server_time: serverTime.toISOString(),
    venue: toWireVenue(catalogue.venue),
    from,
    days: days.map(({ date, weekday, sessionCount, closedReason }) => ({
      date,
      weekday,
      session_count: sessionCount,
      closed_reason: closedReason,
    })),
    opening: { date: opening.date, opens_at: opening.opensAt?.toISOString() ?? null },
    activities: activities.map(toWireActivityReference),
    categories,
    spaces: listSpaces(sessions),
    levels: [...levels],
    rules: toWireRules(rules),
    sessions: sessions.map(toWireSessionRow),
    ...toWireBooked(ownBookings),
  };
}

/** Visitors get no personal data. */
function toWireBooked(ownBookings: readonly OwnBooking[] | null) {
  if (ownBookings === null) return {};
  return {
    booked: ownBookings.map(({ sessionId, bookingId }) => ({ session_id: sessionId, booking_id: bookingId })),
  };
}

function toWireActivity({ id, slug, name, category, detail }: ActivityRecord): Schemas['Activity'] {
  const { categoryName, description } = detail;
  return { id, slug, name, category_id: category, category_name: categoryName, description };
}

function listSpaces(sessions: readonly SessionView[]) {
  const spaces = sessions.map(({ session }) => session.space).filter((space) => space !== null);
  return removeDuplicates(spaces).map(toWireSpace);
}

/** Removes duplicates and sorts by name. */
function removeDuplicates<NamedItem extends { id: string; name: string }>(
  items: readonly NamedItem[],
): NamedItem[] {
  return [...new Map(items.map((item) => [item.id, item])).values()].sort((first, second) =>
    first.name < second.name ? -1 : 1,
  );
}
