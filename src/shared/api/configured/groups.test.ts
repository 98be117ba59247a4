import { describe, expect, test } from 'vitest';
import { buildQuestion } from '../../../../tests/fixtures/custom-questions.ts';
import { buildDataField, buildGroupField } from '../../../../tests/fixtures/data-fields.ts';
import { fakeOperator } from '../../testing';
import { type ConfigurationProblem, loadDataFields, loadQuestions } from '../index';

async function askedOf(question: object) {
  const reported: ConfigurationProblem[] = [];
  const group = { id: 'g', title: 'Group', questions: [question] };
  fakeOperator({ 'GET /api/custom-questions/memberships/1': { data: [group] } }, (problem) =>
    reported.push(problem),
  );
  const { groups, unavailableFields } = await loadQuestions({ membershipTypeId: '1' });
  return { questions: groups.flatMap((own) => own.questions), unavailableFields, reported };
}

describe('repeatable groups of fields', () => {
  const name = buildGroupField();
  const group = (overrides: object = {}) => ({
    ...buildQuestion({ id: 'q', label: 'Colour', type: 'multi_select', options: null, is_required: false }),
    fields: [name],
    min_items: 1,
    max_items: 3,
    ...overrides,
  });

  test('a repeatable group is read with its fields and entry limits', async () => {
    const { questions, reported } = await askedOf(group());
    expect(questions).toMatchObject([
      {
        type: 'group',
        group: { fields: [{ name: 'name', label: 'Name', isRequired: true }], minItems: 1, maxItems: 3 },
      },
    ]);
    expect(reported).toEqual([]);
  });

  test.each([
    [
      { min_items: null, max_items: null },
      { minItems: 0, maxItems: null },
    ],
    [
      { min_items: 'some', max_items: 0 },
      { minItems: 0, maxItems: null },
    ],
    [{ min_items: 1e9 }, { minItems: 0, maxItems: 3 }],
    [
      { min_items: '2', max_items: 1 },
      { minItems: 2, maxItems: null },
    ],
    [
      { min_items: 0, is_required: true },
      { minItems: 1, maxItems: 3 },
    ],
  ])('the limits %j are read as %j', async (sent, read) => {
    const { questions } = await askedOf(group(sent));
    expect(questions).toMatchObject([{ group: read }]);
  });

  test.each([
    [['name']],
    [[{ ...name, type: 'upload' }]],
    [[{ ...name, type: 'multi_select', fields: [name] }]],
  ])('a required group with the fields %j cannot be shown, and blocks the sale', async (fields) => {
    const { questions, reported, unavailableFields } = await askedOf(group({ fields, is_required: true }));
    expect(questions).toEqual([]);
    expect(reported).toMatchObject([{ kind: 'question', name: 'Colour', code: 'unreadableGroup' }]);
    expect(unavailableFields).toEqual([{ name: 'q', label: 'Colour' }]);
  });

  test('a repeatable group starts with the entries that the operator has', async () => {
    const answer = [{ name: 'Alex', age: 7, tags: ['a', 1] }, { name: null }];
    const field = { ...buildDataField({ type: 'multi_select' }), fields: [name], answer };
    const section = { section_name: 'You', section_reference: 'you', section_fields: [field] };
    fakeOperator({ 'GET /api/data-fields': { data: [section] } });
    const { sections } = await loadDataFields({ onboardingType: 'customer_account_online' });
    expect(sections.flatMap(({ sectionFields }) => sectionFields)).toMatchObject([
      { answer: [{ name: 'Alex', age: 7, tags: ['a', '1'] }, {}] },
    ]);
  });
});
