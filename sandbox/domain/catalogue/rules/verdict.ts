import { compareAgeWithRange, formatAgeRange } from '../../common/index.ts';
import type { AgeRange } from '../../common/types.ts';
import type { Offer } from './offers.ts';
import type { LimitKind } from './person-limits.ts';
import type { SessionState } from './session-state.ts';

export type VerdictCode =
  | 'ok'
  | 'not_open_yet'
  | 'closed'
  | 'full'
  | 'too_young'
  | 'too_old'
  | 'not_member'
  | 'level_needed'
  | 'already_booked'
  | 'in_basket'
  | 'limit_reached'
  | 'clash_refused'
  | 'penalties'
  | 'form_needed';

export interface Verdict {
  canBook: boolean;
  code: VerdictCode;
  /** A sentence to show; null for `ok`. */
  message: string | null;
}

/** What a verdict on a person and a session depends on. */
export interface VerdictFacts {
  /** The session's state for this person. */
  state: SessionState;
  cancelledReason: string | null;
  /** "Tue 24 Nov 07:00", for `not_yet`. */
  opensText: string | null;
  /** The person's age on the day; null when it is not known. */
  age: number | null;
  ages: AgeRange | null;
  offers: readonly Offer[];
  /** The person's place in this session; null if they have none. */
  ownPlace: 'booked' | 'in_basket' | null;
  hasPenalties: boolean;
  /** The limit that this session would exceed, and its number; null if it exceeds none. */
  limit: { kind: LimitKind; mostAllowed: number } | null;
  /** The person's session at the same time ("Spin at 18:45"), if the operator refuses clashes; otherwise null. */
  refusedClash: string | null;
}

/** Whether a person can be booked in. If several reasons apply, the one that the customer can do least about comes first. */
export function decideVerdict(facts: VerdictFacts): Verdict {
  const { state, age, ages, offers, ownPlace } = facts;
  if (ownPlace === 'booked') return toRefusalVerdict('already_booked', 'Already booked.');
  if (state === 'cancelled') {
    return toRefusalVerdict('closed', `This session has been cancelled: ${facts.cancelledReason ?? ''}`);
  }
  if (state === 'closed') return toRefusalVerdict('closed', 'Booking has closed.');
  if (state === 'drop_in') return toRefusalVerdict('closed', 'You don’t need to book. Just come along.');
  if (ownPlace === 'in_basket') return toRefusalVerdict('in_basket', 'Already in your basket.');
  const ageRefusal = findAgeRefusal(age, ages, 'session');
  if (ageRefusal) return ageRefusal;
  if (offers.length === 0) return toRefusalVerdict('not_member', 'This session is for members only.');
  if (facts.hasPenalties) {
    return toRefusalVerdict('penalties', 'Please pay what you owe before you book.');
  }
  if (facts.limit) return toRefusalVerdict('limit_reached', formatLimitMessage(facts.limit));
  if (facts.refusedClash !== null)
    return toRefusalVerdict('clash_refused', `This is at the same time as ${facts.refusedClash}.`);
  if (state === 'not_yet')
    return toRefusalVerdict('not_open_yet', `Booking opens ${facts.opensText ?? 'later'}.`);
  if (state === 'full') return toRefusalVerdict('full', 'This session is full.');
  return { canBook: true, code: 'ok', message: null };
}

function formatLimitMessage({ kind, mostAllowed }: NonNullable<VerdictFacts['limit']>): string {
  if (kind === 'consecutive')
    return mostAllowed === 1 ? 'You can’t book two in a row.' : `You can book up to ${mostAllowed} in a row.`;
  const times = mostAllowed === 1 ? 'once' : `${mostAllowed} times`;
  return `This can be booked ${times} ${kind === 'perDay' ? 'a day' : 'a week'}.`;
}

/** Why a person of this age cannot come; null if they can, or if their age is not known. */
export function findAgeRefusal(
  age: number | null,
  ages: AgeRange | null,
  bookableNoun: 'session' | 'course',
): Verdict | null {
  if (age === null || ages === null) return null;
  const agePosition = compareAgeWithRange(ages, age);
  if (agePosition === 'within') return null;
  return toRefusalVerdict(agePosition, `This ${bookableNoun} is for people aged ${formatAgeRange(ages)}.`);
}

/** Builds a verdict that refuses a booking. */
export function toRefusalVerdict(code: VerdictCode, message: string): Verdict {
  return { canBook: false, code, message };
}
