import type { AccountMembership } from '@/shared/api';
import { formatLongDate } from '@/shared/lib';
import { text } from '../texts';

type MembershipFacts = Pick<AccountMembership, 'state' | 'endDate' | 'cancelsOn' | 'nextCollection' | 'may'>;

/** What the dashboard shows: a membership that is over only while it can still be renewed. */
export function isShown({ state, may }: Pick<MembershipFacts, 'state' | 'may'>): boolean {
  return state !== 'ended' || may.renew.allowed;
}

const STATES = {
  active: text('dashboard.active'),
  pending: text('dashboard.pending'),
  frozen: text('dashboard.frozen'),
  cancelling: text('dashboard.cancelling'),
  ended: text('dashboard.ended'),
} as const satisfies Record<MembershipFacts['state'], string>;

/** The state, and what comes next: the end before a collection. */
export function membershipLines({
  state,
  endDate,
  cancelsOn,
  nextCollection,
}: MembershipFacts): readonly string[] {
  const end = cancelsOn ?? endDate;
  const next =
    nextCollection &&
    text('dashboard.collection', {
      amount: nextCollection.amount.formatted,
      date: formatLongDate(nextCollection.date),
    });
  const last =
    end && text(state === 'ended' ? 'dashboard.endedOn' : 'dashboard.ends', { date: formatLongDate(end) });
  return [STATES[state], last ?? next].filter((line) => line !== null);
}
