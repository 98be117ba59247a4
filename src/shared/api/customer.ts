import { requireToken } from './auth';
import type { Camel } from './camel';
import { api } from './client';
import type { FieldAnswer } from './data-fields';
import type { components } from './schema.gen';
import { type CallOptions, unwrapData } from './unwrap';

export type PasswordChange = Camel<components['schemas']['ChangePasswordRequest']>;

type CustomerAnswers = Readonly<Record<string, FieldAnswer>>;

/**
 * PUT user/update with the changed fields, by `name`. Empty fields are omitted so that they do not erase the profile
 * (Requirement S7.6). The response has a new token (Requirement A4.1).
 *
 * @param options `currentPassword`: needed to change the e-mail address; `removed`: the fields whose answer the customer has
 * deleted
 */
export async function updateCustomer(
  fields: CustomerAnswers,
  {
    currentPassword = '',
    removed = [],
    ...options
  }: CallOptions & { readonly currentPassword?: string; readonly removed?: readonly string[] } = {},
): Promise<{ token: string }> {
  const query = { onboarding_type: 'membership_purchase' } as const;
  const requestBody = removeEmptyAnswers({
    ...fields,
    current_password: currentPassword,
    removed_answers: [...removed],
  });
  const data = await unwrapData(() =>
    api().PUT('/api/my-account/user/update', { params: { query }, body: requestBody, ...options }),
  );
  return { token: requireToken(data) };
}

/** PUT my-account/password. A wrong current password is a `validation` failure; too many attempts are an `http` 429. */
export async function changePassword(
  change: PasswordChange,
  options?: CallOptions,
): Promise<{ token: string }> {
  const data = await unwrapData(() => api().PUT('/api/my-account/password', { body: change, ...options }));
  return { token: requireToken(data) };
}

/** The customer's photo as a `data:` address; null if there is none. */
export type Photo = Camel<components['schemas']['Photo']>;

/** GET my-account/photo. */
export function loadPhoto(options?: CallOptions): Promise<Photo> {
  return unwrapData(() => api().GET('/api/my-account/photo', { ...options }));
}

/** PUT my-account/photo: a JPEG of at most 2 MB. Another kind of file is a `validation` failure under `photo`. */
export function savePhoto(jpeg: Uint8Array, options?: CallOptions): Promise<Photo> {
  return unwrapData(() =>
    api().PUT('/api/my-account/photo', {
      body: jpeg,
      bodySerializer: (bytes: unknown) => bytes,
      headers: { 'Content-Type': 'image/jpeg' },
      ...options,
    }),
  );
}

/** DELETE my-account/photo. */
export function removePhoto(options?: CallOptions): Promise<Photo> {
  return unwrapData(() => api().DELETE('/api/my-account/photo', { ...options }));
}

function removeEmptyAnswers(fields: CustomerAnswers): CustomerAnswers {
  const isEmpty = (answer: FieldAnswer) =>
    answer === null || answer === '' || (Array.isArray(answer) && answer.length === 0);
  return Object.fromEntries(Object.entries(fields).filter(([, answer]) => !isEmpty(answer)));
}
