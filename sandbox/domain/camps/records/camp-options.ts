import type { Tx } from '../../../store/connection.ts';
import type { Store } from '../../../store/store.ts';
import {
  type Camp,
  type CampDayRecord,
  type CampOptionRecord,
  calculateOnlineCapacity,
  formatHalfKey,
} from '../../catalogue/index.ts';
import { toInstant } from '../../common/index.ts';
import { countPromisedPlaces, countTakenPlaces, toCampWaitingTarget } from '../../sessions/index.ts';
import { type CampState, deriveOptionState } from '../rules/camp-state.ts';

/** A choice for one day, with the places left and whether it can be booked. */
export interface DayOption {
  day: CampDayRecord;
  option: CampOptionRecord;
  startsAt: Date;
  endsAt: Date;
  remaining: number;
  state: CampState;
}

/**
 * Loads every choice of some camps with the places that are left, not counting those promised to the waiting list.
 * The places of `exceptItemId`, a cart item, count as free.
 */
export async function findDayOptions(
  db: Tx,
  store: Pick<Store, 'operatorId' | 'clock'>,
  camps: readonly Camp[],
  exceptItemId: string | null = null,
): Promise<DayOption[]> {
  const halfKeys = camps.flatMap(({ days }) =>
    days.flatMap(({ id }) => [formatHalfKey(id, 'am'), formatHalfKey(id, 'pm')]),
  );
  const takenCounts = await countTakenPlaces(db, store, halfKeys, exceptItemId);
  const offeredCounts = await countPromisedPlaces(db, store, camps.map(toCampWaitingTarget));
  const countReservedPlaces = (key: string) => (takenCounts.get(key) ?? 0) + (offeredCounts.get(key) ?? 0);
  const now = store.clock.now();
  return camps.flatMap(({ days, options }) =>
    days.flatMap((day) =>
      options.map((option) => {
        const startsAt = toInstant(day.date, option.localStart);
        const mostReserved = Math.max(
          0,
          ...option.halves.map((half) => countReservedPlaces(formatHalfKey(day.id, half))),
        );
        const remaining = Math.max(0, calculateOnlineCapacity(day) - mostReserved);
        const { cancelledReason } = day;
        return {
          day,
          option,
          startsAt,
          endsAt: toInstant(day.date, option.localEnd),
          remaining,
          state: deriveOptionState({ cancelledReason, startsAt, remaining }, now),
        };
      }),
    ),
  );
}
