import type { FieldAnswer, FieldGroup } from '../../api';
import { toFieldKey } from './field-key';
import type { FormValues } from './form-definition';
import { isRecord } from './is-record';
import { filterPresentValues } from './present-values';

type Entry = Record<string, string | number | boolean | string[]>;

function plainAnswer(value: unknown): string | number | boolean | string[] | null {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value;
  return Array.isArray(value) && value.length > 0 ? value.map(String) : null;
}

/** The wire format of a group entry; null if it is empty. */
function entryAnswer(value: unknown, { fields }: FieldGroup): Entry | null {
  if (!isRecord(value)) return null;
  const given = filterPresentValues(value);
  const answers = fields.flatMap(({ name }) => {
    const answer = plainAnswer(given[toFieldKey(name)]);
    return answer === null ? [] : [[name, answer] as const];
  });
  return answers.length > 0 ? Object.fromEntries(answers) : null;
}

/** The wire format of a value; null if there is no answer or an empty list. */
export function toWireAnswer(value: unknown, group?: FieldGroup): FieldAnswer {
  if (!group) return plainAnswer(value);
  const sent: readonly unknown[] = Array.isArray(value) ? value : [];
  const entries = sent.map((entry) => entryAnswer(entry, group)).filter((entry) => entry !== null);
  return entries.length > 0 ? entries : null;
}

/** The non-empty answers by field name. */
export function mapAnswersByName(names: readonly string[], given: FormValues): FormValues {
  return Object.fromEntries(
    names.flatMap((name) =>
      Object.hasOwn(given, toFieldKey(name)) ? [[name, given[toFieldKey(name)]]] : [],
    ),
  );
}
