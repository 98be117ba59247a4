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
  const [oldAnswers, newAnswers] = [before, after].map(
    (values) => new Map(Object.entries(toFieldAnswers([section], values))),
  );
  const changed = [...(newAnswers ?? [])].filter(([name, answer]) => !isSame(answer, oldAnswers?.get(name)));
  const isRemoved = ({ name }: DataField) =>
    isAnswer(oldAnswers?.get(name)) && isBlank(after[toFieldKey(name)]);
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

function isSame(first: FieldAnswer, second: FieldAnswer | undefined): boolean {
  if (Array.isArray(first) && Array.isArray(second) && first.every(isText) && second.every(isText))
    return JSON.stringify([...first].sort()) === JSON.stringify([...second].sort());
  return JSON.stringify(first) === JSON.stringify(second);
}

function isText(value: unknown): boolean {
  return typeof value === 'string';
}
