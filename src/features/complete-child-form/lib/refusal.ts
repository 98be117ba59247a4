import { type ApiFailure, type DataFieldSection, failureMessages } from '@/shared/api';
import { type FieldErrors, fieldPathOf } from '@/shared/forms';

const CONFIRMED = 'confirmed';

export interface Refusal {
  /** Messages by the path of the field; what is about none of them under ''. */
  readonly fields: FieldErrors;
  /** About the confirmation. */
  readonly confirmation: string | null;
}

/** Why the form was not saved, each message where it belongs. */
export function refusalOf(failure: ApiFailure, sections: readonly DataFieldSection[]): Refusal {
  const names = new Set(sections.flatMap(({ sectionFields }) => sectionFields.map(({ name }) => name)));
  const { [CONFIRMED]: confirmation, ...fields } = failureMessages(failure, (name) =>
    name === CONFIRMED ? CONFIRMED : fieldPathOf(name, (own) => names.has(own)),
  );
  return { fields, confirmation: confirmation?.[0] ?? null };
}
