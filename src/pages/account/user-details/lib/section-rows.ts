import type { DataField, DataFieldSection } from '@/shared/api';
import { formatAnswer } from '@/shared/forms';

/** One field in the read-only view. */
export interface SectionRow {
  readonly name: string;
  readonly label: string;
  /** The answer as text; '' if there is none. */
  readonly value: string;
  readonly isAuthorised: boolean;
}

/** The operator's reference of the section with the communication preferences. */
const PREFERENCES_REFERENCE = 'preferences';

export function isPreferencesSection({ sectionReference }: DataFieldSection): boolean {
  return sectionReference === PREFERENCES_REFERENCE;
}

/** The sections in display order, the preferences last, each with its index in the operator's form. */
export function sortByReadingOrder(sections: readonly DataFieldSection[]) {
  const indexedSections = sections.map((section, sectionIndex) => ({ section, sectionIndex }));
  return [
    ...indexedSections.filter(({ section }) => !isPreferencesSection(section)),
    ...indexedSections.filter(({ section }) => isPreferencesSection(section)),
  ];
}

/** The rows of a section in the read-only view. A checkbox that was never set counts as No. */
export function listSectionRows({ sectionFields }: DataFieldSection): SectionRow[] {
  return sectionFields
    .map((field) => ({
      name: field.name,
      label: field.label || field.name,
      value: formatAnswer(fillUnsetCheckbox(field)),
      isAuthorised: field.isAuthorised,
    }))
    .filter(({ value, isAuthorised }) => isAuthorised || value !== '');
}

function fillUnsetCheckbox(field: DataField): DataField {
  return field.type === 'checkbox' && field.answer === null ? { ...field, answer: false } : field;
}
