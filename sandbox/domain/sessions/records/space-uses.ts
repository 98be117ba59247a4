import { and, eq, gte, inArray, isNotNull, lte } from 'drizzle-orm';
import type { Tx } from '../../../store/connection.ts';
import { sessionOverrides, sessionPatterns } from '../../../store/schema/activities.ts';
import type { Store } from '../../../store/store.ts';
import { formatSessionId, type SpaceRecord, takesPlaceOn } from '../../catalogue/index.ts';
import { addDays, calculateSessionTimes } from '../../common/index.ts';

/** A session that takes place in a space. */
export interface SpaceUse {
  title: string;
  startsAt: Date;
  endsAt: Date;
}

/** Finds the sessions in these spaces, or in the spaces that contain them, on consecutive dates, by space. */
export async function findSpaceUses(
  db: Tx,
  { operatorId }: Pick<Store, 'operatorId'>,
  spaces: readonly SpaceRecord[],
  dates: readonly string[],
): Promise<(space: SpaceRecord) => readonly SpaceUse[]> {
  const [first, last] = [dates[0], dates.at(-1)];
  const ids = [...new Set(spaces.flatMap(({ id, partOf }) => (partOf === null ? [id] : [id, partOf])))];
  if (first === undefined || last === undefined || ids.length === 0) return () => [];
  const patterns = await db
    .select()
    .from(sessionPatterns)
    .where(and(eq(sessionPatterns.operatorId, operatorId), inArray(sessionPatterns.spaceId, ids)));
  // A session of the evening before may last into the first day.
  const dayBefore = addDays(first, -1);
  const cancelled = await db
    .select({ patternId: sessionOverrides.patternId, date: sessionOverrides.date })
    .from(sessionOverrides)
    .where(
      and(
        eq(sessionOverrides.operatorId, operatorId),
        isNotNull(sessionOverrides.cancelledReason),
        gte(sessionOverrides.date, dayBefore),
        lte(sessionOverrides.date, last),
      ),
    );
  const cancelledIds = new Set(cancelled.map(({ patternId, date }) => formatSessionId(patternId, date)));
  const bySpace = new Map<string, SpaceUse[]>();
  for (const date of [dayBefore, ...dates])
    for (const pattern of patterns) {
      if (!takesPlaceOn(pattern, date) || cancelledIds.has(formatSessionId(pattern.id, date))) continue;
      const { startsAt, endsAt } = calculateSessionTimes(date, pattern.localStart, pattern.minutes);
      const spaceId = pattern.spaceId ?? '';
      const uses = bySpace.get(spaceId) ?? [];
      uses.push({ title: pattern.title, startsAt, endsAt });
      bySpace.set(spaceId, uses);
    }
  return ({ id, partOf }) => [...(bySpace.get(id) ?? []), ...(bySpace.get(partOf ?? '') ?? [])];
}
