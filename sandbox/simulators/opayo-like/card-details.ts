import { findCardBrand, isLuhnValid } from '../card-brands.ts';
import { toOpayoCardType } from './cards.ts';
import { createFieldError, type OpayoError } from './errors.ts';

/** Card details as sagepay.js sends them. */
export interface CardDetails {
  readonly cardholderName: string;
  readonly cardNumber: string;
  /** MMYY. */
  readonly expiryDate: string;
  readonly securityCode: string;
}

const NAME_MAX = 45;

/** A text property of an untrusted object; '' when it is not a string. */
export function readText(value: unknown, name: string): string {
  const cardProblems =
    typeof value === 'object' && value !== null
      ? Object.getOwnPropertyDescriptor(value, name)?.value
      : undefined;
  return typeof cardProblems === 'string' ? cardProblems : '';
}

export function readCardDetails(value: unknown): CardDetails {
  return {
    cardholderName: readText(value, 'cardholderName').trim(),
    cardNumber: readText(value, 'cardNumber'),
    expiryDate: readText(value, 'expiryDate'),
    securityCode: readText(value, 'securityCode'),
  };
}

/** All problems of a card's details, with Opayo's messages for the customer. */
export function findCardProblems(card: CardDetails, now: number): OpayoError[] {
  return [
    findNameProblem(card.cardholderName),
    findNumberProblem(card.cardNumber),
    findExpiryProblem(card.expiryDate, now),
    findSecurityCodeProblem(card.securityCode, 'cardDetails.securityCode'),
  ].filter((problem) => problem !== null);
}

function findNameProblem(name: string): OpayoError | null {
  const property = 'cardDetails.cardholderName';
  if (name === '') return createFieldError('1003', property, 'The cardholder name is required');
  if (name.length > NAME_MAX) return createFieldError('1004', property, 'The cardholder name is too long');
  return /^[\p{L}\d .,'&/\\-]+$/u.test(name)
    ? null
    : createFieldError('1005', property, 'The cardholder name contains invalid characters');
}

function findNumberProblem(number: string): OpayoError | null {
  const property = 'cardDetails.cardNumber';
  if (number === '') return createFieldError('1003', property, 'The card number is required');
  if (!/^\d+$/.test(number))
    return createFieldError('1005', property, 'The card number can only contain digits');
  if (number.length < 12 || number.length > 19 || !isLuhnValid(number))
    return createFieldError('1007', property, 'The card number is not valid');
  return toOpayoCardType(findCardBrand(number)) === null
    ? createFieldError('1008', property, 'The card type is not supported')
    : null;
}

function findExpiryProblem(expiry: string, now: number): OpayoError | null {
  const property = 'cardDetails.expiryDate';
  if (expiry === '') return createFieldError('1003', property, 'The expiry date is required');
  if (!/^(0[1-9]|1[0-2])\d{2}$/.test(expiry))
    return createFieldError('1005', property, 'The expiry date has to be in MMYY format');
  const end = Date.UTC(2000 + Number(expiry.slice(2)), Number(expiry.slice(0, 2)), 1);
  return end > now ? null : createFieldError('1009', property, 'The expiry date has passed');
}

/** The problem of a security code of a new or saved card. */
export function findSecurityCodeProblem(code: string, property: string): OpayoError | null {
  if (code === '') return createFieldError('1003', property, 'The security code is required');
  return /^\d{3,4}$/.test(code) ? null : createFieldError('1005', property, 'The security code is not valid');
}
