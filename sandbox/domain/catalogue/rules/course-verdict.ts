import type { AgeRange } from '../../common/types.ts';
import type { Offer } from './offers.ts';
import { findAgeRefusal, toRefusalVerdict, type Verdict } from './verdict.ts';

/** With this many places left or fewer, the state is `few`. Courses are small. */
const MOST_FEW_PLACES = 3;

export type CourseState = 'available' | 'few' | 'full' | 'closed' | 'over' | 'cancelled';

/** What a course's state depends on. */
export interface CourseStateFacts {
  cancelledReason: string | null;
  sessionsLeft: number;
  /** From this instant on, nobody can join any more. */
  joinBefore: Date;
  remaining: number;
}

/** The state of a course: `available`, `few`, or the first reason why nobody can join. */
export function decideCourseState(course: CourseStateFacts, now: Date): CourseState {
  if (course.cancelledReason !== null) return 'cancelled';
  if (course.sessionsLeft === 0) return 'over';
  if (now >= course.joinBefore) return 'closed';
  if (course.remaining <= 0) return 'full';
  return course.remaining <= MOST_FEW_PLACES ? 'few' : 'available';
}

/**
 * Whether a person has the level that a course requires, or a higher one.
 *
 * @param order the levels of the activity, the lowest first; a level that is not in it is met only by itself
 * @param recorded the level that was recorded for the person; null if there is none
 */
export function hasRequiredLevel(
  requiredLevel: string | null,
  recordedLevel: string | null,
  levelsInOrder: readonly string[],
): boolean {
  if (requiredLevel === null || requiredLevel === recordedLevel) return true;
  if (recordedLevel === null || !levelsInOrder.includes(requiredLevel)) return false;
  return levelsInOrder.indexOf(recordedLevel) > levelsInOrder.indexOf(requiredLevel);
}

/** What a verdict on a person and a course depends on. */
export interface CourseVerdictFacts {
  state: CourseState;
  cancelledReason: string | null;
  /** The person's age on the first day that they would come; null when it is not known. */
  age: number | null;
  ages: AgeRange | null;
  /** The required level that the person lacks; null if they lack none. */
  missingLevel: string | null;
  offers: readonly Offer[];
  /** The person's place in this course; null if they have none. */
  ownPlace: 'booked' | 'in_basket' | null;
  hasPenalties: boolean;
  /** True if the person's form is missing or out of date. */
  needsForm: boolean;
  /** True if the waiting list is open: the form is then asked for even if the course is full. */
  canWait: boolean;
}

/** Whether a person can be enrolled. If several reasons apply, the one that the customer can do least about comes first. */
export function decideCourseVerdict(facts: CourseVerdictFacts): Verdict {
  const { state, ownPlace, missingLevel } = facts;
  if (ownPlace === 'booked') return toRefusalVerdict('already_booked', 'Already enrolled.');
  if (state === 'cancelled')
    return toRefusalVerdict('closed', `This course has been cancelled: ${facts.cancelledReason ?? ''}`);
  if (state === 'over') return toRefusalVerdict('closed', 'This course has ended.');
  if (state === 'closed') return toRefusalVerdict('closed', 'It’s too late to join this course.');
  if (ownPlace === 'in_basket') return toRefusalVerdict('in_basket', 'Already in your basket.');
  const ageRefusal = findAgeRefusal(facts.age, facts.ages, 'course');
  if (ageRefusal) return ageRefusal;
  if (missingLevel !== null)
    return toRefusalVerdict('level_needed', `Complete ${missingLevel} first. Your coach will record it.`);
  if (facts.offers.length === 0) return toRefusalVerdict('not_member', 'This course is for members only.');
  if (facts.hasPenalties) return toRefusalVerdict('penalties', 'Please pay what you owe before you book.');
  if (state === 'full' && !(facts.needsForm && facts.canWait))
    return toRefusalVerdict('full', 'This course is full.');
  if (facts.needsForm)
    return toRefusalVerdict('form_needed', 'We need a few details about this child before the first day.');
  return { canBook: true, code: 'ok', message: null };
}
