import { prettyDate } from './dates.ts';
import { renewalProblem } from './renewal.ts';

/** A membership as far as its state depends on it. */
export interface StatedMembership {
  readonly status: 'active' | 'pending' | 'ended';
  readonly isMonthly: boolean;
  readonly startDate: string;
  readonly endDate: string | null;
  /** The customer has the next period already. */
  readonly isFollowed: boolean;
}

export type MembershipState = 'active' | 'pending' | 'ended';

export function stateOf({ status, startDate, endDate }: StatedMembership, today: string): MembershipState {
  if (status === 'ended' || (endDate !== null && endDate < today)) return 'ended';
  return status === 'pending' || startDate > today ? 'pending' : 'active';
}

/** Why something cannot be done with a membership today, in words for the customer; null: it can. */
export interface MembershipProblems {
  readonly change: string | null;
  readonly renew: string | null;
  readonly freeze: string | null;
  readonly cancel: string | null;
}

const ENDED = 'This membership has ended.';
const GOES_ON = 'This membership goes on by itself and does not need to be renewed.';
const FREEZE = 'Please ask at reception to freeze this membership.';
const CANCEL = 'Please ask at reception to cancel this membership.';

export function problemsOf(membership: StatedMembership, today: string): MembershipProblems {
  const { endDate, isMonthly } = membership;
  const renew = renewProblem(membership, today);
  if (stateOf(membership, today) === 'ended') return { change: ENDED, renew, freeze: ENDED, cancel: ENDED };
  return {
    change: null,
    renew,
    freeze: isMonthly ? FREEZE : 'Only monthly memberships can be frozen.',
    cancel: endDate === null ? CANCEL : `This membership ends by itself on ${prettyDate(endDate)}.`,
  };
}

function renewProblem({ endDate, isMonthly, isFollowed }: StatedMembership, today: string): string | null {
  if (isMonthly || endDate === null) return GOES_ON;
  if (isFollowed) return 'This membership has been renewed already.';
  return renewalProblem({ endDate }, today);
}
