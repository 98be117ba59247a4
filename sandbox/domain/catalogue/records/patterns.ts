import { type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../../store/connection.ts';
import { sessionPatterns } from '../../../store/schema/activities.ts';

/** The columns of a weekly pattern that its sessions depend on. */
export type Pattern = Omit<typeof sessionPatterns.$inferSelect, 'operatorId' | 'venueId'>;

type Columns = [
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

const p = sessionPatterns;
const asColumns = sql`json_build_array(${p.id}, ${p.activityId}, ${p.spaceId}, ${p.title}, ${p.weekday}, ${p.localStart},
  ${p.minutes}, ${p.capacity}, ${p.deskPlaces}, ${p.level}, ${p.age}, ${p.group}, ${p.leader}, ${p.priceKey}, ${p.dropIn},
  ${p.fromDate}, ${p.untilDate})`;

/** Reads patterns as one JSON value, because the two thousand of a busy centre take four times longer as rows. */
export async function findPatterns(db: Tx, condition: SQL | undefined): Promise<Pattern[]> {
  const allColumns = sql<Columns[]>`coalesce(json_agg(${asColumns}), '[]')`;
  const [row] = await db.select({ all: allColumns }).from(sessionPatterns).where(condition);
  return (row?.all ?? []).map(toPattern);
}

function toPattern(columns: Columns): Pattern {
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
