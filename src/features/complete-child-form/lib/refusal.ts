import { type ApiFailure, type DataFieldSection, groupMessages } from '@/shared/api';
import { type FieldErrors, findFieldPath } from '@/shared/forms';

const CONFIRMED_FIELD = 'confirmed';

export interface FormRefusal {
  /** Messages by field path; general messages are under ''. */
  readonly fields: FieldErrors;
  /** The message about the confirmation; null if there is none. */
  readonly confirmation: string | null;
}

/** Why the form was not saved, with each message at its place. */
export function toFormRefusal(failure: ApiFailure, sections: readonly DataFieldSection[]): FormRefusal {
  const names = new Set(sections.flatMap(({ sectionFields }) => sectionFields.map(({ name }) => name)));
  const { [CONFIRMED_FIELD]: confirmation, ...fields } = groupMessages(failure, (name) =>
    name === CONFIRMED_FIELD ? CONFIRMED_FIELD : findFieldPath(name, (fieldName) => names.has(fieldName)),
  );
  return { fields, confirmation: confirmation?.[0] ?? null };
}
