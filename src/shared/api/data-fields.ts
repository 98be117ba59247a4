import { api, reportProblems } from './client';
import { type DataFields, readDataFields } from './configured/data-fields';
import type { components } from './schema.gen';
import { type CallOptions, wrapperOf } from './unwrap';

type Schemas = components['schemas'];

type OnboardingType = Schemas['OnboardingType'];

export type { DataField, DataFieldSection } from './configured/data-fields';
export type FieldAnswer = Schemas['FieldAnswer'];

/** The operator's form; `checksum` changes when, and only when, the form does. */
export type DataFieldForm = DataFields & { readonly checksum: string | null };

/** GET data-fields: the form of a new account, or what a signed-in customer is asked when buying, as far as it can be read. */
export async function loadDataFields(
  { onboardingType }: { onboardingType: OnboardingType },
  options?: CallOptions,
): Promise<DataFieldForm> {
  const query = { onboarding_type: onboardingType };
  const { data, checksum } = await wrapperOf(() =>
    api().GET('/api/data-fields', { params: { query }, ...options }),
  );
  return { ...reportProblems(readDataFields(data)), checksum: checksum ?? null };
}
