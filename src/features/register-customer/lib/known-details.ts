import type { DataFieldSection } from '@/shared/api';
import { formatAnswer } from '@/shared/forms';

/** A section of the customer's known details, formatted for reading. */
export type KnownSection = {
  readonly title: string;
  readonly rows: readonly { readonly key: string; readonly label: string; readonly value: string }[];
};

/** Every answer that the operator has, by section; unanswered fields are left out. Requirement J4.2. */
export function listKnownSections(sections: readonly DataFieldSection[]): readonly KnownSection[] {
  return sections
    .map(({ sectionName, sectionFields }) => ({
      title: sectionName,
      rows: sectionFields
        .map((field) => ({ key: field.name, label: field.label, value: formatAnswer(field) }))
        .filter(({ value }) => value !== ''),
    }))
    .filter(({ rows }) => rows.length > 0);
}
