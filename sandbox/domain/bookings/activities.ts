import type { BookingRules } from '../../store/schema/details.ts';
import type { Store } from '../../store/store.ts';
import type { ActivityCatalogue, ActivityRecord } from '../catalogue/index.ts';
import { listDatesFrom, notFound, toLondonDate } from '../common/index.ts';
import type { Caller } from '../common/types.ts';
import { findSessionsOnDates } from '../sessions/index.ts';
import { findOwnBookings, type OwnBooking } from './records/own-bookings.ts';
import { findCustomerAtVenue, type SessionView } from './records/session-view.ts';
import { findCatalogue, findSessionViews } from './timetable.ts';

/** How many days ahead a centre's activities and their sessions are shown. */
const SHOWN_DAYS_AHEAD = 14;

/** The activities of a centre that have sessions in the next two weeks, by name. Throws 404 for an unknown centre. */
export function listActivitiesAtVenue(store: Store, venueSlug: string): Promise<ActivityRecord[]> {
  return store.read(async (db) => {
    const catalogue = await findCatalogue(db, store, venueSlug);
    const today = toLondonDate(store.clock.now());
    const sessions = await findSessionsOnDates(db, store, catalogue, listDatesFrom(today, SHOWN_DAYS_AHEAD));
    const activityIdsWithSessions = new Set(sessions.map(({ activity }) => activity.id));
    return [...catalogue.activities.values()].filter(({ id }) => activityIdsWithSessions.has(id));
  });
}

export interface VenueActivity {
  serverTime: Date;
  catalogue: ActivityCatalogue;
  activity: ActivityRecord;
  rules: BookingRules;
  sessions: SessionView[];
  /** The sessions that the caller has booked; null for a visitor. */
  ownBookings: OwnBooking[] | null;
}

/** An activity of a centre with its sessions. Throws 404 for an unknown centre or activity. */
export function getActivityAtVenue(
  store: Store,
  caller: Caller | null,
  { venue, activitySlug }: { venue: string; activitySlug: string },
): Promise<VenueActivity> {
  return store.read(async (db) => {
    const catalogue = await findCatalogue(db, store, venue);
    const activity = [...catalogue.activities.values()].find(({ slug }) => slug === activitySlug);
    if (!activity) throw notFound();
    const now = store.clock.now();
    const dates = listDatesFrom(toLondonDate(now), SHOWN_DAYS_AHEAD);
    const viewer = await findCustomerAtVenue(db, store, caller, catalogue.venue);
    const sessions = await findSessionViews(db, store, viewer, catalogue, dates, activity.id);
    return {
      serverTime: now,
      catalogue,
      activity,
      rules: catalogue.findBookingRules(activity),
      sessions,
      ownBookings: await findOwnBookings(
        db,
        store,
        caller,
        sessions.map(({ session }) => session),
      ),
    };
  });
}
