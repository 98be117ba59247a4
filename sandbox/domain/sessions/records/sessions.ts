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
  venueSummaryColumns,
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
const {
  operatorId: _patternOperatorId,
  venueId: _patternVenueId,
  ...patternColumns
} = getTableColumns(sessionPatterns);
const {
  id: _overrideId,
  operatorId: _overrideOperatorId,
  venueId: _overrideVenueId,
  patternId: _overridePatternId,
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
    const slotName = parseSlotId(id);
    const slot = slotName && (await findSlotByKey(db, store, slotName));
    if (slot) sessionsById.set(id, slot);
  }
  const patternDates = sessionIds.map(parseSessionId).filter((patternDate) => patternDate !== null);
  if (patternDates.length === 0) return sessionsById;
  const [rows, rules] = await selectPatternsAndRules(db, store, patternDates);
  for (const { patternId, date } of patternDates) {
    const rowsOfPattern = rows.filter(({ pattern }) => pattern.id === patternId);
    const row = rowsOfPattern.find(({ override }) => override?.date === date) ?? rowsOfPattern[0];
    if (!row || !takesPlaceOn(row.pattern, date)) continue;
    const catalogue = toCatalogue(buildCatalogueRows(row), rules);
    const override = row.override?.date === date ? row.override : null;
    const session = toSession(catalogue, row.pattern, date, override);
    if (!session) continue;
    const cancelledReason = findClosedReason(catalogue.closures, date) ?? session.cancelledReason;
    sessionsById.set(session.id, { ...session, cancelledReason });
  }
  return sessionsById;
}

const selectPatternRows = prepareStatement(
  'patterns',
  (db, placeholder: PlaceholderFactory<'operatorId' | 'ids' | 'dates'>) => {
    const isOverrideOnDates = and(
      eq(sessionOverrides.operatorId, placeholder('operatorId')),
      eq(sessionOverrides.patternId, sessionPatterns.id),
      isOneOf(sessionOverrides.date, placeholder('dates')),
    );
    const isPriceListOfPattern = and(
      eq(priceLists.operatorId, placeholder('operatorId')),
      eq(priceLists.key, sessionPatterns.priceKey),
    );
    return db
      .select({
        pattern: patternColumns,
        override: overrideColumns,
        venue: venueSummaryColumns,
        activity: activities,
        space: spaces,
        list: priceLists,
      })
      .from(sessionPatterns)
      .innerJoin(venues, eq(venues.id, sessionPatterns.venueId))
      .innerJoin(activities, eq(activities.id, sessionPatterns.activityId))
      .leftJoin(spaces, eq(spaces.id, sessionPatterns.spaceId))
      .leftJoin(priceLists, isPriceListOfPattern)
      .leftJoin(sessionOverrides, isOverrideOnDates)
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
function selectPatternsAndRules(
  db: Tx,
  store: OperatorScope,
  patternDates: readonly { patternId: string; date: string }[],
) {
  const { operatorId } = store;
  const dates = [...new Set(patternDates.map(({ date }) => date))];
  const ids = [...new Set(patternDates.map(({ patternId }) => patternId))];
  return readAll(selectPatternRows(db, { operatorId, ids, dates }), findPatternRules(db, store, ids));
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
  const [firstDate, lastDate] = [openDates[0], openDates.at(-1)];
  if (firstDate === undefined || lastDate === undefined) return [];
  const patternsQuery = findPatterns(
    db,
    and(
      eq(sessionPatterns.operatorId, store.operatorId),
      eq(sessionPatterns.venueId, catalogue.venue.id),
      inArray(sessionPatterns.weekday, [...new Set(openDates.map(getWeekday))]),
      or(isNull(sessionPatterns.fromDate), lte(sessionPatterns.fromDate, lastDate)),
      or(isNull(sessionPatterns.untilDate), gte(sessionPatterns.untilDate, firstDate)),
      activityId === undefined ? undefined : eq(sessionPatterns.activityId, activityId),
    ),
  );
  const overridesQuery = db
    .select()
    .from(sessionOverrides)
    .where(
      and(
        eq(sessionOverrides.operatorId, store.operatorId),
        eq(sessionOverrides.venueId, catalogue.venue.id),
        gte(sessionOverrides.date, firstDate),
        lte(sessionOverrides.date, lastDate),
      ),
    );
  const [weeklyPatterns, overrideRows] = await readAll(patternsQuery, overridesQuery);
  const overrideBySession = new Map(
    overrideRows.map((row) => [formatSessionId(row.patternId, row.date), row]),
  );
  const patternsByWeekday = groupByWeekday(weeklyPatterns);
  return openDates
    .flatMap((date) =>
      (patternsByWeekday.get(getWeekday(date)) ?? [])
        .filter((pattern) => takesPlaceOn(pattern, date))
        .map((pattern) =>
          toSession(catalogue, pattern, date, overrideBySession.get(formatSessionId(pattern.id, date))),
        ),
    )
    .filter((session) => session !== null)
    .sort(compareByStart);
}

/** Groups patterns by day of the week. */
function groupByWeekday(patterns: readonly Pattern[]): ReadonlyMap<number, Pattern[]> {
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
  const deskPlaces = override?.deskPlaces ?? pattern.deskPlaces ?? calculateDeskPlaces(id, capacity);
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
    onlineCapacity: Math.max(0, capacity - deskPlaces),
    cancelledReason: override?.cancelledReason ?? null,
    notice: override?.notice ?? null,
    opensAtOverride: override?.opensAt ?? null,
    rules: catalogue.findBookingRules(activity),
    prices: catalogue.listPrices(pattern.priceKey),
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
