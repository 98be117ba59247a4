import type { AccountMembership, User, WaitingEntry } from '@/shared/api';

/** What a customer needs to know first when they open the account. */
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
  /** Each list is null until it has loaded; it then gives no notices. */
  readonly entries: readonly Pick<WaitingEntry, 'status'>[] | null;
  readonly outstanding:
    | readonly {
        readonly id: string;
        readonly kind: string;
        readonly amount: { readonly formatted: string };
      }[]
    | null;
  readonly memberships: readonly AccountMembership[] | null;
  /** The kinds of notice that the page itself already shows. */
  readonly hiddenKinds?: readonly Notice['kind'][];
}

/** Customers would not read more notices than this. */
const MAX_NOTICES = 3;

/**
 * The customer's notices, at most three, in order of urgency: outstanding balance, waiting-list offer, failed payment, missing
 * proof, expiring proof, cancelled membership, membership that is ending.
 */
export function listNotices({
  user,
  entries,
  outstanding,
  memberships,
  hiddenKinds = [],
}: AccountFacts): readonly Notice[] {
  const penalties = user?.outstandingPenalties ?? [];
  const hasOffer = entries?.some(({ status }) => status === 'offered');
  // The outstanding-balance notice already names a failed payment that is in both lists.
  const failedPayment = outstanding?.find(
    ({ id, kind }) => kind === 'failed_collection' && penalties.every((penalty) => penalty.id !== id),
  );
  const cancelledMembership = memberships?.find(({ state }) => state === 'cancelling');
  const endingMembership = findEndingMembership(memberships ?? []);
  const notices: (Notice | false | undefined)[] = [
    penalties.length > 0 && { kind: 'penalties' },
    hasOffer && { kind: 'offer' },
    failedPayment && { kind: 'paymentFailed', amount: failedPayment.amount.formatted },
    user?.membershipDocumentUploadRequired && { kind: 'proofMissing' },
    findExpiringProof(user),
    cancelledMembership && {
      kind: 'leaving',
      id: cancelledMembership.id,
      name: cancelledMembership.type.name,
      date: cancelledMembership.cancelsOn ?? '',
    },
    endingMembership !== null && {
      kind: 'ending',
      id: endingMembership.id,
      name: endingMembership.type.name,
      date: endingMembership.endDate ?? '',
    },
  ];
  return notices
    .filter((notice) => notice !== undefined && notice !== false)
    .filter(({ kind }) => !hiddenKinds.includes(kind))
    .slice(0, MAX_NOTICES);
}

/** The proof that expires first. */
function findExpiringProof(user: AccountFacts['user']): Notice | undefined {
  const days = (user?.documentExpiry ?? [])
    .filter(({ documentExpiringSoon }) => documentExpiringSoon)
    .map(({ daysToExpiry }) => daysToExpiry);
  return days.length === 0 ? undefined : { kind: 'proofExpiring', days: Math.min(...days) };
}

/** Of the memberships that end soon and can be renewed, the one that ends first. */
function findEndingMembership(memberships: readonly AccountMembership[]): AccountMembership | null {
  const endingMembership = memberships
    .filter(({ state, endDate, may }) => state !== 'ended' && endDate !== null && may.renew.allowed)
    .sort((first, second) => (first.endDate ?? '').localeCompare(second.endDate ?? ''));
  return endingMembership[0] ?? null;
}
