import { tokenOf } from './auth';
import { api } from './client';
import type { FieldAnswer } from './data-fields';
import { type CallOptions, dataOf } from './unwrap';

type Fields = Readonly<Record<string, FieldAnswer>>;

/**
 * PUT user/update with the changed fields, by `name`. Empty fields are omitted so that they do not erase the profile
 * (Spec, platform §5). The response has a new token (Spec, platform §7 "Memberships").
 */
export async function updateCustomer(fields: Fields, options?: CallOptions): Promise<{ token: string }> {
  const query = { onboarding_type: 'membership_purchase' } as const;
  const data = await dataOf(() =>
    api().PUT('/api/my-account/user/update', { params: { query }, body: withoutEmpty(fields), ...options }),
  );
  return { token: tokenOf(data) };
}

function withoutEmpty(fields: Fields): Fields {
  const isEmpty = (answer: FieldAnswer) =>
    answer === null || answer === '' || (Array.isArray(answer) && answer.length === 0);
  return Object.fromEntries(Object.entries(fields).filter(([, answer]) => !isEmpty(answer)));
}
