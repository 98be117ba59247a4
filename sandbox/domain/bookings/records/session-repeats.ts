import type { Tx } from '../../../store/connection.ts';
import type { Store } from '../../../store/store.ts';
import { findActivityCatalogue, parseSessionId } from '../../catalogue/index.ts';
import { addDays, toLondonDate } from '../../common/index.ts';
import {
  type BookableSession,
  findDemand,
  findSessionsOnDates,
  toSessionWaitingTarget,
} from '../../sessions/index.ts';
import { type CustomerAtVenue, type SessionView, toSessionView } from './session-view.ts';

/** How many later weeks can be booked together with a session. */
const MOST_REPEATS = 11;

/** The same session in later weeks, as far ahead as the caller can book. */
export async function findSessionRepeats(
  db: Tx,
  store: Store,
  caller: CustomerAtVenue,
  { id, venue, activity, localDate, rules }: BookableSession,
): Promise<SessionView[]> {
  const now = store.clock.now();
  const daysAhead = Math.max(rules.window.member.days, rules.window.other.days);
  const lastDay = addDays(toLondonDate(now), daysAhead);
  const dates = Array.from({ length: MOST_REPEATS }, (_, week) => addDays(localDate, 7 * (week + 1)));
  const bookable = dates.filter((date) => date <= lastDay);
  const patternId = parseSessionId(id)?.patternId;
  if (bookable.length === 0 || patternId === undefined) return [];
  const catalogue = await findActivityCatalogue(db, store, venue);
  const laterSessions = (await findSessionsOnDates(db, store, catalogue, bookable, activity.id)).filter(
    (session) => parseSessionId(session.id)?.patternId === patternId,
  );
  const demand = await findDemand(db, store, laterSessions.map(toSessionWaitingTarget));
  return laterSessions
    .map((session) => toSessionView(caller, session, demand(session), now))
    .filter(({ state }) => state !== 'not_yet' && state !== 'drop_in');
}
