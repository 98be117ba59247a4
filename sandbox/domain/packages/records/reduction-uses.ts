import { randomUUID } from 'node:crypto';
import { and, count, eq, gt, inArray, isNull, ne, or, type SQL } from 'drizzle-orm';
import type { Tx } from '../../../store/connection.ts';
import { reductionUses } from '../../../store/schema/reductions.ts';
import type { Store } from '../../../store/store.ts';
import { pickFreeNumbers } from '../../common/index.ts';
import type { CountedUses } from '../../common/types.ts';

type OperatorScope = Pick<Store, 'operatorId' | 'clock'>;
type UseRecord = typeof reductionUses.$inferSelect;

export interface UseRequest extends Pick<UseRecord, 'holderId' | 'cartItemId' | 'heldUntil'> {
  uses: CountedUses;
  quantity: number;
}

/**
 * Takes as many uses as asked for, or none. If two requests want the same use, the second one violates the unique
 * key and is run again.
 * @returns whether they were taken
 */
export async function takeUses(
  tx: Tx,
  store: OperatorScope,
  { uses: { key, total }, quantity, ...useColumns }: UseRequest,
): Promise<boolean> {
  if (total === null || quantity === 0) return true;
  const hasKey = and(eq(reductionUses.operatorId, store.operatorId), eq(reductionUses.useKey, key));
  const takenRows = await tx
    .select({ number: reductionUses.useNo, heldUntil: reductionUses.heldUntil })
    .from(reductionUses)
    .where(hasKey);
  const now = store.clock.now();
  const freeNumbers = pickFreeNumbers(takenRows, { capacity: total, neededCount: quantity, now });
  if (!freeNumbers) return false;
  if (freeNumbers.replacedNumbers.length > 0)
    await tx
      .delete(reductionUses)
      .where(and(hasKey, inArray(reductionUses.useNo, freeNumbers.replacedNumbers)));
  const { operatorId } = store;
  await tx.insert(reductionUses).values(
    freeNumbers.chosenNumbers.map((useNo) => ({
      ...useColumns,
      id: randomUUID(),
      operatorId,
      useKey: key,
      useNo,
    })),
  );
  return true;
}

/** The current uses of everything that a customer has, by key, except those of one cart item. */
export async function findUses(
  db: Tx,
  store: OperatorScope,
  holderId: string,
  exceptItemId: string | null = null,
): Promise<ReadonlyMap<string, number>> {
  const countRows = await db
    .select({ key: reductionUses.useKey, used: count() })
    .from(reductionUses)
    .where(
      and(
        eq(reductionUses.operatorId, store.operatorId),
        eq(reductionUses.holderId, holderId),
        buildInForceCondition(store.clock.now()),
        exceptItemId === null
          ? undefined
          : or(isNull(reductionUses.cartItemId), ne(reductionUses.cartItemId, exceptItemId)),
      ),
    )
    .groupBy(reductionUses.useKey);
  return new Map(countRows.map(({ key, used }) => [key, used]));
}

/** Returns the uses of these cart items. */
export async function releaseUses(
  tx: Tx,
  store: Pick<Store, 'operatorId'>,
  cartItemIds: readonly string[],
): Promise<void> {
  await tx.delete(reductionUses).where(buildItemsCondition(store, cartItemIds));
}

/** Returns the uses of a cancelled booking. */
export async function returnUses(
  tx: Tx,
  { operatorId }: Pick<Store, 'operatorId'>,
  bookingId: string,
): Promise<void> {
  await tx
    .delete(reductionUses)
    .where(and(eq(reductionUses.operatorId, operatorId), eq(reductionUses.bookingId, bookingId)));
}

/** Updates the current uses of these cart items. */
export async function updateUses(
  tx: Tx,
  store: OperatorScope,
  cartItemIds: readonly string[],
  changes: Partial<Pick<UseRecord, 'heldUntil' | 'bookingId' | 'cartItemId'>>,
): Promise<void> {
  await tx
    .update(reductionUses)
    .set(changes)
    .where(and(buildItemsCondition(store, cartItemIds), buildInForceCondition(store.clock.now())));
}

function buildInForceCondition(now: Date): SQL | undefined {
  return or(isNull(reductionUses.heldUntil), gt(reductionUses.heldUntil, now));
}

function buildItemsCondition(
  { operatorId }: Pick<Store, 'operatorId'>,
  ids: readonly string[],
): SQL | undefined {
  return and(eq(reductionUses.operatorId, operatorId), inArray(reductionUses.cartItemId, [...ids]));
}
