import type { Camel } from './camel';
import { api } from './client';
import { unexpectedFailure } from './failure';
import type { components } from './schema.gen';
import { type CallOptions, dataOf, dataOrNullOf } from './unwrap';

export type Terms = Camel<components['schemas']['Terms']>;

/** GET terms: what must be agreed to before a cart is paid; may be none. */
export function listCartTerms({ cartId }: { cartId: string }, options?: CallOptions): Promise<Terms[]> {
  return dataOf(() =>
    only200(api().GET('/api/terms', { params: { query: { cart_id: cartId } }, ...options })),
  );
}

/** GET the terms that a new customer agrees to. */
export function loadAccountTerms(options?: CallOptions): Promise<Terms> {
  return dataOf(() => only200(api().GET('/api/terms/account', { ...options })));
}

/** GET the direct debit terms. */
export function loadDirectDebitTerms(options?: CallOptions): Promise<Terms | null> {
  return dataOrNullOf(() => only200(api().GET('/api/terms/direct-debit', { ...options })));
}

/** GET the terms of a membership type. */
export function loadMembershipTerms(
  { typeId }: { typeId: string },
  options?: CallOptions,
): Promise<Terms | null> {
  return dataOrNullOf(() =>
    only200(api().GET('/api/terms/membership/{typeId}', { params: { path: { typeId } }, ...options })),
  );
}

/** GET the health commitment of a membership type. */
export function loadHealthCommitment(
  { typeId }: { typeId: string },
  options?: CallOptions,
): Promise<Terms | null> {
  const path = { typeId };
  return dataOrNullOf(() =>
    only200(api().GET('/api/terms/membership/{typeId}/health-commitment', { params: { path }, ...options })),
  );
}

/**
 * "Terms requests succeed only with status 200" (Spec, joining §7): nobody pays because terms that are on their way (202) or part of
 * them (206) were taken for none.
 */
async function only200<Answer extends { readonly response: Response }>(
  call: Promise<Answer>,
): Promise<Answer> {
  const answer = await call;
  if (answer.response.status === 200) return answer;
  throw unexpectedFailure(
    new Error(`Pavilion: terms came with ${answer.response.status} where 200 is promised.`),
  );
}
