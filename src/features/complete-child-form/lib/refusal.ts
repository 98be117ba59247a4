import { type ApiFailure, type DataFieldSection, failureText } from '@/shared/api';
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
  const named = failure.kind === 'validation' ? Object.entries(failure.errors) : [];
  if (named.length === 0) return { fields: { '': [failureText(failure)] }, confirmation: null };
  const names = new Set(sections.flatMap(({ sectionFields }) => sectionFields.map(({ name }) => name)));
  const fields = new Map<string, readonly string[]>();
  let confirmation: string | null = null;
  for (const [name, messages] of named) {
    if (name === CONFIRMED) confirmation = messages[0] ?? null;
    else {
      const path = fieldPathOf(name, (own) => names.has(own)) ?? '';
      fields.set(path, [...(fields.get(path) ?? []), ...messages]);
    }
  }
  return { fields: Object.fromEntries(fields), confirmation };
}
