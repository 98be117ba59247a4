import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Tx } from '../../../store/connection.ts';
import { holdHistory } from '../../../store/schema/bookings.ts';
import type { Store } from '../../../store/store.ts';
import { type CartItemRecord, validationErrorWithCode } from '../../common/index.ts';
import { continueHold, type Hold } from '../../sessions/index.ts';

const HOLD_LIMIT_MESSAGE =
  'You’ve held these spaces for two hours, so other people can have them now. Please try again in 15 minutes.';

/**
 * The hold for places that are taken into a basket. It counts the time for which the customer has just held places
 * of the same sessions, even in a basket that was cleared since.
 * @throws DomainError 422 `limit_reached` when they have held them for as long as places are held
 */
export async function continuePreviousHolds(
  tx: Tx,
  store: Store,
  customerId: string,
  referenceIds: readonly string[],
  currentHold: Hold,
): Promise<Hold> {
  if (referenceIds.length === 0) return currentHold;
  const previousHolds = await tx
    .select()
    .from(holdHistory)
    .where(
      and(
        eq(holdHistory.operatorId, store.operatorId),
        eq(holdHistory.customerId, customerId),
        inArray(holdHistory.referenceId, [...referenceIds]),
      ),
    );
  let hold = currentHold;
  for (const previousHold of previousHolds) {
    const continuedHold = continueHold(hold, previousHold, store.clock.now());
    if (continuedHold === null) throw validationErrorWithCode('limit_reached', HOLD_LIMIT_MESSAGE);
    hold = continuedHold;
  }
  return hold;
}

/** Records how long the places of some items are held. */
export async function recordHold(
  tx: Tx,
  { operatorId }: Pick<Store, 'operatorId'>,
  customerId: string,
  items: readonly CartItemRecord[],
  { since, until }: Hold,
): Promise<void> {
  const sessionKeys = [...new Set(items.map(({ referenceId }) => referenceId))];
  if (sessionKeys.length === 0) return;
  await tx
    .insert(holdHistory)
    .values(sessionKeys.map((referenceId) => ({ operatorId, customerId, referenceId, since, until })))
    .onConflictDoUpdate({
      target: [holdHistory.operatorId, holdHistory.customerId, holdHistory.referenceId],
      set: { since: sql`excluded.since`, until: sql`excluded.until` },
    });
}
