import { readNumber } from '../../../../src/shared/lib/typed/amount.ts';
import { tidyEmail } from '../../../../src/shared/lib/typed/email.ts';
import { removeInvisibleCharacters, tidyWords } from '../../../../src/shared/lib/typed/plain.ts';
import { readTelephone } from '../../../../src/shared/lib/typed/telephone.ts';
import { normalisePostcode } from '../../catalogue/index.ts';
import { isOneLine, parseDate } from '../../common/index.ts';
import type { Answer, DataFieldType, QuestionType } from '../../common/types.ts';
import { formatRequiredMessage } from './field-errors.ts';

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

export type AnswerCheck = { isValid: true; answer: Answer } | { isValid: false; message: string };

const INVALID_DATE_MESSAGE = 'Date must be valid.';
export const INVALID_POSTCODE_MESSAGE = 'Please enter a valid postcode';
const EMAIL_PATTERN = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

/** Converts an answer to its stored form, or returns an error message. */
export function checkAnswer(field: AnswerableField, sentAnswer: unknown): AnswerCheck {
  if (isEmpty(sentAnswer))
    return field.isRequired ? toInvalidAnswer(formatRequiredMessage(field.label)) : toValidAnswer(null);
  switch (field.type) {
    case 'checkbox':
      return field.values.length > 0 ? checkSeveral(field, sentAnswer) : checkTick(field, sentAnswer);
    case 'multi_select':
      return checkSeveral(field, sentAnswer);
    case 'select':
    case 'radio':
      return checkChoice(field, sentAnswer);
    case 'number':
      return checkNumber(field, sentAnswer);
    default:
      return typeof sentAnswer === 'string'
        ? checkText(field, sentAnswer.trim())
        : toInvalidAnswer(formatInvalidMessage(field));
  }
}

function checkText(field: AnswerableField, text: string): AnswerCheck {
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

function checkDate(field: AnswerableField, text: string): AnswerCheck {
  const date = parseDate(text);
  if (date === null) return toInvalidAnswer(INVALID_DATE_MESSAGE);
  if (field.latestDate !== null && date > field.latestDate) {
    return toInvalidAnswer(`${field.label} can’t be later than today.`);
  }
  return toValidAnswer(date);
}

function checkPostcode(text: string): AnswerCheck {
  const postcode = normalisePostcode(text);
  return postcode === null ? toInvalidAnswer(INVALID_POSTCODE_MESSAGE) : toValidAnswer(postcode);
}

function checkEmail(email: string): AnswerCheck {
  return EMAIL_PATTERN.test(email)
    ? toValidAnswer(email)
    : toInvalidAnswer('Please enter a valid email address.');
}

function checkTelephone(text: string): AnswerCheck {
  const number = readTelephone(text);
  return number === null ? toInvalidAnswer('Please enter a valid phone number.') : toValidAnswer(number);
}

function checkNumber(field: AnswerableField, answer: unknown): AnswerCheck {
  const typedNumber = typeof answer === 'string' ? readNumber(answer) : null;
  const number = typedNumber?.kind === 'number' ? Number(typedNumber.digits) : answer;
  return typeof number === 'number' && Number.isFinite(number)
    ? toValidAnswer(number)
    : toInvalidAnswer(`${field.label} must be a number.`);
}

function checkTick(field: AnswerableField, answer: unknown): AnswerCheck {
  const isTicked = answer === true || answer === 'true' || answer === '1' || answer === 1;
  return field.isRequired && !isTicked
    ? toInvalidAnswer(formatRequiredMessage(field.label))
    : toValidAnswer(isTicked);
}

function checkChoice(field: AnswerableField, answer: unknown): AnswerCheck {
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

function checkSeveral(field: AnswerableField, answer: unknown): AnswerCheck {
  const sentValues: unknown[] = Array.isArray(answer) ? answer : [answer];
  const offeredValues = sentValues
    .map((value) => findOfferedValue(field, value))
    .filter((value) => value !== undefined);
  return offeredValues.length === sentValues.length
    ? toValidAnswer(offeredValues)
    : toInvalidAnswer(formatInvalidMessage(field));
}

function isEmpty(sentAnswer: unknown): boolean {
  if (sentAnswer === null || sentAnswer === undefined) return true;
  if (typeof sentAnswer === 'string') return sentAnswer.trim() === '';
  return Array.isArray(sentAnswer) && sentAnswer.length === 0;
}

function formatInvalidMessage(field: AnswerableField): string {
  return `The selected ${field.label.toLowerCase()} is invalid.`;
}

function toValidAnswer(answer: Answer): AnswerCheck {
  return { isValid: true, answer };
}

function toInvalidAnswer(message: string): AnswerCheck {
  return { isValid: false, message };
}
