import { tokenOf } from './auth';
import { api } from './client';
import type { FieldAnswer } from './data-fields';
import { type CallOptions, dataOf } from './unwrap';

/**
 * PUT user/update with the fields to change, by the `name` of each data field; empty ones are the caller's to leave
 * out. The answer carries a new token in place of the old one (Spec, platform §7 "Memberships").
 */
export async function updateCustomer(
  fields: Readonly<Record<string, FieldAnswer>>,
  options?: CallOptions,
): Promise<{ token: string }> {
  const query = { onboarding_type: 'membership_purchase' } as const;
  const data = await dataOf(() =>
    api().PUT('/api/my-account/user/update', { params: { query }, body: { ...fields }, ...options }),
  );
  return { token: tokenOf(data) };
}
