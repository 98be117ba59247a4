import { describe, expect, test } from 'vitest';
import { fakeOperator } from '../../testing';
import { type ConfigurationProblem, loadDataFields, loadQuestions } from '../index';

const reported: ConfigurationProblem[] = [];

/** Reads the conditions of a section with this content. */
async function conditionsOf(sent: object) {
  reported.length = 0;
  const section = { section_name: 'About you', section_reference: 'about-you', section_fields: [], ...sent };
  fakeOperator({ 'GET /api/data-fields': { data: [section] } }, (problem) => reported.push(problem));
  const { sections } = await loadDataFields({ onboardingType: 'customer_account_online' });
  return sections[0]?.conditions;
}

const otherIsChosen = { properties: { heard_from: { const: 'other' } }, required: ['heard_from'] };

describe('conditional fields', () => {
  test('the conditions of a section keep the field names as they were sent', async () => {
    const conditions = await conditionsOf({
      all_of: [
        // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON schema
        { if: otherIsChosen, then: { properties: { heard_from_other: {} }, required: ['heard_from_other'] } },
      ],
      dependent_required: { doctor_name: ['doctor_phone'] },
      dependent_schemas: { car_park: { properties: { number_plate: {} } } },
    });
    expect(conditions).toEqual({
      allOf: [
        {
          test: otherIsChosen,
          met: { asked: ['heard_from_other'], required: ['heard_from_other'] },
          unmet: { asked: [], required: [] },
        },
      ],
      dependentRequired: { doctor_name: ['doctor_phone'] },
      dependentSchemas: { car_park: { asked: ['number_plate'], required: [] } },
    });
    expect(reported).toEqual([]);
  });

  test.each([[{}], [{ all_of: null, dependent_required: null }], [{ all_of: [], dependent_schemas: [] }]])(
    'a section without configured conditions has none: %j',
    async (sent) => {
      expect(await conditionsOf(sent)).toBeUndefined();
      expect(reported).toEqual([]);
    },
  );

  test.each([
    [{ properties: { heard_from: { pattern: '[' } } }],
    [{ properties: { heard_from: { const: { a: 1 } } } }],
    [{ properties: { heard_from: null } }],
    [{ not: otherIsChosen }],
    [null],
  ])('a condition that cannot be understood is left out and reported: %j', async (test) => {
    const conditions = await conditionsOf({ all_of: [{ if: test }] });
    expect(conditions).toBeUndefined();
    expect(reported).toMatchObject([
      { kind: 'section', name: 'About you', code: 'unreadableCondition', path: [0, 'allOf', 0] },
    ]);
  });

  test('a group of questions has its conditions read in the same way', async () => {
    const group = { id: 'g', title: 'Health', questions: [], dependent_required: { q1: ['q2'] } };
    fakeOperator({ 'GET /api/custom-questions/memberships/1': { data: [group] } });
    const { groups } = await loadQuestions({ membershipTypeId: '1' });
    expect(groups[0]?.conditions).toEqual({
      allOf: [],
      dependentRequired: { q1: ['q2'] },
      dependentSchemas: {},
    });
  });
});
