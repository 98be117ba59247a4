import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../../store/connection.ts';
import { memberships } from '../../../store/schema/people.ts';
import type { Store } from '../../../store/store.ts';
import { findMembershipTypeById, findOptionById } from '../../catalogue/index.ts';
import { addDays } from '../../common/index.ts';
import { calculateChangeCredit } from '../rules/change-credit.ts';
import type { ChangeCredit } from '../rules/pricing.ts';
import { findMembershipFreezes } from './freezes.ts';

type MembershipRecord = typeof memberships.$inferSelect;

/**
 * What is already paid for a membership from the day on which it changes; null for a single-payment one, which runs to its end.
 */
export async function findChangeCredit(
  db: Tx,
  store: Store,
  record: MembershipRecord,
  changeDate: string,
): Promise<ChangeCredit | null> {
  const { billingDay, startDate } = record;
  const { option } = await findOptionById(db, store, record.paymentOptionId);
  if (option.paymentType !== 'recurring' || billingDay === null) return null;
  return calculateChangeCredit(
    {
      ...record,
      billingDay,
      hasMonthInHand: option.hasMonthInHand,
      collectsFrom: record.collectsFrom ?? addDays(startDate, 1),
      freezes: await findMembershipFreezes(db, store, record),
    },
    changeDate,
  );
}

/** The membership that a cart item changes, and its name; null if it belongs to another customer. */
export async function findChangedMembership(
  db: Tx,
  store: Store,
  { membershipId, customerId }: { membershipId: string | null; customerId: string },
): Promise<{ record: MembershipRecord; name: string } | null> {
  if (membershipId === null) return null;
  const [record] = await db
    .select()
    .from(memberships)
    .where(
      and(
        eq(memberships.operatorId, store.operatorId),
        eq(memberships.id, membershipId),
        eq(memberships.customerId, customerId),
      ),
    );
  if (!record) return null;
  const { name } = await findMembershipTypeById(db, store, record.membershipTypeId);
  return { record, name };
}
