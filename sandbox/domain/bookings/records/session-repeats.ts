import type { Tx } from '../../../store/connection.ts';
import type { Store } from '../../../store/store.ts';
import { findActivityCatalogue, parseSessionId } from '../../catalogue/index.ts';
import { addDays, toLondonDate } from '../../common/index.ts';
import {
  type BookableSession,
  findDemandByTarget,
  findSessionsOnDates,
  toSessionWaitingTarget,
} from '../../sessions/index.ts';
import { type CustomerAtVenue, type SessionView, toSessionView } from './session-view.ts';

/** How many later weeks can be booked together with a session. */
const MOST_LATER_WEEKS = 11;

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
  const dates = Array.from({ length: MOST_LATER_WEEKS }, (_, week) => addDays(localDate, 7 * (week + 1)));
  const bookableDates = dates.filter((date) => date <= lastDay);
  const patternId = parseSessionId(id)?.patternId;
  if (bookableDates.length === 0 || patternId === undefined) return [];
  const catalogue = await findActivityCatalogue(db, store, venue);
  const laterSessions = (await findSessionsOnDates(db, store, catalogue, bookableDates, activity.id)).filter(
    (session) => parseSessionId(session.id)?.patternId === patternId,
  );
  const getDemand = await findDemandByTarget(db, store, laterSessions.map(toSessionWaitingTarget));
  return laterSessions
    .map((session) => toSessionView(caller, session, getDemand(session), now))
    .filter(({ state }) => state !== 'not_yet' && state !== 'drop_in');
}
