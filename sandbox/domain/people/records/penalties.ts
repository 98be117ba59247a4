import { and, asc, desc, eq, gt, inArray, isNull } from 'drizzle-orm';
import type { Tx } from '../../../store/connection.ts';
import { type PlaceholderFactory, prepareStatement } from '../../../store/prepare-statement.ts';
import { penalties } from '../../../store/schema/people.ts';
import type { Store } from '../../../store/store.ts';
import { isUuid } from '../../common/index.ts';

export type PenaltyRecord = typeof penalties.$inferSelect;

type OperatorScope = Pick<Store, 'operatorId'>;

/** Neither paid nor waived, so that the customer cannot book. */
export const isUnpaidPenalty = and(isNull(penalties.orderId), isNull(penalties.waivedAt));

const selectUnpaidPenalties = prepareStatement(
  'unpaid penalties',
  (db, placeholder: PlaceholderFactory<'operatorId' | 'customerId'>) =>
    db
      .select()
      .from(penalties)
      .where(
        and(
          eq(penalties.operatorId, placeholder('operatorId')),
          eq(penalties.customerId, placeholder('customerId')),
          isUnpaidPenalty,
        ),
      )
      .orderBy(asc(penalties.createdAt), asc(penalties.id)),
);

/** A customer's unpaid penalties, oldest first. */
export function findOutstandingPenalties(
  db: Tx,
  { operatorId }: OperatorScope,
  customerId: string,
): Promise<PenaltyRecord[]> {
  return selectUnpaidPenalties(db, { operatorId, customerId });
}

/** The penalties that the centre has waived since an instant, latest first. */
export async function findPenaltiesWaivedSince(
  db: Tx,
  { operatorId }: OperatorScope,
  customerId: string,
  since: Date,
): Promise<(PenaltyRecord & { waivedAt: Date })[]> {
  const rows = await db
    .select()
    .from(penalties)
    .where(
      and(
        eq(penalties.operatorId, operatorId),
        eq(penalties.customerId, customerId),
        gt(penalties.waivedAt, since),
      ),
    )
    .orderBy(desc(penalties.waivedAt), asc(penalties.id));
  return rows.flatMap(({ waivedAt, ...penalty }) => (waivedAt ? [{ ...penalty, waivedAt }] : []));
}

/** The charges for missed or late-cancelled bookings, by booking. */
export async function findBookingFees(
  db: Tx,
  { operatorId }: OperatorScope,
  customerId: string,
  bookingIds: readonly string[],
): Promise<ReadonlyMap<string | null, PenaltyRecord>> {
  if (bookingIds.length === 0) return new Map();
  const rows = await db
    .select()
    .from(penalties)
    .where(
      and(
        eq(penalties.operatorId, operatorId),
        eq(penalties.customerId, customerId),
        inArray(penalties.bookingId, [...bookingIds]),
      ),
    );
  return new Map(rows.map((penalty) => [penalty.bookingId, penalty]));
}

/** Waives a penalty that is unpaid. A paid one stays unchanged. */
export async function waivePenalty(
  tx: Tx,
  { operatorId, clock }: Pick<Store, 'operatorId' | 'clock'>,
  id: string,
): Promise<void> {
  await tx
    .update(penalties)
    .set({ waivedAt: clock.now() })
    .where(and(eq(penalties.operatorId, operatorId), eq(penalties.id, id), isUnpaidPenalty));
}

/** The existing penalties by id, paid or not. */
export async function findPenaltiesById(
  db: Tx,
  { operatorId }: OperatorScope,
  ids: readonly string[],
): Promise<ReadonlyMap<string, PenaltyRecord>> {
  const penaltyIds = ids.filter(isUuid);
  if (penaltyIds.length === 0) return new Map();
  const rows = await db
    .select()
    .from(penalties)
    .where(and(eq(penalties.operatorId, operatorId), inArray(penalties.id, penaltyIds)));
  return new Map(rows.map((penalty) => [penalty.id, penalty]));
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
    .where(and(eq(penalties.operatorId, operatorId), inArray(penalties.id, [...ids]), isUnpaidPenalty));
}
