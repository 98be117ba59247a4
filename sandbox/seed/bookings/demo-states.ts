import { eq } from 'drizzle-orm';
import { addDays, getWeekday, toLocalStart, toLondonDate } from '../../domain/common/index.ts';
import type { Tx } from '../../store/connection.ts';
import { sessionOverrides, sessionPatterns, spaces, venueClosures } from '../../store/schema/activities.ts';
import { venues } from '../../store/schema/catalogue.ts';
import type { Store } from '../../store/store.ts';
import { demoId } from '../demo-ids.ts';
import { addDemoCamps } from './camp-rows.ts';
import { pickLeader } from './leaders.ts';
import { buildDemoActivityId, buildDemoSpaceId } from './rows.ts';
import { type SessionKind, sessionKinds } from './session-kinds.ts';

// Sessions in states that can be seen whenever the sandbox has started: a full class tomorrow, the last place, one in 90
// minutes. Each takes place once, and the next start moves it.

const DEMO_VENUE_SLUG = 'ardwick-fields-leisure-centre';
const DEMO_VENUE_ID = demoId(`venue:${DEMO_VENUE_SLUG}`);
/** Their own space, so that they clash with no weekly session. */
const DEFAULT_SPACE_NAME = 'Studio 3';
const WARM_POOL_NAME = 'Warm water pool';
const CLIMBING_WALL_NAME = 'Climbing wall';
const SPACE_NUMBER = 10;
const MS_PER_MINUTE = 60_000;
const FIVE_MINUTES_MS = 5 * MS_PER_MINUTE;

interface DemoSession {
  name: string;
  kind: string;
  /** Defaults to Studio 3. */
  space?: string;
  date: string;
  time: string;
  /** The number of places that can still be booked. */
  free: number;
  cancelledReason?: string;
  opensAt?: Date;
}

/** Moves the demo states to the present. Does nothing in a database without the demo centre. */
export async function refreshDemoStates(store: Store): Promise<void> {
  const now = store.clock.now();
  const today = toLondonDate(now);
  await store.write(async (tx) => {
    const [venue] = await tx.select({ id: venues.id }).from(venues).where(eq(venues.id, DEMO_VENUE_ID));
    if (!venue) return;
    await closeCentreInTwelveDays(tx, store, today);
    await addDemoCamps(tx, store);
    const venueFields = { operatorId: store.operatorId, venueId: DEMO_VENUE_ID };
    const spaceNames = [DEFAULT_SPACE_NAME, WARM_POOL_NAME, CLIMBING_WALL_NAME];
    await tx
      .insert(spaces)
      .values(
        spaceNames.map((name) => ({ id: buildDemoSpaceId(DEMO_VENUE_SLUG, name), ...venueFields, name })),
      )
      .onConflictDoNothing();
    for (const [sessionNumber, session] of listDemoSessions(now).entries())
      await upsertDemoSession(tx, store, session, sessionNumber);
  });
}

function listDemoSessions(now: Date): DemoSession[] {
  const today = toLondonDate(now);
  const getDateInDays = (daysAhead: number) => addDays(today, daysAhead);
  const in90Minutes = toLocalStart(roundUpToFiveMinutes(now.getTime() + 90 * MS_PER_MINUTE));
  return [
    { name: 'full', kind: 'cycling', date: getDateInDays(1), time: '18:30', free: 0 },
    { name: 'last-place', kind: 'yoga', date: getDateInDays(1), time: '19:30', free: 1 },
    {
      name: 'cancelled',
      kind: 'aqua',
      space: WARM_POOL_NAME,
      date: getDateInDays(2),
      time: '09:30',
      free: 12,
      cancelledReason: 'The pool is being repaired.',
    },
    { name: 'in-90-minutes', kind: 'circuits', ...in90Minutes, free: 6 },
    {
      name: 'opens-soon',
      kind: 'hiit',
      date: getDateInDays(3),
      time: '12:00',
      free: 15,
      opensAt: roundUpToFiveMinutes(now.getTime() + FIVE_MINUTES_MS),
    },
    { name: 'full-too', kind: 'pilates', date: getDateInDays(2), time: '17:30', free: 0 },
    { name: 'offered', kind: 'hatha', date: getDateInDays(3), time: '20:30', free: 1 },
    {
      name: 'climbing',
      kind: 'climbing',
      space: CLIMBING_WALL_NAME,
      date: getDateInDays(4),
      time: '16:30',
      free: 8,
    },
  ];
}

/** The pattern id of a demo state. */
export function buildDemoPatternId(name: string): string {
  return demoId(`pattern:state:${name}`);
}

function roundUpToFiveMinutes(timeMs: number): Date {
  return new Date(Math.ceil(timeMs / FIVE_MINUTES_MS) * FIVE_MINUTES_MS);
}

async function upsertDemoSession(
  tx: Tx,
  { operatorId }: Store,
  session: DemoSession,
  sessionNumber: number,
): Promise<void> {
  const { activity, isLed: _isLed, ...columns } = requireSessionKind(session);
  const {
    date,
    free: freePlaces,
    space = DEFAULT_SPACE_NAME,
    cancelledReason = null,
    opensAt = null,
  } = session;
  const id = buildDemoPatternId(session.name);
  const pattern = {
    ...columns,
    weekday: getWeekday(date),
    localStart: session.time,
    deskPlaces: columns.capacity - freePlaces,
    leader: pickLeader(0, SPACE_NUMBER, sessionNumber),
    fromDate: date,
    untilDate: date,
    spaceId: buildDemoSpaceId(DEMO_VENUE_SLUG, space),
  };
  const fixedColumns = { operatorId, venueId: DEMO_VENUE_ID, activityId: buildDemoActivityId(activity) };
  await tx
    .insert(sessionPatterns)
    .values({ id, ...fixedColumns, ...pattern })
    .onConflictDoUpdate({ target: sessionPatterns.id, set: pattern });
  const override = { date, cancelledReason, opensAt };
  await tx
    .insert(sessionOverrides)
    .values({
      id: demoId(`override:state:${session.name}`),
      operatorId,
      venueId: DEMO_VENUE_ID,
      patternId: id,
      ...override,
    })
    .onConflictDoUpdate({ target: sessionOverrides.id, set: override });
}

async function closeCentreInTwelveDays(tx: Tx, { operatorId }: Store, today: string): Promise<void> {
  const closedDay = addDays(today, 12);
  const closureDays = { firstDay: closedDay, lastDay: closedDay };
  const reason = 'We are closed for staff training.';
  await tx
    .insert(venueClosures)
    .values({ id: demoId('closure:state'), operatorId, venueId: DEMO_VENUE_ID, ...closureDays, reason })
    .onConflictDoUpdate({ target: venueClosures.id, set: closureDays });
}

function requireSessionKind({ kind }: DemoSession): SessionKind {
  const sessionKind = sessionKinds[kind];
  if (!sessionKind) throw new Error(`A demo state names an unknown kind of session: ${kind}.`);
  return sessionKind;
}
