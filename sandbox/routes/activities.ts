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
import { findServedVisitor } from '../server/sessions.ts';
import { queryNumber, queryText } from './wire/query.ts';
import type { Schemas } from './wire/schemas.ts';
import {
  wireActivityReference,
  wireRow,
  wireRules,
  wireSessionDetail,
  wireSpace,
  wireVenue,
} from './wire/session.ts';

/** Tag `activities`: what can be done at a centre, and when. */
export function activityRoutes({ store }: ApiParts): Router {
  const router = express.Router();
  router.get('/api/activities/timetable', async (request, response) => {
    const asked = {
      venue: queryText(request, 'venue') ?? '',
      from: queryText(request, 'from') ?? '',
      days: queryNumber(request, 'days') ?? 1,
    };
    response.json({
      data: wireTimetable(await getTimetable(store, await findServedVisitor(store, request), asked)),
    });
  });
  router.get('/api/activities/catalogue', async (request, response) => {
    const activities = await listActivitiesAtVenue(store, queryText(request, 'venue') ?? '');
    response.json({ data: activities.map(wireActivity) });
  });
  router.get('/api/activities/catalogue/:activitySlug', async (request, response) => {
    const asked = { venue: queryText(request, 'venue') ?? '', activitySlug: request.params.activitySlug };
    const found = await getActivityAtVenue(store, await findServedVisitor(store, request), asked);
    const { serverTime, catalogue, activity, rules, sessions } = found;
    const { imageUrl = null, levels, attendeeInstructions, accessibilitySupport } = activity.detail;
    response.json({
      data: {
        ...wireActivity(activity),
        server_time: serverTime.toISOString(),
        venue: wireVenue(catalogue.venue),
        image_url: imageUrl,
        levels,
        attendee_instructions: attendeeInstructions,
        accessibility_support: accessibilitySupport,
        rules: wireRules(rules),
        spaces: spacesOf(sessions),
        sessions: sessions.map(wireRow),
        ...wireBooked(found.booked),
      },
    });
  });
  router.get('/api/activities/sessions/:sessionId', async (request, response) => {
    const found = await getSessionDetail(
      store,
      await findServedVisitor(store, request),
      request.params.sessionId,
    );
    response.json({ data: wireSessionDetail(found) });
  });
  return router;
}

function wireTimetable(found: Timetable): Schemas['Timetable'] {
  const { serverTime, catalogue, from, days, opening, rules, sessions, booked } = found;
  const activities = distinct(sessions.map(({ session }) => session.activity));
  const categories = distinct(
    activities.map(({ category, detail }) => ({ id: category, name: detail.categoryName })),
  );
  const levels = new Set(sessions.map(({ session }) => session.level).filter((level) => level !== null));
  return {
    server_time: serverTime.toISOString(),
    venue: wireVenue(catalogue.venue),
    from,
    days: days.map(({ date, weekday, sessionCount, closedReason }) => ({
      date,
      weekday,
      session_count: sessionCount,
      closed_reason: closedReason,
    })),
    opening: { date: opening.date, opens_at: opening.opensAt?.toISOString() ?? null },
    activities: activities.map(wireActivityReference),
    categories,
    spaces: spacesOf(sessions),
    levels: [...levels],
    rules: wireRules(rules),
    sessions: sessions.map(wireRow),
    ...wireBooked(booked),
  };
}

/** Visitors get no personal data. */
function wireBooked(booked: readonly OwnBooking[] | null) {
  if (booked === null) return {};
  return {
    booked: booked.map(({ sessionId, bookingId }) => ({ session_id: sessionId, booking_id: bookingId })),
  };
}

function wireActivity({ id, slug, name, category, detail }: ActivityRecord): Schemas['Activity'] {
  const { categoryName, description } = detail;
  return { id, slug, name, category_id: category, category_name: categoryName, description };
}

function spacesOf(sessions: readonly SessionView[]) {
  const spaces = sessions.map(({ session }) => session.space).filter((space) => space !== null);
  return distinct(spaces).map(wireSpace);
}

/** Removes duplicates and sorts by name. */
function distinct<Thing extends { id: string; name: string }>(things: readonly Thing[]): Thing[] {
  return [...new Map(things.map((thing) => [thing.id, thing])).values()].sort((one, other) =>
    one.name < other.name ? -1 : 1,
  );
}
