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
  const listMembershipTerms = (load: typeof loadHealthCommitment) =>
    membershipTypeId === null ? null : load({ typeId: membershipTypeId }, options);
  const [ofCart, health, membership] = await Promise.all([
    listCartTerms({ cartId }, options),
    listMembershipTerms(loadHealthCommitment),
    listMembershipTerms(loadMembershipTerms),
  ]);
  const allTerms = [...ofCart, health, membership].filter((terms) => terms !== null);
  return [...new Map(allTerms.map((terms) => [terms.id, terms])).values()];
}
