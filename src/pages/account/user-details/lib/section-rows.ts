import type { DataField, DataFieldSection } from '@/shared/api';
import { answerText } from '@/shared/forms';

/** One field as it is read. */
export interface SectionRow {
  readonly name: string;
  readonly label: string;
  /** '' without an answer. */
  readonly value: string;
  readonly isAuthorised: boolean;
}

/** The operator's reference of the section with the communication preferences. */
const PREFERENCES = 'preferences';

export function isPreferences({ sectionReference }: DataFieldSection): boolean {
  return sectionReference === PREFERENCES;
}

/** The sections as they are read, the preferences last, each with its place in the operator's form. */
export function inReadingOrder(sections: readonly DataFieldSection[]) {
  const placed = sections.map((section, place) => ({ section, place }));
  return [
    ...placed.filter(({ section }) => !isPreferences(section)),
    ...placed.filter(({ section }) => isPreferences(section)),
  ];
}

/** The fields of a section as they are read. A tick that was never set is a No. */
export function sectionRows({ sectionFields }: DataFieldSection): SectionRow[] {
  return sectionFields
    .map((field) => ({
      name: field.name,
      label: field.label || field.name,
      value: answerText(unticked(field)),
      isAuthorised: field.isAuthorised,
    }))
    .filter(({ value, isAuthorised }) => isAuthorised || value !== '');
}

function unticked(field: DataField): DataField {
  return field.type === 'checkbox' && field.answer === null ? { ...field, answer: false } : field;
}
