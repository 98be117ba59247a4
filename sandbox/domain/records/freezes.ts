import { and, asc, eq } from 'drizzle-orm';
import type { Tx } from '../../store/connection.ts';
import { membershipFreezes } from '../../store/schema/freezes.ts';
import type { Store } from '../../store/store.ts';
import type { CollectedFreeze } from '../rules/freeze-collections.ts';

/** A freeze of one membership. */
export interface FreezeRecord extends CollectedFreeze {
  readonly id: string;
  readonly membershipId: string;
}

/** The freezes of a customer's memberships, also those that are over, in their order. */
export async function freezesOf(
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

/** Those of one membership. */
export async function freezesOfMembership(
  db: Tx,
  store: Pick<Store, 'operatorId'>,
  { id, customerId }: { id: string; customerId: string },
): Promise<FreezeRecord[]> {
  return (await freezesOf(db, store, customerId)).filter(({ membershipId }) => membershipId === id);
}
