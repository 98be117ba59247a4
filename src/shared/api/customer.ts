import { tokenOf } from './auth';
import { api } from './client';
import type { FieldAnswer } from './data-fields';
import { type CallOptions, dataOf } from './unwrap';

type Fields = Readonly<Record<string, FieldAnswer>>;

/**
 * PUT user/update with the fields to change, by the `name` of each data field. Empty ones are left out: a profile loses nothing by a
 * field that was not filled in (Spec, platform §5). The answer carries a new token in place of the old one (Spec, platform §7 "Memberships").
 */
export async function updateCustomer(fields: Fields, options?: CallOptions): Promise<{ token: string }> {
  const query = { onboarding_type: 'membership_purchase' } as const;
  const data = await dataOf(() =>
    api().PUT('/api/my-account/user/update', { params: { query }, body: filledIn(fields), ...options }),
  );
  return { token: tokenOf(data) };
}

function filledIn(fields: Fields): Fields {
  const isEmpty = (answer: FieldAnswer) =>
    answer === null || answer === '' || (Array.isArray(answer) && answer.length === 0);
  return Object.fromEntries(Object.entries(fields).filter(([, answer]) => !isEmpty(answer)));
}
