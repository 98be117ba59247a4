import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { DataFieldDetail } from '../../../store/schema/details.ts';
import { checkDataFields } from './data-field-answers.ts';

const today = '2027-03-01';

function buildField(changes: Partial<DataFieldDetail>): DataFieldDetail {
  return {
    name: 'answer',
    label: 'Answer',
    type: 'text',
    isRequired: false,
    isAuthorised: true,
    htmlAttributes: {},
    description: null,
    options: [],
    ...changes,
  };
}

function checkAnswer(changes: Partial<DataFieldDetail>, raw: unknown) {
  const sections = [{ sectionName: 'You', sectionReference: 'you', sectionFields: [buildField(changes)] }];
  const result = checkDataFields(sections, { answer: raw }, { today, isPartialUpdate: false });
  return result.isValid ? result.answers.get('answer') : result.errors.answer?.[0];
}

const colours = [
  { value: 'red', label: 'Red' },
  { value: 'green', label: 'Green' },
];

test('a conditional data field is asked, and required, only if its condition is met', () => {
  const sections = [
    {
      sectionName: 'You',
      sectionReference: 'you',
      sectionFields: [
        buildField({ name: 'heard' }),
        buildField({ name: 'where', label: 'Where', isRequired: true }),
      ],
      allOf: [
        {
          if: { properties: { heard: { const: 'other' } }, required: ['heard'] },
          // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON schema
          then: { properties: { where: {} }, required: [] },
        },
      ],
    },
  ];
  const checkAnswers = (sentAnswers: Record<string, unknown>) =>
    checkDataFields(sections, sentAnswers, { today, isPartialUpdate: false });
  expect(checkAnswers({ heard: 'other' }).errors).toEqual({ where: ['Where is required.'] });
  expect(checkAnswers({ heard: 'friend', where: 'at work' })).toMatchObject({
    isValid: true,
    answers: new Map([['heard', 'friend']]),
  });
  expect(checkAnswers({}).isValid).toBe(true);
});

