import type { Camel } from './camel';
import { api } from './client';
import { toUnexpectedFailure } from './failure';
import type { components } from './schema.gen';
import { type CallOptions, unwrapData, unwrapDataOrNull } from './unwrap';

export type Terms = Camel<components['schemas']['Terms']>;

/** GET terms: the terms to accept before paying for a cart; may be empty. */
export function listCartTerms({ cartId }: { cartId: string }, options?: CallOptions): Promise<Terms[]> {
  return unwrapData(() =>
    requireStatus200(api().GET('/api/terms', { params: { query: { cart_id: cartId } }, ...options })),
  );
}

export function loadAccountTerms(options?: CallOptions): Promise<Terms> {
  return unwrapData(() => requireStatus200(api().GET('/api/terms/account', { ...options })));
}

export function loadDirectDebitTerms(options?: CallOptions): Promise<Terms | null> {
  return unwrapDataOrNull(() => requireStatus200(api().GET('/api/terms/direct-debit', { ...options })));
}

export function loadMembershipTerms(
  { typeId }: { typeId: string },
  options?: CallOptions,
): Promise<Terms | null> {
  return unwrapDataOrNull(() =>
    requireStatus200(
      api().GET('/api/terms/membership/{typeId}', { params: { path: { typeId } }, ...options }),
    ),
  );
}

export function loadHealthCommitment(
  { typeId }: { typeId: string },
  options?: CallOptions,
): Promise<Terms | null> {
  const path = { typeId };
  return unwrapDataOrNull(() =>
    requireStatus200(
      api().GET('/api/terms/membership/{typeId}/health-commitment', { params: { path }, ...options }),
    ),
  );
}

/** "Terms requests succeed only with status 200" (Requirement C1.4): a 202 or 206 must not count as an empty list. */
async function requireStatus200<Answer extends { readonly response: Response }>(
  call: Promise<Answer>,
): Promise<Answer> {
  const answer = await call;
  if (answer.response.status === 200) return answer;
  throw toUnexpectedFailure(
    new Error(`Pavilion: terms came with ${answer.response.status} where 200 is promised.`),
  );
}
