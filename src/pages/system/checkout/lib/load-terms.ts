import { listCartTerms, loadHealthCommitment, loadMembershipTerms, type Terms } from '@/shared/api';

export type TermsParams = { readonly cartId: string; readonly membershipTypeId: string | null };

/**
 * Loads everything that has to be accepted before a cart is paid: its own terms and, for a membership, the health
 * commitment and the membership terms, each once (Requirement C1.4). If one fails, all fail.
 */
export async function loadCheckoutTerms(
  { cartId, membershipTypeId }: TermsParams,
  options: { signal: AbortSignal },
): Promise<readonly Terms[]> {
  const loadForMembership = (load: typeof loadHealthCommitment) =>
    membershipTypeId === null ? null : load({ typeId: membershipTypeId }, options);
  const [cartTerms, healthCommitment, membershipTerms] = await Promise.all([
    listCartTerms({ cartId }, options),
    loadForMembership(loadHealthCommitment),
    loadForMembership(loadMembershipTerms),
  ]);
  const allTerms = [...cartTerms, healthCommitment, membershipTerms].filter((terms) => terms !== null);
  return [...new Map(allTerms.map((terms) => [terms.id, terms])).values()];
}
