import { readTypedDate } from '../../lib';
import { toFieldKey } from './field-key';
import type { Choice } from './form-definition';
import { isRecord } from './is-record';
import type { NormalisedField, NormalisedGroup } from './normalised-field';
import { filterPresentValues } from './present-values';

const TRUE_ANSWERS = ['true', '1', 'yes', 'on'];

function listOfferedValues(answer: unknown, choices: readonly Choice[]): unknown[] {
  const choice = choices.find(({ value }) => String(value) === String(answer));
  return choice ? [choice.value] : [];
}

function parseJsonList(text: string): unknown[] | null {
  try {
    const parsed: unknown = JSON.parse(text);
    return Array.isArray(parsed) ? parsed : null;
  } catch {
    return null;
  }
}

/**
 * Parses a list in any form that operators write: a list, a JSON list, one value, or comma-separated values. Requirement J5.4.
 */
function toList(answer: unknown, choices: readonly Choice[]): unknown[] {
  if (Array.isArray(answer)) return answer;
  if (typeof answer !== 'string') return [answer];
  const isSingleOption = listOfferedValues(answer, choices).length > 0;
  return isSingleOption ? [answer] : (parseJsonList(answer) ?? answer.split(',').map((part) => part.trim()));
}

function readDateValue(answer: unknown): unknown {
  if (typeof answer !== 'string') return undefined;
  const dayText = /^\d{4}-\d{2}-\d{2}T/.test(answer) ? answer.slice(0, 10) : answer;
  const reading = readTypedDate(dayText);
  return reading.kind === 'date' ? reading.iso : dayText;
}

function readNumberValue(answer: unknown): unknown {
  if (typeof answer !== 'string') return answer;
  const number = Number(answer);
  return answer.trim() !== '' && Number.isFinite(number) ? number : answer;
}

/** The existing entries, padded to the minimum number. */
function readEntries(answer: unknown, { fields, minItems }: NormalisedGroup): unknown[] | undefined {
  const answeredEntries = Array.isArray(answer) ? answer.filter(isRecord) : [];
  const blanks = Array.from({ length: Math.max(0, minItems - answeredEntries.length) }, () => ({}));
  const entries = [...answeredEntries, ...blanks].map((entry) =>
    filterPresentValues(
      Object.fromEntries(
        fields.map((field) => [
          field.key,
          toInitialValue({ ...field, answer: findAnswer(entry, field.key) }),
        ]),
      ),
    ),
  );
  return entries.length > 0 ? entries : undefined;
}

/** Entries are keyed by the server's field names. */
function findAnswer(entry: Readonly<Record<string, unknown>>, key: string): unknown {
  return Object.entries(entry).find(([name]) => toFieldKey(name) === key)?.[1];
}

/**
 * The initial value of a field. Options keep their exact value; answers that are no longer offered are dropped. Requirement J4.7.
 */
export function toInitialValue({ kind, choices, answer, group }: NormalisedField): unknown {
  if (kind === 'checkbox') return answer === true || TRUE_ANSWERS.includes(String(answer).toLowerCase());
  if (group && kind === 'group') return readEntries(answer, group);
  if (answer === null || answer === undefined || answer === '') return undefined;
  switch (kind) {
    case 'multi_select':
      return [...new Set(toList(answer, choices).flatMap((entry) => listOfferedValues(entry, choices)))];
    case 'select':
    case 'radio':
      return listOfferedValues(answer, choices)[0];
    case 'date':
      return readDateValue(answer);
    case 'number':
      return readNumberValue(answer);
    default:
      return String(answer);
  }
}
