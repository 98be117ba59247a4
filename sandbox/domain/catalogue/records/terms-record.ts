import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../../store/connection.ts';
import { terms } from '../../../store/schema/catalogue.ts';
import type { Store } from '../../../store/store.ts';
import type { Terms } from '../../common/types.ts';

/** Reads the operator's terms of one kind: those for a membership type and for all types, or only the latter for null. */
export async function findTermsByKind(
  db: Tx,
  store: Pick<Store, 'operatorId'>,
  kind: (typeof terms.$inferSelect)['kind'],
  membershipTypeId: string | null,
): Promise<Terms[]> {
  const rows = await db
    .select()
    .from(terms)
    .where(and(eq(terms.operatorId, store.operatorId), eq(terms.kind, kind)));
  return rows
    .filter(({ membershipTypeIds }) => isForMembershipType(membershipTypeIds, membershipTypeId))
    .map(({ id, title, html }) => ({ id, title, html }));
}

function isForMembershipType(membershipTypeIds: string[] | null, membershipTypeId: string | null): boolean {
  return (
    membershipTypeIds === null || (membershipTypeId !== null && membershipTypeIds.includes(membershipTypeId))
  );
}
