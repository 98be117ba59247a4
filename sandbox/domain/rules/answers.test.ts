import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { DataFieldDetail } from '../../store/schema/details.ts';
import type { QuestionGroup } from '../types.ts';
import { checkDataFields } from './data-field-answers.ts';
import { checkQuestionAnswers } from './question-answers.ts';

const today = '2027-03-01';

function field(changes: Partial<DataFieldDetail>): DataFieldDetail {
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

function check(changes: Partial<DataFieldDetail>, raw: unknown) {
  const sections = [{ sectionName: 'You', sectionReference: 'you', sectionFields: [field(changes)] }];
  const result = checkDataFields(sections, { answer: raw }, { today, onlySent: false });
  return result.isValid ? result.answers.get('answer') : result.errors.answer?.[0];
}

const colours = [
  { value: 'red', label: 'Red' },
  { value: 'green', label: 'Green' },
];

describe('data fields', () => {
  test.each([
    [{ isRequired: true, label: 'First name' }, '  ', 'First name is required.'],
    [{ isRequired: true, label: 'First name' }, undefined, 'First name is required.'],
    [{ type: 'text' }, ' Ann ', 'Ann'],
    [
      { type: 'text', htmlAttributes: { maxlength: '3' } },
      'Anna',
      'Answer must not be longer than 3 characters.',
    ],
    [{ type: 'email' }, 'ann@example.com', 'ann@example.com'],
    [{ type: 'email' }, 'ann@example', 'Please enter a valid email address.'],
    [{ type: 'date' }, '05/06/1990', '1990-06-05'],
    [{ type: 'date' }, '1990-02-30', 'Date must be valid.'],
    [{ type: 'date', label: 'Date of birth' }, '2027-03-02', 'Date of birth cannot be later than today.'],
    [{ type: 'postcode' }, 'm11ae', 'M1 1AE'],
    [{ type: 'postcode' }, 'GIR 0AA', 'GIR 0AA'],
    [{ type: 'postcode' }, 'nowhere', 'Please enter a valid postcode'],
    [{ type: 'tel' }, '+44 161 496 0000', '+44 161 496 0000'],
    [{ type: 'tel' }, 'call me', 'Please enter a valid phone number.'],
    [{ type: 'number' }, '12', 12],
    [{ type: 'number' }, 'a dozen', 'Answer must be a number.'],
    [{ type: 'select', options: colours }, 'red', 'red'],
    [{ type: 'select', options: colours }, 'blue', 'The selected answer is invalid.'],
    [{ type: 'multi_select', options: colours }, ['red', 'green'], ['red', 'green']],
    [{ type: 'multi_select', options: colours }, ['red', 'blue'], 'The selected answer is invalid.'],
    [{ type: 'checkbox' }, true, true],
    [{ type: 'checkbox', isRequired: true }, false, 'Answer is required.'],
  ] as const)('%j answered with %j: %j', (changes, raw, outcome) => {
    expect(check({ ...changes, options: [...('options' in changes ? changes.options : [])] }, raw)).toEqual(
      outcome,
    );
  });

  test('keys that are not on the form, and fields that are not the customer’s to change, are dropped', () => {
    const sectionFields = [field({ name: 'first_name' }), field({ name: 'reference', isAuthorised: false })];
    const sections = [{ sectionName: 'You', sectionReference: 'you', sectionFields }];
    const sent = { first_name: 'Ann', reference: 'X1', role: 'staff' };
    const { answers } = checkDataFields(sections, sent, { today, onlySent: false });
    expect([...answers]).toEqual([['first_name', 'Ann']]);
  });

  test('an update leaves alone what was not sent', () => {
    const sections = [
      {
        sectionName: 'You',
        sectionReference: 'you',
        sectionFields: [field({ name: 'phone', isRequired: true })],
      },
    ];
    expect(checkDataFields(sections, {}, { today, onlySent: true })).toMatchObject({ isValid: true });
  });

  test('whatever is sent, the answer is kept or refused: nothing breaks', () => {
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
        check({ type, options: type.includes('select') ? colours : [] }, raw);
      }),
    );
  });
});

describe('extra questions', () => {
  const groups: QuestionGroup[] = [
    {
      id: 'g',
      title: 'Your health',
      questions: [
        {
          id: 'q1',
          reference: 'work',
          label: 'How do you work?',
          type: 'select',
          options: { full_time: 'Full time', 'Under 18s': 'Under 18s' },
          placeholder: null,
          default: null,
          isRequired: true,
        },
      ],
    },
  ];

  test('option values arrive exactly as they came', () => {
    expect(checkQuestionAnswers(groups, [{ questionId: 'q1', answer: 'Under 18s' }]).answers).toEqual([
      { questionId: 'q1', reference: 'work', answer: 'Under 18s' },
    ]);
  });

  test('a required one that is missing is told by its id', () => {
    expect(checkQuestionAnswers(groups, []).errors).toEqual({ q1: ['How do you work? is required.'] });
  });

  test('one that is not asked is refused', () => {
    const sent = [
      { questionId: 'q1', answer: 'full_time' },
      { questionId: '__proto__', answer: 'x' },
    ];
    expect(Object.keys(checkQuestionAnswers(groups, sent).errors)).toEqual(['__proto__']);
  });
});
