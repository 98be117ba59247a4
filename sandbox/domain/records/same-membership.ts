import { and, eq, ne } from 'drizzle-orm';
import type { Tx } from '../../store/connection.ts';
import { memberships } from '../../store/schema/people.ts';
import type { Store } from '../../store/store.ts';
import { DomainError } from '../domain-error.ts';
import { endDate } from '../rules/billing-date.ts';
import { prettyDate } from '../rules/dates.ts';
import type { PaymentOptionRecord } from './catalogue.ts';

interface Wanted {
  readonly customerId: string;
  readonly homeVenueId: string;
  readonly option: PaymentOptionRecord;
  readonly startDate: string;
  /** The membership that ends when this one begins. */
  readonly replaced?: string | null;
}

/**
 * Refuses a membership that the customer already has: the same payment option at the same centre, for overlapping days. 422
 * at `startDate` with the `code` `already_a_member`.
 */
export async function refuseSameMembership(
  tx: Tx,
  { operatorId }: Pick<Store, 'operatorId'>,
  { customerId, homeVenueId, option, startDate, replaced = null }: Wanted,
): Promise<void> {
  const held = await tx
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
  const until = endDate(startDate, option.fixedDuration, option.fixedPeriod);
  const same = held.find(
    (one) =>
      one.id !== replaced &&
      (one.endDate === null || one.endDate >= startDate) &&
      (until === null || one.startDate <= until),
  );
  if (!same) return;
  const message =
    same.endDate === null
      ? `You already have this membership, since ${prettyDate(same.startDate)}. Please choose another one.`
      : `You already have this membership, until ${prettyDate(same.endDate)}. Please choose a start date after that, or another membership.`;
  throw new DomainError('validation', message, {
    code: 'already_a_member',
    errors: { startDate: [message] },
  });
}
