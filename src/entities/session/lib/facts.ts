import type { ActivitySession } from '@/shared/api';
import { text } from '../texts';

type SessionFacts = Pick<ActivitySession, 'leader' | 'level' | 'age' | 'group'>;

const GROUP_TEXT_KEYS = {
  anyone: null,
  women: 'session.women',
  men: 'session.men',
  juniors: 'session.juniors',
  over_60: 'session.over60',
} as const;

/** The session's room, instructor, group and ages, each in a few words. */
export function listSessionFacts(
  { leader, level, age, group = 'anyone' }: SessionFacts,
  space: string | null,
): string[] {
  const groupTextKey = GROUP_TEXT_KEYS[group];
  const facts = [
    space,
    leader && text('session.with', { leader }),
    level,
    groupTextKey && text(groupTextKey),
    age && formatAges(age),
  ];
  return facts.flatMap((fact) => fact || []);
}

function formatAges({ min = null, max = null }: NonNullable<ActivitySession['age']>): string | null {
  if (min !== null && max !== null) return text('session.ages', { min, max });
  if (min !== null) return text('session.agesFrom', { min });
  return max === null ? null : text('session.agesTo', { max });
}

/** The ages that the session is for, shown if none of the customer's attendees is within them. */
export function formatForAges({
  min = null,
  max = null,
}: NonNullable<ActivitySession['age']>): string | null {
  if (min !== null && max !== null) return text('session.forAges', { min, max });
  if (min !== null) return text('session.forAgesFrom', { min });
  return max === null ? null : text('session.forAgesTo', { max });
}
