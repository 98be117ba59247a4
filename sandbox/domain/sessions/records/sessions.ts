import { and, eq, getTableColumns, gte, inArray, isNull, lte, or } from 'drizzle-orm';
import type { Tx } from '../../../store/connection.ts';
import { isOneOf } from '../../../store/is-one-of.ts';
import { type PlaceholderFactory, prepareStatement } from '../../../store/prepare-statement.ts';
import { readAll } from '../../../store/read-all.ts';
import {
  activities,
  priceLists,
  sessionOverrides,
  sessionPatterns,
  spaces,
} from '../../../store/schema/activities.ts';
import { venues } from '../../../store/schema/catalogue.ts';
import type { Store } from '../../../store/store.ts';
import {
  type ActivityCatalogue,
  buildCatalogueRows,
  findClosedReason,
  findPatternRules,
  findPatterns,
  formatSessionId,
  type Pattern,
  parseSessionId,
  parseSlotId,
  type ReductionContext,
  takesPlaceOn,
  toCatalogue,
  venueSummary,
} from '../../catalogue/index.ts';
import { calculateSessionTimes, getWeekday } from '../../common/index.ts';
import { calculateDeskPlaces } from '../rules/desk-places.ts';
import type { BookableSession } from './bookable-session.ts';
import { findSlotByKey } from './slots.ts';

type OperatorScope = Pick<Store, 'operatorId'>;
type OverrideRecord = Omit<
  typeof sessionOverrides.$inferSelect,
  'id' | 'operatorId' | 'venueId' | 'patternId'
>;

// Every booking reads these columns, so unneeded ones are left out for speed.
const { operatorId: _1, venueId: _2, ...patternColumns } = getTableColumns(sessionPatterns);
const {
  id: _3,
  operatorId: _4,
  venueId: _5,
  patternId: _6,
  ...overrideColumns
} = getTableColumns(sessionOverrides);

/** Finds a session or a slot by its id; null if there is none. */
export async function findSessionById(
  db: Tx,
  store: OperatorScope,
  sessionId: string,
): Promise<BookableSession | null> {
  return (await findSessionsById(db, store, [sessionId])).get(sessionId) ?? null;
}

/**
 * Finds sessions and slots by their ids. Ids that do not exist are not in the map, nor are dates on which a
 * pattern does not take place. On a day when the centre is closed a session is cancelled.
 */
export async function findSessionsById(
  db: Tx,
  store: OperatorScope,
  sessionIds: readonly string[],
): Promise<ReadonlyMap<string, BookableSession>> {
  const sessionsById = new Map<string, BookableSession>();
  for (const id of sessionIds) {
    const name = parseSlotId(id);
    const slot = name && (await findSlotByKey(db, store, name));
    if (slot) sessionsById.set(id, slot);
  }
  const parsedIds = sessionIds.map(parseSessionId).filter((name) => name !== null);
  if (parsedIds.length === 0) return sessionsById;
  const [rows, rules] = await selectPatterns(db, store, parsedIds);
  for (const { patternId, date } of parsedIds) {
    const ofPattern = rows.filter(({ pattern }) => pattern.id === patternId);
    const row = ofPattern.find(({ override }) => override?.date === date) ?? ofPattern[0];
    if (!row || !takesPlaceOn(row.pattern, date)) continue;
    const catalogue = toCatalogue(buildCatalogueRows(row), rules);
    const override = row.override?.date === date ? row.override : null;
    const session = toSession(catalogue, row.pattern, date, override);
    if (!session) continue;
    const reason = findClosedReason(catalogue.closures, date) ?? session.cancelledReason;
    sessionsById.set(session.id, { ...session, cancelledReason: reason });
  }
  return sessionsById;
}

const patternRows = prepareStatement(
  'patterns',
  (db, placeholder: PlaceholderFactory<'operatorId' | 'ids' | 'dates'>) => {
    const isDifferent = and(
      eq(sessionOverrides.operatorId, placeholder('operatorId')),
      eq(sessionOverrides.patternId, sessionPatterns.id),
      isOneOf(sessionOverrides.date, placeholder('dates')),
    );
    const isPriced = and(
      eq(priceLists.operatorId, placeholder('operatorId')),
      eq(priceLists.key, sessionPatterns.priceKey),
    );
    return db
      .select({
        pattern: patternColumns,
        override: overrideColumns,
        venue: venueSummary,
        activity: activities,
        space: spaces,
        list: priceLists,
      })
      .from(sessionPatterns)
      .innerJoin(venues, eq(venues.id, sessionPatterns.venueId))
      .innerJoin(activities, eq(activities.id, sessionPatterns.activityId))
      .leftJoin(spaces, eq(spaces.id, sessionPatterns.spaceId))
      .leftJoin(priceLists, isPriced)
      .leftJoin(sessionOverrides, isDifferent)
      .where(
        and(
          eq(sessionPatterns.operatorId, placeholder('operatorId')),
          isOneOf(sessionPatterns.id, placeholder('ids')),
        ),
      );
  },
);

