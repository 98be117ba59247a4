import type { AccountMembership } from '@/shared/api';
import { formatLongDate } from '@/shared/lib';
import { text } from '../texts';

type MembershipFacts = Pick<AccountMembership, 'state' | 'endDate' | 'cancelsOn' | 'nextCollection' | 'may'>;

/** Whether the dashboard shows a membership; an ended one only while it can be renewed. */
export function isOnDashboard({ state, may }: Pick<MembershipFacts, 'state' | 'may'>): boolean {
  return state !== 'ended' || may.renew.allowed;
}

const STATE_TEXTS = {
  active: text('dashboard.active'),
  pending: text('dashboard.pending'),
  frozen: text('dashboard.frozen'),
  cancelling: text('dashboard.cancelling'),
  ended: text('dashboard.ended'),
} as const satisfies Record<MembershipFacts['state'], string>;

export const formatState = ({ state }: Pick<MembershipFacts, 'state'>) => STATE_TEXTS[state];

/** The next event of a membership: its end takes precedence over a collection. Null if there is none. */
export function formatNextEvent({
  state,
  endDate,
  cancelsOn,
  nextCollection,
}: MembershipFacts): string | null {
  const lastDate = cancelsOn ?? endDate;
  if (lastDate)
    return text(state === 'ended' ? 'dashboard.endedOn' : 'dashboard.ends', {
      date: formatLongDate(lastDate),
    });
  if (!nextCollection) return null;
  const { amount, date } = nextCollection;
  return text('dashboard.collection', { amount: amount.formatted, date: formatLongDate(date) });
}
