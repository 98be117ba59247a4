import { readNumber } from '../../../../src/shared/lib/typed/amount.ts';
import { tidyEmail } from '../../../../src/shared/lib/typed/email.ts';
import { removeInvisibleCharacters, tidyWords } from '../../../../src/shared/lib/typed/plain.ts';
import { readTelephone } from '../../../../src/shared/lib/typed/telephone.ts';
import { normalisePostcode } from '../../catalogue/index.ts';
import { isOneLine, parseDate } from '../../common/index.ts';
import type { Answer, DataFieldType, QuestionType } from '../../common/types.ts';
import { requiredMessage } from './field-errors.ts';

/** The common properties of data fields and extra questions. */
export interface AnswerableField {
  label: string;
  type: DataFieldType | QuestionType | 'postcode';
  isRequired: boolean;
  /** Allowed values; empty when any answer is allowed. */
  values: string[];
  maxLength: number;
  /** The latest allowed date; null without a limit. */
  latestDate: string | null;
}

export type CheckedAnswer = { isValid: true; answer: Answer } | { isValid: false; message: string };

const INVALID_DATE_MESSAGE = 'Date must be valid.';
export const INVALID_POSTCODE_MESSAGE = 'Please enter a valid postcode';
const EMAIL = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

/** Converts an answer to its stored form, or returns an error message. */
export function checkAnswer(field: AnswerableField, raw: unknown): CheckedAnswer {
  if (isEmpty(raw))
    return field.isRequired ? toInvalidAnswer(requiredMessage(field.label)) : toValidAnswer(null);
  switch (field.type) {
    case 'checkbox':
      return field.values.length > 0 ? checkSeveral(field, raw) : checkTick(field, raw);
    case 'multi_select':
      return checkSeveral(field, raw);
    case 'select':
    case 'radio':
      return checkChoice(field, raw);
    case 'number':
      return checkNumber(field, raw);
    default:
      return typeof raw === 'string'
        ? checkText(field, raw.trim())
        : toInvalidAnswer(formatInvalidMessage(field));
  }
}

function checkText(field: AnswerableField, text: string): CheckedAnswer {
  if (text.length > field.maxLength) {
    return toInvalidAnswer(`${field.label} must not be longer than ${field.maxLength} characters.`);
  }
  switch (field.type) {
    case 'date':
      return checkDate(field, text);
    case 'email':
      return checkEmail(tidyEmail(text));
    case 'postcode':
      return checkPostcode(text);
    case 'tel':
      return checkTelephone(text);
    case 'textarea':
      return toValidAnswer(removeInvisibleCharacters(text));
    default:
      return isOneLine(text)
        ? toValidAnswer(tidyWords(text))
        : toInvalidAnswer(`${field.label} must be on one line.`);
  }
}

function checkDate(field: AnswerableField, text: string): CheckedAnswer {
  const date = parseDate(text);
  if (date === null) return toInvalidAnswer(INVALID_DATE_MESSAGE);
  if (field.latestDate !== null && date > field.latestDate) {
    return toInvalidAnswer(`${field.label} can’t be later than today.`);
  }
  return toValidAnswer(date);
}

function checkPostcode(text: string): CheckedAnswer {
  const postcode = normalisePostcode(text);
  return postcode === null ? toInvalidAnswer(INVALID_POSTCODE_MESSAGE) : toValidAnswer(postcode);
}

function checkEmail(email: string): CheckedAnswer {
  return EMAIL.test(email) ? toValidAnswer(email) : toInvalidAnswer('Please enter a valid email address.');
}

function checkTelephone(text: string): CheckedAnswer {
  const number = readTelephone(text);
  return number === null ? toInvalidAnswer('Please enter a valid phone number.') : toValidAnswer(number);
}

function checkNumber(field: AnswerableField, answer: unknown): CheckedAnswer {
  const reading = typeof answer === 'string' ? readNumber(answer) : null;
  const number = reading?.kind === 'number' ? Number(reading.digits) : answer;
  return typeof number === 'number' && Number.isFinite(number)
    ? toValidAnswer(number)
    : toInvalidAnswer(`${field.label} must be a number.`);
}

function checkTick(field: AnswerableField, answer: unknown): CheckedAnswer {
  const isTicked = answer === true || answer === 'true' || answer === '1' || answer === 1;
  return field.isRequired && !isTicked
    ? toInvalidAnswer(requiredMessage(field.label))
    : toValidAnswer(isTicked);
}

function checkChoice(field: AnswerableField, answer: unknown): CheckedAnswer {
  const value = typeof answer === 'number' || typeof answer === 'boolean' ? String(answer) : answer;
  const offeredValue = findOfferedValue(field, value);
  return offeredValue === undefined
    ? toInvalidAnswer(formatInvalidMessage(field))
    : toValidAnswer(offeredValue);
}

/** Finds the offered value that was sent. Sent texts lose invisible characters, so it also compares without these. */
function findOfferedValue({ values }: AnswerableField, value: unknown): string | undefined {
  return (
    values.find((offeredValue) => offeredValue === value) ??
    values.find((offeredValue) => removeInvisibleCharacters(offeredValue) === value)
  );
}

function checkSeveral(field: AnswerableField, answer: unknown): CheckedAnswer {
  const list: unknown[] = Array.isArray(answer) ? answer : [answer];
  const values = list.map((value) => findOfferedValue(field, value)).filter((value) => value !== undefined);
  return values.length === list.length ? toValidAnswer(values) : toInvalidAnswer(formatInvalidMessage(field));
}

function isEmpty(raw: unknown): boolean {
  if (raw === null || raw === undefined) return true;
  if (typeof raw === 'string') return raw.trim() === '';
  return Array.isArray(raw) && raw.length === 0;
}

function formatInvalidMessage(field: AnswerableField): string {
  return `The selected ${field.label.toLowerCase()} is invalid.`;
}

function toValidAnswer(answer: Answer): CheckedAnswer {
  return { isValid: true, answer };
}

function toInvalidAnswer(message: string): CheckedAnswer {
  return { isValid: false, message };
}
