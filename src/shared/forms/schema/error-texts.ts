import { formatDate, readNumber, readTypedDate } from '../../lib';
import { text } from '../texts';
import { isRecord } from './is-record';
import type { SchemaProblem } from './schema-problems';

const DATE_PARTS = {
  format: text('data.date.format'),
  day: text('data.date.day'),
  month: text('data.date.month'),
  year: text('data.date.year'),
} as const;

/** The specification's text, followed by what is wrong with the date. Requirement J4.10. */
export function formatDateProblem(
  typedValue: unknown,
  yearRange?: Parameters<typeof readTypedDate>[1],
): string {
  const reading = readTypedDate(typeof typedValue === 'string' ? typedValue : '', yearRange);
  if (reading.kind === 'problem' && reading.either) {
    const [first, second] = reading.either.map(formatDate);
    return `${text('data.dateInvalid')} ${text('data.either', { one: first ?? '', other: second ?? '' })}`;
  }
  const part = reading.kind === 'problem' ? reading.part : 'format';
  return `${text('data.dateInvalid')} ${DATE_PARTS[part]}`;
}

function formatFormatProblem(problem: SchemaProblem, label: string, value: unknown): string {
  if (problem.limit === 'date') return formatDateProblem(value);
  return problem.limit === 'email' ? text('data.email') : text('data.invalid', { label });
}

function formatTypeProblem(limit: unknown, label: string, typedValue: unknown): string {
  const reading = readNumber(typeof typedValue === 'string' ? typedValue : '');
  if (reading.kind === 'either') {
    const [first, second] = reading.digits.map((digits) => String(Number(digits)));
    return text('data.either', { one: first ?? '', other: second ?? '' });
  }
  if (limit === 'integer') return text('data.integer', { label });
  return limit === 'number' ? text('data.number', { label }) : text('data.invalid', { label });
}

function isGroup(value: unknown): boolean {
  return Array.isArray(value) && value.some(isRecord);
}

/**
 * The message for a problem. Requirements J4.8, J4.10: '{label} is required.', 'Date must be valid.'; other texts are ours.
 *
 * @param value the field's current value
 */
export function formatProblem(problem: SchemaProblem, label: string, value: unknown): string {
  const values = { label, limit: typeof problem.limit === 'number' ? String(problem.limit) : '' };
  switch (problem.keyword) {
    case 'required':
    // An unticked required checkbox or an empty required list counts as missing.
    case 'const':
      return text('data.required', values);
    case 'minItems':
      return text(isGroup(value) ? 'data.minItems' : 'data.required', values);
    case 'maxItems':
      return text('data.maxItems', values);
    case 'type':
      return formatTypeProblem(problem.limit, label, value);
    case 'format':
      return formatFormatProblem(problem, label, value);
    case 'minimum':
    case 'exclusiveMinimum':
      return text('data.minimum', values);
    case 'maximum':
    case 'exclusiveMaximum':
      return text('data.maximum', values);
    case 'minLength':
      return text('data.minLength', values);
    case 'maxLength':
      return text('data.maxLength', values);
    case 'enum':
      return text('data.choice', values);
    default:
      return text('data.invalid', values);
  }
}
