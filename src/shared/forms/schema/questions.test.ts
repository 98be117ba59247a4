import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Question } from '../../api';
import { aQuestion, formParts, optionsOf, questionsOf } from '../../testing';
import { toFieldKey } from './field-key';
import { findFieldOptions } from './field-options';
import { findFormErrors } from './form-errors';
import { buildFormFromQuestions, toQuestionAnswers } from './questions';

const TODAY = '2026-11-20';
const options = optionsOf({
  full_time: 'Full time',
  part_time: 'Part time',
  'Under 18s': 'Under 18s',
  'a,b': 'A and B',
});

test.each<[Partial<Question>, unknown]>([
  [{ type: 'text', default: 'Tuesday' }, 'Tuesday'],
  [{ type: 'number', default: '3' }, 3],
  [{ type: 'select', options, default: 'full_time' }, 'full_time'],
  [{ type: 'select', options, default: 'Under 18s' }, 'Under 18s'],
  [{ type: 'select', options, default: 'gone' }, undefined],
  [{ type: 'multi_select', options, default: '["full_time","Under 18s"]' }, ['full_time', 'Under 18s']],
  [{ type: 'multi_select', options, default: 'full_time, part_time' }, ['full_time', 'part_time']],
  [{ type: 'multi_select', options, default: 'a,b' }, ['a,b']],
  [{ type: 'date', default: '2026-01-31' }, '2026-01-31'],
  [{ type: 'date', default: '31/01/2026' }, '2026-01-31'],
  [{ type: 'date', default: '2026-01-31T10:00:00Z' }, '2026-01-31'],
  [{ type: 'checkbox', default: 'true' }, true],
  [{ type: 'checkbox', default: null }, false],
])('the default of %j is the initial answer', (question, value) => {
  const form = buildFormFromQuestions(questionsOf(aQuestion(question)), TODAY);
  expect(form.initialValues['f-q1']).toEqual(value);
});

// Proves J5.2.
test('options keep their order, values and labels', () => {
  const form = buildFormFromQuestions(questionsOf(aQuestion({ type: 'select', options })), TODAY);
  expect(findFieldOptions(form.uiSchema, 'f-q1').choices).toEqual(options);
});

// Proves J5.5.
test.each<[Partial<Question>, string | null]>([
  [{}, null],
  [{ htmlAttributes: { max: '2026-12-31' } }, 'Date must be valid. It can’t be later than 31/12/2026.'],
  [{ htmlAttributes: { max: '2027-12-31' } }, null],
  [{ htmlAttributes: { max: 'someday' } }, null],
])('a question accepts future dates unless its own limit forbids them: %j', (question, message) => {
  const form = buildFormFromQuestions(questionsOf(aQuestion({ type: 'date', ...question })), TODAY);
  expect(findFormErrors(form.schema, form.uiSchema, { 'f-q1': '2027-06-30' })).toEqual(
    message === null ? {} : { 'f-q1': [message] },
  );
});

test('a question without a label shows its id, and its placeholder takes precedence over an empty option', () => {
  const empty = { value: ' ', label: 'Please choose' };
  const asked = (question: Partial<Question>) => {
    const form = buildFormFromQuestions(
      questionsOf(aQuestion({ type: 'select', options: [empty, ...options], ...question })),
      TODAY,
    );
    return { title: formParts(form).properties['f-q1'], ...findFieldOptions(form.uiSchema, 'f-q1') };
  };
  expect(asked({ label: '', placeholder: 'Pick one' })).toMatchObject({
    title: { title: 'q1' },
    placeholder: 'Pick one',
  });
  expect(asked({})).toMatchObject({ placeholder: 'Please choose', choices: options });
  expect(asked({})).not.toHaveProperty('hint');
});

// Proves J5.2.
test('groups become titled sections', () => {
  const form = buildFormFromQuestions(questionsOf(aQuestion(), aQuestion({ id: 'q2' })), TODAY);
  expect(formParts(form).sections).toEqual([{ title: 'About your visits', keys: ['f-q1', 'f-q2'] }]);
});

// Proves J5.6.
test.each<[Question['type'], unknown]>([
  ['text', undefined],
  ['number', undefined],
  ['select', undefined],
  ['multi_select', []],
  ['date', undefined],
  ['checkbox', false],
])('a required question of type %s shows an error while it has no answer', (type, value) => {
  const form = buildFormFromQuestions(questionsOf(aQuestion({ type, options, isRequired: true })), TODAY);
  expect(findFormErrors(form.schema, form.uiSchema, { 'f-q1': value })).toEqual({
    'f-q1': ['When do you work? is required.'],
  });
});

describe('sent answers', () => {
  // Proves J5.10.
  test('each answer is sent with its question’s id, in the order of the questions', () => {
    const groups = questionsOf(
      aQuestion({ id: 'b', type: 'multi_select', options }),
      aQuestion({ id: 'a', type: 'checkbox' }),
      aQuestion({ id: 'c', type: 'text' }),
      aQuestion({ id: 'd', type: 'number' }),
    );
    const values = { 'f-a': false, 'f-b': ['Under 18s', 'full_time'], 'f-c': '', 'f-d': 0 };
    expect(toQuestionAnswers(groups, values)).toEqual([
      { questionId: 'b', answer: ['Under 18s', 'full_time'] },
      { questionId: 'a', answer: false },
      { questionId: 'd', answer: 0 },
    ]);
  });

  test('an option is sent back exactly as it came, whatever it is called', () => {
    const value = fc.oneof(
      fc.constantFrom(
        '__proto__',
        'constructor',
        'full_time',
        'Under 18s',
        '0',
        'true',
        ' x ',
        '["a"]',
        'a, b',
      ),
      fc.string({ minLength: 1, unit: 'binary' }).filter((typed) => typed.trim() !== ''),
    );
    fc.assert(
      fc.property(fc.uniqueArray(value, { minLength: 1, maxLength: 6 }), value, (values, id) => {
        const offered = values.map((own) => ({ value: own, label: `Label of ${own}` }));
        const choice = values[values.length - 1] ?? '';
        const groups = questionsOf(
          aQuestion({ id, type: 'select', options: offered, default: choice }),
          aQuestion({
            id: `${id}+`,
            type: 'multi_select',
            options: offered,
            default: JSON.stringify(values),
          }),
        );
        const form = buildFormFromQuestions(groups, TODAY);
        expect(findFormErrors(form.schema, form.uiSchema, form.initialValues)).toEqual({});
        const [one, many] = toQuestionAnswers(groups, form.initialValues);
        expect(one).toEqual({ questionId: id, answer: choice });
        expect(many?.questionId).toBe(`${id}+`);
        // A list that equals an option is that option.
        if (!values.includes(JSON.stringify(values))) expect(many?.answer).toEqual(values);
        expect(form.initialValues[toFieldKey(id)]).toBe(choice);
      }),
    );
  });
});
