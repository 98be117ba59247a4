import { and, eq, ne } from 'drizzle-orm';
import type { Tx } from '../../../store/connection.ts';
import { memberships } from '../../../store/schema/people.ts';
import type { Store } from '../../../store/store.ts';
import type { PaymentOptionRecord } from '../../catalogue/index.ts';
import { addDays, DomainError, formatLongDate } from '../../common/index.ts';
import type { Purchasable } from '../../common/types.ts';
import { calculateEndDate } from '../rules/billing-date.ts';

interface MembershipChoice {
  readonly customerId: string;
  readonly homeVenueId: string;
  readonly option: PaymentOptionRecord;
  readonly startDate: string;
  /** The membership that ends when this one begins; it does not count. */
  readonly replacedId?: string | null;
}

export type MembershipRow = typeof memberships.$inferSelect;

const ALREADY_MEMBER_CODE = 'already_a_member';

/**
 * The days on which an option can start beside the customer's memberships, or null if there are none, and the same
 * membership that blocks the first day.
 */
interface StartDayRange {
  readonly days: { min: string; max: string } | null;
  readonly sameMembership: MembershipRow | null;
}

/** The days on which a customer may start an option: only after the end of the same membership that they already have. */
export function findStartDaysBeside(
  memberships: readonly MembershipRow[],
  choice: Omit<MembershipChoice, 'customerId' | 'startDate'>,
  { min, max }: { min: string; max: string },
): StartDayRange {
  const sameMembership = findSameMembership(memberships, { ...choice, startDate: min });
  if (!sameMembership) return { days: { min, max }, sameMembership: null };
  const dayAfterEnd = sameMembership.endDate === null ? null : addDays(sameMembership.endDate, 1);
  const isNextDayFree =
    dayAfterEnd !== null &&
    dayAfterEnd <= max &&
    !findSameMembership(memberships, { ...choice, startDate: dayAfterEnd });
  return { days: isNextDayFree ? { min: dayAfterEnd, max } : null, sameMembership };
}

/** Refuses the verdict if the customer already has the same membership, with a text that says what to do instead. */
export function refuseHeldMembership(verdict: Purchasable, startDays: StartDayRange | null): Purchasable {
  if (!verdict.canPurchase || !startDays?.sameMembership) return verdict;
  const { sameMembership, days } = startDays;
  if (days)
    return {
      ...verdict,
      message: `You have this membership until ${formatLongDate(addDays(days.min, -1))}. From ${formatLongDate(days.min)} you can join again.`,
    };
  const message =
    sameMembership.endDate === null
      ? `You already have this membership, since ${formatLongDate(sameMembership.startDate)}. You can change, freeze or cancel it in your account.`
      : `You already have this membership, until ${formatLongDate(sameMembership.endDate)}. You can renew it in your account.`;
  return { ...verdict, canPurchase: false, message, code: ALREADY_MEMBER_CODE };
}

function findSameMembership(
  memberships: readonly MembershipRow[],
  { option, homeVenueId, startDate }: Omit<MembershipChoice, 'customerId'>,
): MembershipRow | undefined {
  const lastDay = calculateEndDate(startDate, option.fixedDuration, option.fixedPeriod);
  return memberships.find(
    (membership) =>
      membership.paymentOptionId === option.id &&
      membership.homeVenueId === homeVenueId &&
      (membership.endDate === null || membership.endDate >= startDate) &&
      (lastDay === null || membership.startDate <= lastDay),
  );
}

/**
 * Refuses a membership that the customer already has: the same payment option at the same centre, for overlapping days.
 * @throws DomainError 422 under `startDate` with the code `already_a_member`
 */
export async function refuseSameMembership(
  tx: Tx,
  { operatorId }: Pick<Store, 'operatorId'>,
  { customerId, homeVenueId, option, startDate, replacedId = null }: MembershipChoice,
): Promise<void> {
  const currentMemberships = await tx
    .select()
    .from(memberships)
    .where(
      and(
        eq(memberships.operatorId, operatorId),
        eq(memberships.customerId, customerId),
        eq(memberships.paymentOptionId, option.id),
        eq(memberships.homeVenueId, homeVenueId),
        ne(memberships.status, 'ended'),
      ),
    );
  const otherMemberships = currentMemberships.filter(({ id }) => id !== replacedId);
  const sameMembership = findSameMembership(otherMemberships, { option, homeVenueId, startDate });
  if (!sameMembership) return;
  const message =
    sameMembership.endDate === null
      ? `You already have this membership, since ${formatLongDate(sameMembership.startDate)}. Please choose another one.`
      : `You already have this membership, until ${formatLongDate(sameMembership.endDate)}. Please choose a start date after that, or another membership.`;
  throw new DomainError('validation', message, {
    code: ALREADY_MEMBER_CODE,
    errors: { startDate: [message] },
  });
}
