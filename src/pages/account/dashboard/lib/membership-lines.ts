import type { AccountMembership } from '@/shared/api';
import { formatLongDate } from '@/shared/lib';
import { text } from '../texts';

type MembershipFacts = Pick<AccountMembership, 'state' | 'endDate' | 'cancelsOn' | 'nextCollection' | 'may'>;

/** Whether the dashboard shows a membership; an ended one only while it can be renewed. */
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

export const formatStateLine = ({ state }: Pick<MembershipFacts, 'state'>) => STATES[state];

/** The next event of a membership: its end takes precedence over a collection. Null if there is none. */
export function formatNextLine({
  state,
  endDate,
  cancelsOn,
  nextCollection,
}: MembershipFacts): string | null {
  const end = cancelsOn ?? endDate;
  if (end)
    return text(state === 'ended' ? 'dashboard.endedOn' : 'dashboard.ends', { date: formatLongDate(end) });
  if (!nextCollection) return null;
  const { amount, date } = nextCollection;
  return text('dashboard.collection', { amount: amount.formatted, date: formatLongDate(date) });
}
