import { expect, test } from 'vitest';
import type { SectionCondition } from '../../common/types.ts';
import { selectFieldsToAsk } from './section-conditions.ts';

const buildCondition = (
  properties: SectionCondition['if']['properties'],
  required: string[],
  demanded: string[] = [],
): SectionCondition => ({
  if: { properties, required },
  // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON schema
  then: { properties: { where: {} }, required: demanded },
});

test('a field that no condition names is always asked', () => {
  const { isAsked } = selectFieldsToAsk([buildCondition({ heard: { const: 'other' } }, ['heard'])], {});
  expect([isAsked('name'), isAsked('where')]).toEqual([true, false]);
});

test('a condition requires the fields that it lists only while it is met', () => {
  const conditions = [
    buildCondition({ heard: { const: 'other' } }, ['heard'], ['where']),
    buildCondition({ heard: { const: 'friend' } }, ['heard']),
  ];
  const listRequiredFields = (answers: Record<string, unknown>) => {
    const { isAsked, isConditionallyRequired } = selectFieldsToAsk(conditions, answers);
    return [isAsked('where'), isConditionallyRequired('where'), isConditionallyRequired('name')];
  };
  expect(listRequiredFields({ heard: 'other' })).toEqual([true, true, false]);
  expect(listRequiredFields({ heard: 'friend' })).toEqual([true, false, false]);
  expect(listRequiredFields({ heard: 'press' })).toEqual([false, false, false]);
});

test.each<[string, Record<string, unknown>, boolean]>([
  ['all are given', { heard: 'other', age: 7 }, true],
  ['one is missing', { heard: 'other' }, false],
  ['one is empty', { heard: 'other', age: null }, false],
  ['all are empty', { heard: null, age: null }, false],
  ['one is not among the answers themselves', Object.create({ heard: 'other', age: 7 }), false],
])('a condition on two required answers: %s', (_, answers, isMet) => {
  expect(selectFieldsToAsk([buildCondition({}, ['heard', 'age'])], answers).isAsked('where')).toBe(isMet);
});

test.each<[Record<string, unknown>, boolean]>([
  [{ heard: 'other', isNew: true }, true],
  [{ heard: 'other', isNew: false }, false],
  [{ heard: 'friend', isNew: true }, false],
  // As in JSON schema, `properties` ignores an answer that is missing.
  [{ heard: 'other' }, true],
  [{ heard: 'other', isNew: null }, true],
])('a condition on two values, with %j: %s', (answers, isMet) => {
  const condition = buildCondition({ heard: { const: 'other' }, isNew: { const: true } }, []);
  expect(selectFieldsToAsk([condition], answers).isAsked('where')).toBe(isMet);
});
