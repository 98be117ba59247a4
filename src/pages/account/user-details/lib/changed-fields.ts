import type { DataField, DataFieldSection, FieldAnswer } from '@/shared/api';
import { type FormValues, toFieldAnswers, toFieldKey } from '@/shared/forms';

/** The changes that a customer has made to the fields of a section. */
export interface SectionChanges {
  /** The changed answers to send, by field name. */
  readonly changedAnswers: Readonly<Record<string, FieldAnswer>>;
  /** The names of the fields that were cleared; empty fields themselves are not sent. Requirement S7.6. */
  readonly removedFields: readonly string[];
}

/** Compares the current answers of a section with the earlier ones. */
export function findChanges(
  section: DataFieldSection,
  earlierValues: FormValues,
  currentValues: FormValues,
): SectionChanges {
  const [oldAnswers, newAnswers] = [earlierValues, currentValues].map(
    (values) => new Map(Object.entries(toFieldAnswers([section], values))),
  );
  const changedAnswers = [...(newAnswers ?? [])].filter(
    ([name, answer]) => !isSameAnswer(answer, oldAnswers?.get(name)),
  );
  const isCleared = ({ name }: DataField) =>
    isFilledIn(oldAnswers?.get(name)) && isBlank(currentValues[toFieldKey(name)]);
  return {
    changedAnswers: Object.fromEntries(changedAnswers),
    removedFields: section.sectionFields.filter(isCleared).map(({ name }) => name),
  };
}

function isFilledIn(answer: FieldAnswer | undefined): boolean {
  if (answer === undefined || answer === null || typeof answer === 'boolean') return false;
  return !isBlank(answer);
}

function isBlank(value: unknown): boolean {
  if (Array.isArray(value)) return value.length === 0;
  return value === undefined || value === null || (typeof value === 'string' && value.trim() === '');
}

function isSameAnswer(first: FieldAnswer, second: FieldAnswer | undefined): boolean {
  if (Array.isArray(first) && Array.isArray(second) && first.every(isText) && second.every(isText))
    return JSON.stringify([...first].sort()) === JSON.stringify([...second].sort());
  return JSON.stringify(first) === JSON.stringify(second);
}

function isText(value: unknown): boolean {
  return typeof value === 'string';
}
