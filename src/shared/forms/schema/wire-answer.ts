import type { FieldAnswer, FieldGroup } from '../../api';
import { toFieldKey } from './field-key';
import type { FormValues } from './form-definition';
import { isRecord } from './is-record';
import { filterPresentValues } from './present-values';

type EntryAnswer = Record<string, string | number | boolean | string[]>;

function toPlainAnswer(value: unknown): string | number | boolean | string[] | null {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value;
  return Array.isArray(value) && value.length > 0 ? value.map(String) : null;
}

/** The wire format of a group entry; null if it is empty. */
function toEntryAnswer(value: unknown, { fields }: FieldGroup): EntryAnswer | null {
  if (!isRecord(value)) return null;
  const presentValues = filterPresentValues(value);
  const answers = fields.flatMap(({ name }) => {
    const answer = toPlainAnswer(presentValues[toFieldKey(name)]);
    return answer === null ? [] : [[name, answer] as const];
  });
  return answers.length > 0 ? Object.fromEntries(answers) : null;
}

/** The wire format of a value; null if there is no answer or an empty list. */
export function toWireAnswer(value: unknown, group?: FieldGroup): FieldAnswer {
  if (!group) return toPlainAnswer(value);
  const entryValues: readonly unknown[] = Array.isArray(value) ? value : [];
  const entries = entryValues.map((entry) => toEntryAnswer(entry, group)).filter((entry) => entry !== null);
  return entries.length > 0 ? entries : null;
}

/** The non-empty answers by field name. */
export function mapAnswersByName(names: readonly string[], values: FormValues): FormValues {
  return Object.fromEntries(
    names.flatMap((name) =>
      Object.hasOwn(values, toFieldKey(name)) ? [[name, values[toFieldKey(name)]]] : [],
    ),
  );
}
