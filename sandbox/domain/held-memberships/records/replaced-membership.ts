import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '../../../store/connection.ts';
import type { PaidByTender } from '../../../store/schema/details.ts';
import { memberships } from '../../../store/schema/people.ts';
import type { Store } from '../../../store/store.ts';
import { findMembershipTypeById } from '../../catalogue/index.ts';
import { addDays } from '../../common/index.ts';
import { creditUnsettledFreezes, splitByTender, subtractTenders } from '../../memberships/index.ts';
import { changeCredit } from '../../people/index.ts';

/**
 * Ends a membership on the day before its replacement begins, and refunds the part of its payment that exceeds
 * what the replacement costs: as the kind of credit that it was paid with, else as general credit.
 * @returns how the amount that counts towards the replacement was paid
 */
export async function endReplacedMembership(
  tx: Tx,
  store: Store,
  {
    id,
    startsOn,
    carriedPence,
    refundedPence,
  }: { id: string; startsOn: string; carriedPence: number; refundedPence: number },
): Promise<PaidByTender | null> {
  const [replacedMembership] = await tx
    .update(memberships)
    // A single-payment membership keeps its own end date.
    .set({ endDate: sql`least(${memberships.endDate}, ${addDays(startsOn, -1)}::date)` })
    .where(and(eq(memberships.operatorId, store.operatorId), eq(memberships.id, id)))
    .returning();
  if (!replacedMembership) return null;
  await creditUnsettledFreezes(tx, store, replacedMembership);
  const { customerId, paidWith } = replacedMembership;
  const creditParts = splitByTender(paidWith, refundedPence);
  const { name } = await findMembershipTypeById(tx, store, replacedMembership.membershipTypeId);
  const creditEntry = { customerId, label: `Paid already for ${name}` };
  await changeCredit(tx, store, { ...creditEntry, kind: 'membership', amount: creditParts.membership });
  await changeCredit(tx, store, {
    ...creditEntry,
    kind: 'general',
    amount: creditParts.general + creditParts.cash + creditParts.card,
  });
  return splitByTender(paidWith && subtractTenders(paidWith, creditParts), carriedPence);
}
