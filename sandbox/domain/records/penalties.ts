import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { Tx } from '../../store/connection.ts';
import { type Given, prepared } from '../../store/prepared.ts';
import { penalties } from '../../store/schema/people.ts';
import type { Store } from '../../store/store.ts';
import { isUuid } from './uuid.ts';

export type PenaltyRecord = typeof penalties.$inferSelect;

type OperatorScope = Pick<Store, 'operatorId'>;

const unpaidPenalties = prepared('unpaid penalties', (db, given: Given<'operatorId' | 'customerId'>) =>
  db
    .select()
    .from(penalties)
    .where(
      and(
        eq(penalties.operatorId, given('operatorId')),
        eq(penalties.customerId, given('customerId')),
        isNull(penalties.orderId),
      ),
    )
    .orderBy(asc(penalties.createdAt), asc(penalties.id)),
);

/** The penalties that a customer has still to pay, the oldest first. */
export function outstandingPenalties(
  db: Tx,
  { operatorId }: OperatorScope,
  customerId: string,
): Promise<PenaltyRecord[]> {
  return unpaidPenalties(db, { operatorId, customerId });
}

/** The existing penalties by id, paid or not. */
export async function penaltiesById(
  db: Tx,
  { operatorId }: OperatorScope,
  ids: readonly string[],
): Promise<ReadonlyMap<string, PenaltyRecord>> {
  const asked = ids.filter(isUuid);
  if (asked.length === 0) return new Map();
  const found = await db
    .select()
    .from(penalties)
    .where(and(eq(penalties.operatorId, operatorId), inArray(penalties.id, asked)));
  return new Map(found.map((penalty) => [penalty.id, penalty]));
}

/** Records that an order has paid these penalties. */
export async function settlePenalties(
  tx: Tx,
  { operatorId }: OperatorScope,
  orderId: string,
  ids: readonly string[],
): Promise<void> {
  await tx
    .update(penalties)
    .set({ orderId })
    .where(
      and(eq(penalties.operatorId, operatorId), inArray(penalties.id, [...ids]), isNull(penalties.orderId)),
    );
}
