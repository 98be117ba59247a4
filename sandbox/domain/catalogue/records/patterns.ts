import { type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../../store/connection.ts';
import { sessionPatterns } from '../../../store/schema/activities.ts';

/** The columns of a weekly pattern that its sessions depend on. */
export type Pattern = Omit<typeof sessionPatterns.$inferSelect, 'operatorId' | 'venueId'>;

type PatternColumns = [
  id: Pattern['id'],
  activityId: Pattern['activityId'],
  spaceId: Pattern['spaceId'],
  title: Pattern['title'],
  weekday: Pattern['weekday'],
  localStart: Pattern['localStart'],
  minutes: Pattern['minutes'],
  capacity: Pattern['capacity'],
  deskPlaces: Pattern['deskPlaces'],
  level: Pattern['level'],
  age: Pattern['age'],
  group: Pattern['group'],
  leader: Pattern['leader'],
  priceKey: Pattern['priceKey'],
  dropIn: Pattern['dropIn'],
  fromDate: Pattern['fromDate'],
  untilDate: Pattern['untilDate'],
];

const columns = sessionPatterns;
const columnsJson = sql`json_build_array(${columns.id}, ${columns.activityId}, ${columns.spaceId}, ${columns.title}, ${columns.weekday}, ${columns.localStart},
  ${columns.minutes}, ${columns.capacity}, ${columns.deskPlaces}, ${columns.level}, ${columns.age}, ${columns.group}, ${columns.leader}, ${columns.priceKey}, ${columns.dropIn},
  ${columns.fromDate}, ${columns.untilDate})`;

/** Reads patterns as one JSON value, because the two thousand of a busy centre take four times longer as rows. */
export async function findPatterns(db: Tx, condition: SQL | undefined): Promise<Pattern[]> {
  const allColumns = sql<PatternColumns[]>`coalesce(json_agg(${columnsJson}), '[]')`;
  const [row] = await db.select({ all: allColumns }).from(sessionPatterns).where(condition);
  return (row?.all ?? []).map(toPattern);
}

function toPattern(columns: PatternColumns): Pattern {
  const [id, activityId, spaceId, title, weekday, localStart, minutes, capacity, deskPlaces, ...rest] =
    columns;
  const [level, age, group, leader, priceKey, dropIn, fromDate, untilDate] = rest;
  return {
    id,
    activityId,
    spaceId,
    title,
    weekday,
    localStart,
    minutes,
    capacity,
    deskPlaces,
    level,
    age,
    group,
    leader,
    priceKey,
    dropIn,
    fromDate,
    untilDate,
  };
}