/**
 * Selects patterns with everything they refer to, their centres' rules, and the changes for these dates. There is
 * one row for each date with a change.
 */
function selectPatterns(
  db: Tx,
  store: OperatorScope,
  parsedIds: readonly { patternId: string; date: string }[],
) {
  const { operatorId } = store;
  const dates = [...new Set(parsedIds.map(({ date }) => date))];
  const ids = [...new Set(parsedIds.map(({ patternId }) => patternId))];
  return readAll(patternRows(db, { operatorId, ids, dates }), findPatternRules(db, store, ids));
}

/** The sessions of a centre on some dates, by start; none on days when it is closed. */
export async function findSessionsOnDates(
  db: Tx,
  store: OperatorScope,
  catalogue: ActivityCatalogue,
  dates: readonly string[],
  activityId?: string,
): Promise<BookableSession[]> {
  const openDates = dates.filter((date) => findClosedReason(catalogue.closures, date) === null);
  const [first, last] = [openDates[0], openDates.at(-1)];
  if (first === undefined || last === undefined) return [];
  const patterns = findPatterns(
    db,
    and(
      eq(sessionPatterns.operatorId, store.operatorId),
      eq(sessionPatterns.venueId, catalogue.venue.id),
      inArray(sessionPatterns.weekday, [...new Set(openDates.map(getWeekday))]),
      or(isNull(sessionPatterns.fromDate), lte(sessionPatterns.fromDate, last)),
      or(isNull(sessionPatterns.untilDate), gte(sessionPatterns.untilDate, first)),
      activityId === undefined ? undefined : eq(sessionPatterns.activityId, activityId),
    ),
  );
  const overrides = db
    .select()
    .from(sessionOverrides)
    .where(
      and(
        eq(sessionOverrides.operatorId, store.operatorId),
        eq(sessionOverrides.venueId, catalogue.venue.id),
        gte(sessionOverrides.date, first),
        lte(sessionOverrides.date, last),
      ),
    );
  const [weekly, different] = await readAll(patterns, overrides);
  const overrideOf = new Map(different.map((row) => [formatSessionId(row.patternId, row.date), row]));
  const ofWeekday = grouped(weekly);
  return openDates
    .flatMap((date) =>
      (ofWeekday.get(getWeekday(date)) ?? [])
        .filter((pattern) => takesPlaceOn(pattern, date))
        .map((pattern) =>
          toSession(catalogue, pattern, date, overrideOf.get(formatSessionId(pattern.id, date))),
        ),
    )
    .filter((session) => session !== null)
    .sort(compareByStart);
}

/** Groups patterns by day of the week. */
function grouped(patterns: readonly Pattern[]): ReadonlyMap<number, Pattern[]> {
  const groups = new Map<number, Pattern[]>();
  for (const pattern of patterns) {
    const group = groups.get(pattern.weekday);
    if (group) group.push(pattern);
    else groups.set(pattern.weekday, [pattern]);
  }
  return groups;
}

/** A session as reductions see it. Hired courts have the category `courts`. */
export function toReductionContext({
  venue,
  activity,
  facility,
  localDate,
  localStart,
}: BookableSession): ReductionContext {
  const category = facility === null ? activity.category : 'courts';
  return { venueId: venue.id, activity: activity.slug, category, localDate, localStart };
}

function toSession(
  catalogue: ActivityCatalogue,
  pattern: Pattern,
  date: string,
  override: OverrideRecord | null | undefined,
): BookableSession | null {
  const activity = catalogue.activities.get(pattern.activityId);
  if (!activity) return null;
  const id = formatSessionId(pattern.id, date);
  const capacity = override?.capacity ?? pattern.capacity;
  const atDesk = override?.deskPlaces ?? pattern.deskPlaces ?? calculateDeskPlaces(id, capacity);
  return {
    id,
    venue: catalogue.venue,
    activity,
    space: catalogue.spaces.get(pattern.spaceId ?? '') ?? null,
    title: pattern.title,
    level: pattern.level,
    age: pattern.age,
    group: pattern.group,
    leader: override?.leader ?? pattern.leader,
    dropIn: pattern.dropIn,
    localDate: date,
    ...calculateSessionTimes(date, pattern.localStart, pattern.minutes),
    capacity,
    onlineCapacity: Math.max(0, capacity - atDesk),
    cancelledReason: override?.cancelledReason ?? null,
    notice: override?.notice ?? null,
    opensAtOverride: override?.opensAt ?? null,
    rules: catalogue.rulesOf(activity),
    prices: catalogue.pricesOf(pattern.priceKey),
    facility: null,
  };
}

function compareByStart(first: BookableSession, second: BookableSession): number {
  return (
    first.startsAt.getTime() - second.startsAt.getTime() ||
    (first.title < second.title ? -1 : 1) ||
    (first.id < second.id ? -1 : 1)
  );
}
