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
  const [firstDate, lastDate] = [dates[0], dates.at(-1)];
  const spaceIds = [...new Set(spaces.flatMap(({ id, partOf }) => (partOf === null ? [id] : [id, partOf])))];
  if (firstDate === undefined || lastDate === undefined || spaceIds.length === 0) return () => [];
  const patterns = await db
    .select()
    .from(sessionPatterns)
    .where(and(eq(sessionPatterns.operatorId, operatorId), inArray(sessionPatterns.spaceId, spaceIds)));
  // A session of the evening before may last into the first day.
  const dayBefore = addDays(firstDate, -1);
  const cancelledOverrides = await db
    .select({ patternId: sessionOverrides.patternId, date: sessionOverrides.date })
    .from(sessionOverrides)
    .where(
      and(
        eq(sessionOverrides.operatorId, operatorId),
        isNotNull(sessionOverrides.cancelledReason),
        gte(sessionOverrides.date, dayBefore),
        lte(sessionOverrides.date, lastDate),
      ),
    );
  const cancelledIds = new Set(
    cancelledOverrides.map(({ patternId, date }) => formatSessionId(patternId, date)),
  );
  const usesBySpace = new Map<string, SpaceUse[]>();
  for (const date of [dayBefore, ...dates])
    for (const pattern of patterns) {
      if (!takesPlaceOn(pattern, date) || cancelledIds.has(formatSessionId(pattern.id, date))) continue;
      const { startsAt, endsAt } = calculateSessionTimes(date, pattern.localStart, pattern.minutes);
      const spaceId = pattern.spaceId ?? '';
      const uses = usesBySpace.get(spaceId) ?? [];
      uses.push({ title: pattern.title, startsAt, endsAt });
      usesBySpace.set(spaceId, uses);
    }
  return ({ id, partOf }) => [...(usesBySpace.get(id) ?? []), ...(usesBySpace.get(partOf ?? '') ?? [])];
}
