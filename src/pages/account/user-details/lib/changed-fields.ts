import type { DataField, DataFieldSection, FieldAnswer } from '@/shared/api';
import { type FormValues, toFieldAnswers, toFieldKey } from '@/shared/forms';

/** The changes that a customer has made to the fields of a section. */
export interface Changes {
  /** The changed answers to send, by field name. */
  readonly changed: Readonly<Record<string, FieldAnswer>>;
  /** The names of the fields that were cleared; empty fields themselves are not sent. Requirement S7.6. */
  readonly removed: readonly string[];
}

/** Compares the current answers of a section with the earlier ones. */
export function findChanges(section: DataFieldSection, before: FormValues, after: FormValues): Changes {
  const [known, given] = [before, after].map(
    (values) => new Map(Object.entries(toFieldAnswers([section], values))),
  );
  const changed = [...(given ?? [])].filter(([name, answer]) => !isSame(answer, known?.get(name)));
  const isRemoved = ({ name }: DataField) => isAnswer(known?.get(name)) && isBlank(after[toFieldKey(name)]);
  return {
    changed: Object.fromEntries(changed),
    removed: section.sectionFields.filter(isRemoved).map(({ name }) => name),
  };
}

function isAnswer(answer: FieldAnswer | undefined): boolean {
  if (answer === undefined || answer === null || typeof answer === 'boolean') return false;
  return !isBlank(answer);
}

function isBlank(value: unknown): boolean {
  if (Array.isArray(value)) return value.length === 0;
  return value === undefined || value === null || (typeof value === 'string' && value.trim() === '');
}

function isSame(one: FieldAnswer, other: FieldAnswer | undefined): boolean {
  if (Array.isArray(one) && Array.isArray(other) && one.every(isText) && other.every(isText))
    return JSON.stringify([...one].sort()) === JSON.stringify([...other].sort());
  return JSON.stringify(one) === JSON.stringify(other);
}

function isText(value: unknown): boolean {
  return typeof value === 'string';
}
