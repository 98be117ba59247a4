import { formatLongDate } from '../../common/index.ts';
import type { FrozenDays } from './freeze.ts';
import { isCoolingOff } from './leaving.ts';
import { findRenewalProblem } from './renewal.ts';

/** The facts about a membership on which its state depends. */
export interface MembershipStateFacts {
  readonly status: 'active' | 'pending' | 'ended';
  readonly isMonthly: boolean;
  readonly joinedOn: string;
  readonly startDate: string;
  readonly endDate: string | null;
  /** Whether the customer has cancelled it; it then ends on its end date. */
  readonly isCancelled: boolean;
  /** The membership that already follows it; null if none. */
  readonly followedBy: SuccessorMembership | null;
  /** The current or upcoming freeze; null if there is none. */
  readonly freeze: FrozenDays | null;
}

/** The membership that this one was changed to, or its next period. */
export interface SuccessorMembership {
  readonly kind: 'changed' | 'renewed';
  readonly name: string;
  readonly startDate: string;
}

export type MembershipState = 'active' | 'pending' | 'frozen' | 'cancelling' | 'ended';

export function deriveMembershipState(
  { status, startDate, endDate, isCancelled, freeze }: Omit<MembershipStateFacts, 'isMonthly' | 'followedBy'>,
  today: string,
): MembershipState {
  if (status === 'ended' || (endDate !== null && endDate < today)) return 'ended';
  if (isCancelled) return 'cancelling';
  if (status === 'pending' || startDate > today) return 'pending';
  return freeze !== null && freeze.from <= today ? 'frozen' : 'active';
}

/** Why each action is impossible today, in words for the customer; null if it is possible. */
export interface MembershipProblems {
  readonly change: string | null;
  readonly renew: string | null;
  readonly freeze: string | null;
  readonly cancel: string | null;
}

const ENDED_MESSAGE = 'This membership has ended.';
const CONTINUES_MESSAGE = 'This membership continues automatically, so you don’t need to renew it.';
const CANCELLED_MESSAGE = 'You’ve cancelled this membership.';

export function findMembershipProblems(membership: MembershipStateFacts, today: string): MembershipProblems {
  const renewProblem = findRenewProblem(membership, today);
  const endedProblem = findEndedProblem(membership, today);
  if (endedProblem !== null)
    return { change: endedProblem, renew: renewProblem, freeze: endedProblem, cancel: endedProblem };
  return {
    change: findChangeProblem(membership, today),
    renew: renewProblem,
    freeze: findFreezeProblem(membership, today),
    cancel: findCancelProblem(membership, today),
  };
}

/**
 * A membership cannot be changed if it has ended, if the customer has cancelled, changed or renewed it, or if it is or will be
 * frozen.
 */
export function findChangeProblem(membership: MembershipStateFacts, today: string): string | null {
  const { freeze, followedBy, isMonthly, endDate } = membership;
  const endedProblem = findEndedProblem(membership, today) ?? (followedBy && formatSuccessor(followedBy));
  if (endedProblem !== null) return endedProblem;
  if (isMonthly && endDate !== null)
    return `This membership ends on ${formatLongDate(endDate)} and can’t be changed.`;
  if (freeze === null) return null;
  if (freeze.to <= today) return 'This membership is frozen until today. You can change it from tomorrow.';
  return freeze.from <= today
    ? `This membership is frozen until ${formatLongDate(freeze.to)}. End the freeze before you change it.`
    : `This membership will be frozen from ${formatLongDate(freeze.from)}. Undo the freeze before you change it.`;
}

function findEndedProblem(
  membership: Omit<MembershipStateFacts, 'isMonthly' | 'followedBy'>,
  today: string,
): string | null {
  const state = deriveMembershipState(membership, today);
  if (state === 'ended') return ENDED_MESSAGE;
  return state === 'cancelling' ? CANCELLED_MESSAGE : null;
}

function formatSuccessor({ kind, name, startDate }: SuccessorMembership): string {
  const toText = kind === 'changed' ? ` to ${name}` : '';
  return `You have ${kind} this membership${toText} already, from ${formatLongDate(startDate)}.`;
}

function findFreezeProblem(membership: MembershipStateFacts, today: string): string | null {
  const { isMonthly, endDate, freeze } = membership;
  if (!isMonthly) return 'Only monthly memberships can be frozen.';
  if (endDate !== null) return `This membership ends on ${formatLongDate(endDate)} and can’t be frozen.`;
  if (freeze !== null)
    return freeze.from <= today
      ? `This membership is frozen until ${formatLongDate(freeze.to)}.`
      : `This membership will be frozen from ${formatLongDate(freeze.from)} to ${formatLongDate(freeze.to)}.`;
  return deriveMembershipState(membership, today) === 'pending'
    ? 'A membership can be frozen once it has started.'
    : null;
}

/** A membership with an end date can only be cancelled within the first 14 days. */
function findCancelProblem(
  { endDate, joinedOn, followedBy }: MembershipStateFacts,
  today: string,
): string | null {
  // The days already paid for count towards the new membership, so the customer must cancel that one.
  if (followedBy?.kind === 'changed') return formatSuccessor(followedBy);
  if (endDate === null || isCoolingOff(joinedOn, today)) return null;
  return `This membership ends automatically on ${formatLongDate(endDate)}.`;
}

export function findRenewProblem(membership: MembershipStateFacts, today: string): string | null {
  const { endDate, isMonthly, followedBy, isCancelled } = membership;
  if (isMonthly || endDate === null) return CONTINUES_MESSAGE;
  if (isCancelled) return CANCELLED_MESSAGE;
  if (followedBy) return formatSuccessor(followedBy);
  return findRenewalProblem({ endDate }, today);
}
