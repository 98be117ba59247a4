import type { AccountMembership, User, WaitingEntry } from '@/shared/api';

/** What a customer has to know before anything else. */
export type Notice =
  | { readonly kind: 'penalties' }
  | { readonly kind: 'offer' }
  | { readonly kind: 'paymentFailed'; readonly amount: string }
  | { readonly kind: 'proofMissing' }
  | { readonly kind: 'proofExpiring'; readonly days: number }
  | { readonly kind: 'leaving'; readonly id: string; readonly name: string; readonly date: string }
  | { readonly kind: 'ending'; readonly id: string; readonly name: string; readonly date: string };

interface AccountFacts {
  readonly user: Pick<
    User,
    'outstandingPenalties' | 'membershipDocumentUploadRequired' | 'documentExpiry'
  > | null;
  /** Null while a list is not known: nothing is said of it. */
  readonly entries: readonly Pick<WaitingEntry, 'status'>[] | null;
  readonly outstanding:
    | readonly {
        readonly id: string;
        readonly kind: string;
        readonly amount: { readonly formatted: string };
      }[]
    | null;
  readonly memberships: readonly AccountMembership[] | null;
  /** What the page itself tells. */
  readonly without?: readonly Notice['kind'][];
}

/** More notices than these would not be read. */
const MOST = 3;

/**
 * The notices of a customer, at most three, the most pressing first: what is owed, an offer from a waiting list, a payment that has failed,
 * a proof that is missing, one that runs out, a membership that the customer has left, one that ends.
 */
export function noticesOf({
  user,
  entries,
  outstanding,
  memberships,
  without = [],
}: AccountFacts): readonly Notice[] {
  const owed = user?.outstandingPenalties ?? [];
  const hasOffer = entries?.some(({ status }) => status === 'offered');
  // What is owed already names it, where both lists have it.
  const failed = outstanding?.find(
    ({ id, kind }) => kind === 'failed_collection' && owed.every((penalty) => penalty.id !== id),
  );
  const left = memberships?.find(({ state }) => state === 'cancelling');
  const ending = endingOf(memberships ?? []);
  const notices: (Notice | false | undefined)[] = [
    owed.length > 0 && { kind: 'penalties' },
    hasOffer && { kind: 'offer' },
    failed && { kind: 'paymentFailed', amount: failed.amount.formatted },
    user?.membershipDocumentUploadRequired && { kind: 'proofMissing' },
    expiringOf(user),
    left && { kind: 'leaving', id: left.id, name: left.type.name, date: left.cancelsOn ?? '' },
    ending !== null && {
      kind: 'ending',
      id: ending.id,
      name: ending.type.name,
      date: ending.endDate ?? '',
    },
  ];
  return notices
    .filter((notice) => notice !== undefined && notice !== false)
    .filter(({ kind }) => !without.includes(kind))
    .slice(0, MOST);
}

/** The proof that runs out first. */
function expiringOf(user: AccountFacts['user']): Notice | undefined {
  const days = (user?.documentExpiry ?? [])
    .filter(({ documentExpiringSoon }) => documentExpiringSoon)
    .map(({ daysToExpiry }) => daysToExpiry);
  return days.length === 0 ? undefined : { kind: 'proofExpiring', days: Math.min(...days) };
}

/** The membership whose end is near and that can be renewed: the one that ends first. */
function endingOf(memberships: readonly AccountMembership[]): AccountMembership | null {
  const ending = memberships
    .filter(({ state, endDate, may }) => state !== 'ended' && endDate !== null && may.renew.allowed)
    .sort((one, other) => (one.endDate ?? '').localeCompare(other.endDate ?? ''));
  return ending[0] ?? null;
}
