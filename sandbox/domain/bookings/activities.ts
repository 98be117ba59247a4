import type { BookingRules } from '../../store/schema/details.ts';
import type { Store } from '../../store/store.ts';
import type { ActivityCatalogue, ActivityRecord } from '../catalogue/index.ts';
import { datesFrom, notFound, todayInLondon } from '../common/index.ts';
import type { Session } from '../common/types.ts';
import { sessionsOn } from '../sessions/index.ts';
import { callerAt, type SessionView } from './records/caller.ts';
import { type OwnBooking, ownBookings } from './records/own-bookings.ts';
import { catalogueOf, findSessionViews } from './timetable.ts';

/** How many days ahead a centre's activities and their sessions are shown. */
const DAYS_SHOWN = 14;

/** The activities of a centre that have sessions in the next two weeks, by name. Throws 404 for an unknown centre. */
export function activitiesAt(store: Store, venueSlug: string): Promise<ActivityRecord[]> {
  return store.read(async (db) => {
    const catalogue = await catalogueOf(db, store, venueSlug);
    const today = todayInLondon(store.clock.now());
    const sessions = await sessionsOn(db, store, catalogue, datesFrom(today, DAYS_SHOWN));
    const held = new Set(sessions.map(({ activity }) => activity.id));
    return [...catalogue.activities.values()].filter(({ id }) => held.has(id));
  });
}

export interface VenueActivity {
  serverTime: Date;
  catalogue: ActivityCatalogue;
  activity: ActivityRecord;
  rules: BookingRules;
  sessions: SessionView[];
  /** The sessions that the caller has booked; null for a visitor. */
  booked: OwnBooking[] | null;
}

/** An activity of a centre with its sessions. Throws 404 for an unknown centre or activity. */
export function activityAt(
  store: Store,
  caller: Session | null,
  { venue, activitySlug }: { venue: string; activitySlug: string },
): Promise<VenueActivity> {
  return store.read(async (db) => {
    const catalogue = await catalogueOf(db, store, venue);
    const activity = [...catalogue.activities.values()].find(({ slug }) => slug === activitySlug);
    if (!activity) throw notFound();
    const now = store.clock.now();
    const dates = datesFrom(todayInLondon(now), DAYS_SHOWN);
    const viewer = await callerAt(db, store, caller, catalogue.venue);
    const sessions = await findSessionViews(db, store, viewer, catalogue, dates, activity.id);
    return {
      serverTime: now,
      catalogue,
      activity,
      rules: catalogue.rulesOf(activity),
      sessions,
      booked: await ownBookings(
        db,
        store,
        caller,
        sessions.map(({ session }) => session),
      ),
    };
  });
}
