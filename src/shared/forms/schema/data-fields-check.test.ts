import { describe, expect, test } from 'vitest';
import type { DataField } from '../../api';
import { aDataField, sectionsOf } from '../../testing';
import { buildFormFromDataFields, toFieldAnswers } from './data-fields';
import { findFieldOptions } from './field-options';
import { findFormErrors } from './form-errors';

const TODAY = '2026-11-20';

function formOf(...fields: DataField[]) {
  return buildFormFromDataFields(sectionsOf(...fields), TODAY);
}

const options = [
  { value: 'friend', label: 'A friend' },
  { value: 'advert', label: 'An advert' },
];

describe('validation of the customer’s details', () => {
  // Proves J4.8, J4.10, J4.11.
  test.each<[Partial<DataField>, unknown, string | null]>([
    [{ isRequired: true }, undefined, 'First name is required.'],
    [{ isRequired: true }, '  ', 'First name is required.'],
    [{ isRequired: true, type: 'checkbox' }, false, 'First name is required.'],
    [{ isRequired: true, type: 'multi_select', options }, [], 'First name is required.'],
    [{ isRequired: true, type: 'select', options }, undefined, 'First name is required.'],
    [{ type: 'date' }, '2026-11-20', null],
    [{ type: 'date' }, '2026-11-21', 'Date must be valid. It can’t be later than today.'],
    [{ type: 'date' }, '31/02/1990', 'Date must be valid. Check the day.'],
    [
      { type: 'date' },
      '1990',
      'Date must be valid. Enter the day, the month and the year, for example 31/03/1990.',
    ],
    [{ type: 'number' }, 'four', 'First name must be a number.'],
    [{ type: 'number', htmlAttributes: { min: 2 } }, 1, 'First name must be 2 or more.'],
    [{ htmlAttributes: { maxlength: 3 } }, 'Samuel', 'First name must be 3 characters or fewer.'],
    [{ type: 'email' }, 'sam@example', 'Enter an email address in the format name@example.com.'],
    [{ type: 'select', options }, 'other', 'Choose one of the options for First name.'],
    [{ htmlAttributes: { pattern: '\\d{5}', title: 'Enter five digits.' } }, '12', 'Enter five digits.'],
    [{ htmlAttributes: { pattern: '\\d{5}' } }, '12', 'First name isn’t valid.'],
    [
      { type: 'date', htmlAttributes: { max: '2030-01-01' } },
      '2026-11-21',
      'Date must be valid. It can’t be later than today.',
    ],
    [
      { type: 'date', htmlAttributes: { min: '2000-01-01' } },
      '1999-12-31',
      'Date must be valid. It can’t be earlier than 01/01/2000.',
    ],
    [{ type: 'date', htmlAttributes: { min: '2000-01-01' } }, '2000-01-01', null],
    [{ type: 'date', htmlAttributes: { min: 'someday' } }, '2000-01-01', null],
    [{ type: 'date', htmlAttributes: { max: '2010-12-31' } }, '2010-12-31', null],
    [{ type: 'postcode' }, 'M1 1AE', null],
  ])('%j with the answer %j', (field, value, message) => {
    const form = formOf(aDataField(field));
    const errors = findFormErrors(form.schema, form.uiSchema, { 'f-first_name': value });
    expect(errors).toEqual(message === null ? {} : { 'f-first_name': [message] });
  });

  // Proves J4.15.
  test('a postcode in any case is formatted on blur, and an invalid one is shown as an error', () => {
    const field = Object.assign(aDataField(), { type: 'postcode' });
    const form = formOf(field);
    expect(findFieldOptions(form.uiSchema, 'f-first_name').tidy?.('m1  1ae')).toBe('M1 1AE');
    const errors = findFormErrors(form.schema, form.uiSchema, { 'f-first_name': 'M1' });
    expect(errors).toEqual({ 'f-first_name': ['Please enter a valid postcode'] });
  });
});

test('a telephone number is validated in its field, by the server’s rule', () => {
  const form = formOf(Object.assign(aDataField(), { type: 'tel' }));
  const errorsOf = (number: string) => findFormErrors(form.schema, form.uiSchema, { 'f-first_name': number });
  expect(errorsOf('01632 960001 ext 12')).toEqual({});
  expect(errorsOf('01632 96')).toEqual({});
  for (const number of ['12345', 'call me'])
    expect(errorsOf(number)).toEqual({ 'f-first_name': ['Please enter a valid phone number.'] });
});

describe('sent answers', () => {
  test('each answer is sent under its field’s own name, and unanswered fields are left out', () => {
    const fields = ['text', 'list', 'none', 'flag', 'zero'].map((name) => aDataField({ name }));
    const values = { 'f-text': ' x ', 'f-list': ['a', 2], 'f-none': [], 'f-flag': false, 'f-zero': 0 };
    expect(toFieldAnswers(sectionsOf(...fields), values)).toEqual({
      text: ' x ',
      list: ['a', '2'],
      flag: false,
      zero: 0,
    });
    expect(toFieldAnswers(sectionsOf(...fields), { 'f-text': { a: 1 } })).toEqual({});
  });
});
