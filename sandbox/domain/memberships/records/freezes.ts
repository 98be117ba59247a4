import { and, asc, eq } from 'drizzle-orm';
import type { Tx } from '../../../store/connection.ts';
import { membershipFreezes } from '../../../store/schema/freezes.ts';
import type { memberships } from '../../../store/schema/people.ts';
import type { Store } from '../../../store/store.ts';
import { findMembershipTypeById } from '../../catalogue/index.ts';
import { formatLongDate } from '../../common/index.ts';
import { changeCredit } from '../../people/index.ts';
import { type CollectedFreeze, calculateUnsettledAdjustment } from '../rules/freeze-collections.ts';

/** A freeze of one membership. */
export interface FreezeRecord extends CollectedFreeze {
  readonly id: string;
  readonly membershipId: string;
}

/** The freezes of a customer's memberships, in order, including those that are over. */
export async function findFreezes(
  db: Tx,
  { operatorId }: Pick<Store, 'operatorId'>,
  customerId: string,
): Promise<FreezeRecord[]> {
  const rows = await db
    .select()
    .from(membershipFreezes)
    .where(and(eq(membershipFreezes.operatorId, operatorId), eq(membershipFreezes.customerId, customerId)))
    .orderBy(asc(membershipFreezes.firstDay));
  return rows.map(({ id, membershipId, firstDay, lastDay, fee, adjustment }) => ({
    id,
    membershipId,
    from: firstDay,
    to: lastDay,
    fee,
    adjustment,
  }));
}

/** The freezes of one membership. */
export async function findMembershipFreezes(
  db: Tx,
  store: Pick<Store, 'operatorId'>,
  { id, customerId }: { id: string; customerId: string },
): Promise<FreezeRecord[]> {
  return (await findFreezes(db, store, customerId)).filter(({ membershipId }) => membershipId === id);
}

/**
 * Credits what an early end of a freeze gives back if no collection can, because the membership ends before the
 * next one. If the membership goes on after all, the credited amount is collected again.
 */
export async function creditUnsettledFreezes(
  tx: Tx,
  store: Store,
  record: typeof memberships.$inferSelect,
): Promise<void> {
  const freezes = await findMembershipFreezes(tx, store, record);
  const { name } = await findMembershipTypeById(tx, store, record.membershipTypeId);
  for (const freeze of freezes) {
    const amount = calculateUnsettledAdjustment(freeze, { ...record, freezes });
    if (amount === 0) continue;
    const label = `${name}, its freeze ended on ${formatLongDate(freeze.to)}`;
    await changeCredit(tx, store, { customerId: record.customerId, kind: 'general', amount, label });
    await tx
      .update(membershipFreezes)
      .set({ adjustment: freeze.adjustment + amount })
      .where(and(eq(membershipFreezes.operatorId, store.operatorId), eq(membershipFreezes.id, freeze.id)));
  }
}
