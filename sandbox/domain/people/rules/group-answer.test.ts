import { describe, expect, test } from 'vitest';
import type { Question } from '../../common/types.ts';
import { checkGroup } from './group-answer.ts';

const children: Question = {
  id: 'children',
  reference: 'children',
  label: 'Children',
  type: 'multi_select',
  options: {},
  placeholder: null,
  default: null,
  isRequired: false,
  fields: [
    { name: 'name', label: 'Name', type: 'text', isRequired: true },
    { name: 'age', label: 'Age', type: 'number', isRequired: false },
    { name: 'swims', label: 'Swims', type: 'checkbox', isRequired: false },
  ],
  minItems: 2,
  maxItems: 3,
};
const checkAnswer = (raw: unknown, changes: Partial<Question> = {}) =>
  checkGroup({ ...children, ...changes }, raw, 20);
const buildEntries = (count: number) =>
  Array.from({ length: count }, (_, place) => ({ name: `Child ${place}` }));

test('an entry keeps its answered fields, each converted to its type', () => {
  const raw = [
    { name: ' Alex ', age: '7', swims: true },
    { name: 'Bo', age: '', shoe_size: 30 },
  ];
  expect(checkAnswer(raw)).toStrictEqual({
    answer: [{ name: 'Alex', age: 7, swims: true }, { name: 'Bo' }],
    errors: {},
  });
});

test('a wrong field gives an error at its entry, and no answer is kept', () => {
  const raw = [{ name: 'Alex' }, { name: 'B'.repeat(21), age: 'seven' }];
  expect(checkAnswer(raw)).toStrictEqual({
    answer: [{ name: 'Alex' }, {}],
    errors: { '1.name': 'Name must not be longer than 20 characters.', '1.age': 'Age must be a number.' },
  });
});

test.each([null, undefined, 7, true, 'Alex', ['Alex']])('the entry %j has no fields', (entry) => {
  expect(checkAnswer([{ name: 'Bo' }, entry]).errors).toEqual({ '1.name': 'Name is required.' });
});

test.each([undefined, null, 'Alex', { 0: { name: 'Alex' } }, []])('%j is a group without entries', (raw) => {
  expect(checkAnswer(raw)).toStrictEqual({ answer: null, errors: {} });
});

describe('the number of entries', () => {
  test.each([
    [0, null],
    [1, 'Children is incomplete.'],
    [2, null],
    [3, null],
    [4, 'Children has too many entries.'],
  ])('an optional group for two or three people with %i entries: %s', (count, message) => {
    expect(checkAnswer(buildEntries(count)).errors).toEqual(message === null ? {} : { '': message });
  });

  test.each([
    [0, 'Children is required.'],
    [1, 'Children is required.'],
    [2, null],
  ])('a required group for two or three people with %i entries: %s', (count, message) => {
    expect(checkAnswer(buildEntries(count), { isRequired: true }).errors).toEqual(
      message === null ? {} : { '': message },
    );
  });
});