describe('data fields', () => {
  // Proves J4.12.
  test.each([
    [{ isRequired: true, label: 'First name' }, '  ', 'First name is required.'],
    [{ isRequired: true, label: 'First name' }, undefined, 'First name is required.'],
    [{ type: 'text' }, ' Ann ', 'Ann'],
    [
      { type: 'text', htmlAttributes: { maxlength: '3' } },
      'Anna',
      'Answer must not be longer than 3 characters.',
    ],
    [{ type: 'text', htmlAttributes: { maxlength: '0' } }, 'Anna', 'Anna'],
    [{ type: 'email' }, 'ann@example.com', 'ann@example.com'],
    [{ type: 'email' }, 'ann@example', 'Please enter a valid email address.'],
    [{ type: 'date' }, '05/06/1990', '1990-06-05'],
    [{ type: 'date' }, '1990-02-30', 'Date must be valid.'],
    [{ type: 'date', label: 'Date of birth' }, '2027-03-02', 'Date of birth can’t be later than today.'],
    [{ type: 'postcode' }, 'm11ae', 'M1 1AE'],
    [{ type: 'postcode' }, 'GIR 0AA', 'GIR 0AA'],
    [{ type: 'postcode' }, 'nowhere', 'Please enter a valid postcode'],
    [{ type: 'tel' }, '+44 161 496 0000', '+44 161 496 0000'],
    [{ type: 'tel' }, '0161 496', '0161 496'],
    [{ type: 'tel' }, '999999', 'Please enter a valid phone number.'],
    [{ type: 'tel' }, 'x0161 496 0000', 'Please enter a valid phone number.'],
    [{ type: 'tel' }, '0161 496 0000 x', 'Please enter a valid phone number.'],
    [{ type: 'tel' }, 'call me', 'Please enter a valid phone number.'],
    [{ type: 'number' }, '12', 12],
    [{ type: 'number' }, ' -1.25 ', -1.25],
    [{ type: 'number' }, 4, 4],
    [{ type: 'number' }, '1.', 1],
    [{ type: 'number' }, '1,5', 1.5],
    [{ type: 'number' }, '１２', 12],
    [{ type: 'number' }, '1,250', 'Answer must be a number.'],
    [{ type: 'number' }, '0x10', 'Answer must be a number.'],
    [{ type: 'number' }, '12 lanes', 'Answer must be a number.'],
    [{ type: 'number' }, Number.POSITIVE_INFINITY, 'Answer must be a number.'],
    [{ type: 'number' }, true, 'Answer must be a number.'],
    [{ type: 'text' }, 'two\nlines', 'Answer must be on one line.'],
    [{ type: 'text' }, 12, 'The selected answer is invalid.'],
    [{ type: 'text' }, 'x'.repeat(254), 'x'.repeat(254)],
    [{ type: 'text' }, 'x'.repeat(255), 'Answer must not be longer than 254 characters.'],
    [{ type: 'textarea' }, ' two\nlines ', 'two\nlines'],
    [{ type: 'textarea' }, 'x'.repeat(2000), 'x'.repeat(2000)],
    [{ type: 'textarea' }, 'x'.repeat(2001), 'Answer must not be longer than 2000 characters.'],
    [{ type: 'text' }, [], null],
    [{ type: 'text' }, '', null],
    [{ type: 'email' }, 'ann@example.com.', 'ann@example.com'],
    [{ type: 'email' }, '“ann@example,com”', 'ann@example.com'],
    [{ type: 'text' }, '\u200EO’Bri\u200Ben\u00A0', 'O’Brien'],
    [{ type: 'textarea' }, 'two\u202E\nlines', 'two\nlines'],
    [{ type: 'date' }, '٠٥/٠٦/١٩٩٠', '1990-06-05'],
    [{ type: 'date' }, '050690', '1990-06-05'],
    [{ type: 'date' }, '5 June 1990', '1990-06-05'],
    [{ type: 'postcode' }, 'LSI-4DY', 'LS1 4DY'],
    [{ type: 'postcode' }, 'SW1A OAA', 'SW1A 0AA'],
    [{ type: 'tel' }, '\u202A0161.496/0000\u202C ext. 12', '0161 496 0000 ext 12'],
    [{ type: 'select', options: [{ value: 'a\u200Bb', label: 'A' }] }, 'ab', 'a\u200Bb'],
    [{ type: 'email' }, 'ann smith@example.com', 'Please enter a valid email address.'],
    [{ type: 'email' }, 'ann@leisure.example.com', 'ann@leisure.example.com'],
    [{ type: 'email' }, 'a@b@example.com', 'Please enter a valid email address.'],
    [{ type: 'email' }, 'a@example.com@b', 'Please enter a valid email address.'],
    [{ type: 'date' }, '2027-03-01', '2027-03-01'],
    [{ type: 'radio', options: colours }, 'green', 'green'],
    [{ type: 'radio', options: [{ value: '2', label: 'Two' }] }, 2, '2'],
    [{ type: 'radio', options: [{ value: 'true', label: 'Yes' }] }, true, 'true'],
    [{ type: 'select', options: colours }, ['red'], 'The selected answer is invalid.'],
    [{ type: 'select', options: colours, label: 'Colour' }, 'blue', 'The selected colour is invalid.'],
    [{ type: 'multi_select', options: colours }, 'red', ['red']],
    [{ type: 'multi_select', options: colours }, [7], 'The selected answer is invalid.'],
    [{ type: 'checkbox', options: colours }, ['green'], ['green']],
    [{ type: 'checkbox', options: colours }, ['blue'], 'The selected answer is invalid.'],
    [{ type: 'checkbox' }, 'true', true],
    [{ type: 'checkbox' }, '1', true],
    [{ type: 'checkbox' }, 1, true],
    [{ type: 'checkbox' }, 'yes', false],
    [{ type: 'checkbox' }, false, false],
    [{ type: 'number' }, 'a dozen', 'Answer must be a number.'],
    [{ type: 'select', options: colours }, 'red', 'red'],
    [{ type: 'select', options: colours }, 'blue', 'The selected answer is invalid.'],
    [{ type: 'multi_select', options: colours }, ['red', 'green'], ['red', 'green']],
    [{ type: 'multi_select', options: colours }, ['red', 'blue'], 'The selected answer is invalid.'],
    [{ type: 'checkbox' }, true, true],
    [{ type: 'checkbox', isRequired: true }, false, 'Answer is required.'],
  ] as const)('%j answered with %j: %j', (changes, raw, outcome) => {
    expect(
      checkAnswer({ ...changes, options: [...('options' in changes ? changes.options : [])] }, raw),
    ).toEqual(outcome);
  });

  test('keys that are not on the form, and fields that the customer may not change, are dropped', () => {
    const sectionFields = [
      buildField({ name: 'first_name' }),
      buildField({ name: 'reference', isAuthorised: false }),
    ];
    const sections = [{ sectionName: 'You', sectionReference: 'you', sectionFields }];
    const sentAnswers = { first_name: 'Ann', reference: 'X1', role: 'staff' };
    const { answers } = checkDataFields(sections, sentAnswers, { today, isPartialUpdate: false });
    expect([...answers]).toEqual([['first_name', 'Ann']]);
  });

  test('an update leaves fields alone that were not sent', () => {
    const sections = [
      {
        sectionName: 'You',
        sectionReference: 'you',
        sectionFields: [buildField({ name: 'phone', isRequired: true })],
      },
    ];
    const update = checkDataFields(sections, {}, { today, isPartialUpdate: true });
    expect([update.isValid, [...update.answers]]).toEqual([true, []]);
    expect(checkDataFields(sections, { phone: ' ' }, { today, isPartialUpdate: true }).errors).toEqual({
      phone: ['Answer is required.'],
    });
  });

  test('any input is stored or refused without an exception', () => {
    const type = fc.constantFrom<DataFieldDetail['type'][]>(
      'text',
      'date',
      'number',
      'select',
      'multi_select',
      'checkbox',
      'postcode',
      'tel',
    );
    fc.assert(
      fc.property(type, fc.anything(), (type, raw) => {
        checkAnswer({ type, options: type.includes('select') ? colours : [] }, raw);
      }),
    );
  });
});
