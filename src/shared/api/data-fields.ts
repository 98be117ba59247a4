import { api, reportProblems } from './client';
import { type DataFields, readDataFields } from './configured/data-fields';
import type { components } from './schema.gen';
import { type CallOptions, unwrapBody } from './unwrap';

type Schemas = components['schemas'];

type OnboardingType = Schemas['OnboardingType'];

export type { DataField, DataFieldSection } from './configured/data-fields';
export type FieldAnswer = Schemas['FieldAnswer'];

/** `checksum` changes if and only if the form does. */
export type DataFieldForm = DataFields & { readonly checksum: string | null };

/** GET data-fields: the form for a new account, or for a signed-in customer who is buying, without parts that cannot be read. */
export async function loadDataFields(
  { onboardingType }: { onboardingType: OnboardingType },
  options?: CallOptions,
): Promise<DataFieldForm> {
  const query = { onboarding_type: onboardingType };
  const { data, checksum } = await unwrapBody(() =>
    api().GET('/api/data-fields', { params: { query }, ...options }),
  );
  return { ...reportProblems(readDataFields(data)), checksum: checksum ?? null };
}
