import { compareAgeWithRange, formatAgeRange } from '../../common/index.ts';
import type { AgeRange } from '../../common/types.ts';
import { type CampState, isBookableState, pickBestState } from './camp-state.ts';

type CampVerdictCode =
  | 'ok'
  | 'closed'
  | 'full'
  | 'too_young'
  | 'too_old'
  | 'in_basket'
  | 'already_booked'
  | 'penalties';

export interface CampVerdict {
  readonly canBook: boolean;
  readonly code: CampVerdictCode;
  /** The sentence to show; null for `ok`. */
  readonly message: string | null;
}

/** What a verdict on a person and a camp depends on. */
export interface CampVerdictFacts {
  /** The states of all choices that the person does not have yet. */
  readonly states: readonly CampState[];
  /** The person's age on the camp's first day; null if unknown. */
  readonly age: number | null;
  readonly ages: AgeRange;
  /** Whether the basket already has days of the camp for this person; those are changed in the basket. */
  readonly isInBasket: boolean;
  readonly hasPenalties: boolean;
}

/**
 * Decides whether any day of a camp can be booked for a person. If several reasons apply, it gives the one that
 * the customer can do least about.
 */
export function decideCampVerdict({
  states,
  age,
  ages,
  isInBasket,
  hasPenalties,
}: CampVerdictFacts): CampVerdict {
  const agePosition = age === null ? 'within' : compareAgeWithRange(ages, age);
  if (agePosition !== 'within')
    return buildRefusal(
      agePosition,
      `This camp is for children aged ${formatAgeRange(ages)} on its first day.`,
    );
  if (isInBasket) return buildRefusal('in_basket', 'Already in your basket. You can change the days there.');
  if (states.length === 0) return buildRefusal('already_booked', 'Every day is already booked.');
  const state = pickBestState(states);
  if (!isBookableState(state)) {
    if (state === 'full') return buildRefusal('full', 'This camp is full.');
    return buildRefusal(
      'closed',
      state === 'cancelled' ? 'This camp has been cancelled.' : 'Booking has closed.',
    );
  }
  if (hasPenalties) return buildRefusal('penalties', 'Please pay what you owe before you book.');
  return { canBook: true, code: 'ok', message: null };
}

function buildRefusal(code: CampVerdictCode, message: string): CampVerdict {
  return { canBook: false, code, message };
}
