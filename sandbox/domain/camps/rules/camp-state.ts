/** At this many places or fewer the number is shown as a warning, as for sessions. */
const MOST_FEW_PLACES = 5;

export type CampState = 'available' | 'few' | 'full' | 'closed' | 'cancelled';

/** What the state of one choice of a day depends on. */
export interface OptionStateFacts {
  readonly cancelledReason: string | null;
  readonly startsAt: Date;
  readonly remaining: number;
}

/** The state of one choice of a day; booking closes when it begins. */
export function deriveOptionState(
  { cancelledReason, startsAt, remaining }: OptionStateFacts,
  now: Date,
): CampState {
  if (cancelledReason !== null) return 'cancelled';
  if (startsAt <= now) return 'closed';
  if (remaining <= 0) return 'full';
  return remaining <= MOST_FEW_PLACES ? 'few' : 'available';
}

const STATES_BEST_FIRST: readonly CampState[] = ['available', 'few', 'full', 'cancelled', 'closed'];

/** The state of several choices together: the best one, or `closed` if there are none. */
export function pickBestState(states: readonly CampState[]): CampState {
  return STATES_BEST_FIRST.find((state) => states.includes(state)) ?? 'closed';
}

/** Whether something in this state can be booked. */
export function isBookableState(state: CampState): boolean {
  return state === 'available' || state === 'few';
}
