import type { Camel } from './camel';
import { api } from './client';
import type { components } from './schema.gen';
import { type CallOptions, wrapperOf } from './unwrap';

type Schemas = components['schemas'];

type OnboardingType = Schemas['OnboardingType'];
export type DataField = Camel<Schemas['DataField']>;
export type DataFieldSection = Camel<Schemas['DataFieldSection']>;
export type FieldAnswer = Schemas['FieldAnswer'];

/** The operator's form; `checksum` changes when, and only when, the form does. */
export type DataFieldForm = {
  readonly sections: readonly DataFieldSection[];
  readonly checksum: string | null;
};

/** GET data-fields: the form of a new account, or what a signed-in customer is asked when buying. */
export async function loadDataFields(
  { onboardingType }: { onboardingType: OnboardingType },
  options?: CallOptions,
): Promise<DataFieldForm> {
  const query = { onboarding_type: onboardingType };
  const { data, checksum } = await wrapperOf(() =>
    api().GET('/api/data-fields', { params: { query }, ...options }),
  );
  return { sections: data, checksum: checksum ?? null };
}
