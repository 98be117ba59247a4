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
const PREFERENCES = 'preferences';

export function isPreferences({ sectionReference }: DataFieldSection): boolean {
  return sectionReference === PREFERENCES;
}

/** The sections in display order, the preferences last, each with its index in the operator's form. */
export function sortByReadingOrder(sections: readonly DataFieldSection[]) {
  const placed = sections.map((section, place) => ({ section, place }));
  return [
    ...placed.filter(({ section }) => !isPreferences(section)),
    ...placed.filter(({ section }) => isPreferences(section)),
  ];
}

/** The rows of a section in the read-only view. A checkbox that was never set counts as No. */
export function listSectionRows({ sectionFields }: DataFieldSection): SectionRow[] {
  return sectionFields
    .map((field) => ({
      name: field.name,
      label: field.label || field.name,
      value: formatAnswer(removeTicks(field)),
      isAuthorised: field.isAuthorised,
    }))
    .filter(({ value, isAuthorised }) => isAuthorised || value !== '');
}

function removeTicks(field: DataField): DataField {
  return field.type === 'checkbox' && field.answer === null ? { ...field, answer: false } : field;
}
