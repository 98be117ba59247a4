import { expect, test } from 'vitest';
import { buildQuestion, buildQuestionGroup } from '../../../../../tests/fixtures/custom-questions.ts';
import { buildDataField, buildDataFieldSection } from '../../../../../tests/fixtures/data-fields.ts';
import { buildMembershipType } from '../../../../../tests/fixtures/memberships.ts';
import { buildVenue } from '../../../../../tests/fixtures/venues.ts';
import { checkConfigurationText } from './check-text';

const formatFinding = ({
  level,
  subject,
  what,
  todo,
}: Awaited<ReturnType<typeof checkConfigurationText>>['findings'][number]) =>
  [level, subject, what, todo].join(' | ');

async function listFindings(body: unknown): Promise<string[]> {
  const { findings } = await checkConfigurationText(JSON.stringify(body), null);
  return findings.map(formatFinding);
}

const buildQuestionsBody = (...questions: object[]) => ({ data: [{ ...buildQuestionGroup(), questions }] });
const buildDietQuestion = (overrides: object) => ({
  ...buildQuestion({ id: 'diet', label: 'Diet', is_required: false }),
  ...overrides,
});
const buildDetailsBody = (field: object, section: object = {}) => [
  { ...buildDataFieldSection(), section_fields: [{ ...buildDataField(), ...field }], ...section },
];

test.each([
  ['', 'Paste something to check.'],
  ['{\n "a": 1,\n}', 'This isn’t JSON. Line 2, column 8: an extra comma before }.'],
  ['{"data": [1', 'This isn’t JSON. Line 1, column 12: a comma or ] is missing at the end.'],
  ['5', 'This is JSON, but it isn’t an object (in curly brackets) or a list.'],
  ['null', 'This is JSON, but it isn’t an object (in curly brackets) or a list.'],
  ['{"a": {"b": 1}}', 'We can’t tell what this is. Choose it under “What it is”.'],
])('a text that cannot be checked shows an error: %s', async (text, sentence) => {
  await expect(checkConfigurationText(text, null)).rejects.toThrow(sentence);
});

test('a value that is not a list blocks sales', async () => {
  const { findings, reading } = await checkConfigurationText('{"data": {"data": 5}}', 'questions');
  expect(reading?.value).toMatchObject({ unavailableFields: [{ label: 'group 1' }] });
  expect(findings[0]?.what).toBe(
    'It can’t be read. It may contain required questions, so this membership can’t be bought online.',
  );
  const unreadableCheck = await checkConfigurationText('{"data": "none"}', 'details');
  expect(unreadableCheck.reading).toBeNull();
  expect(unreadableCheck.findings.map(({ level }) => level)).toEqual(['stops']);
});

test('a valid form has no findings, with or without the envelope of the API', async () => {
  expect(await listFindings(buildQuestionsBody(buildQuestion()))).toEqual([]);
  expect(await listFindings([buildDataFieldSection()])).toEqual([]);
  expect(await listFindings({ data: [buildMembershipType()] })).toEqual([]);
  expect(await listFindings({ data: [buildVenue()] })).toEqual([]);
});

test('of two questions with the same id the second is required, so the membership cannot be bought', async () => {
  expect(
    await listFindings(buildQuestionsBody(buildDietQuestion({}), buildDietQuestion({ is_required: true }))),
  ).toEqual([
    'stops | Question “Diet” | Two questions have the id “diet”, and only the first is shown. This one is required, so this membership can’t be bought online. | Rename the second one, or delete it.',
  ]);
});

test.each([
  [{ type: 'colour' }, 'hides', 'The site doesn’t know the type “colour”. Customers don’t see it.'],
  [
    { type: 'colour', is_required: true },
    'stops',
    'The site doesn’t know the type “colour”. This one is required, so this membership can’t be bought online.',
  ],
  [{ id: '' }, 'hides', 'It has no “id”, so its answer couldn’t be sent. Customers don’t see it.'],
  [{ options: [] }, 'note', 'It has no options, so customers type their answer.'],
  [{ options: [[]] }, 'hides', 'None of its options can be read. Customers don’t see it.'],
  [{ options: ['A', 'A'] }, 'hides', 'Two options have the value “A”, and only the first can be chosen.'],
  [{ options: ['A', {}] }, 'hides', 'Option 2 can’t be read, and customers can’t choose it.'],
  [
    { type: 'multi_select', fields: [{ name: 'a', label: 'A', type: 'colour', is_required: true }] },
    'hides',
    'We can’t read the fields of this repeated group. Customers don’t see it.',
  ],
  [{ label: ' ' }, 'note', 'It has no label, so customers read “working_pattern”.'],
  [{ colour: 'red', size: 3 }, 'note', 'The site ignores “colour”, “size” here.'],
  [{ html_attributes: { onclick: 'x()' } }, 'note', 'The site ignores “onclick” here.'],
  [
    { type: 'text', html_attributes: { pattern: '(' }, options: null },
    'note',
    'Its pattern isn’t a valid regular expression, so any answer is accepted.',
  ],
  [
    { type: 'number', html_attributes: { min: 'five' }, options: null },
    'note',
    'We can’t read its “min”, “five”, so there’s no limit.',
  ],
  [
    { type: 'date', html_attributes: { max: '31/01/2026' }, options: null },
    'note',
    'We can’t read its “max”, “31/01/2026”, so there’s no limit.',
  ],
  [{ type: 'text' }, 'note', 'Its type is text, which has no options, so customers don’t see its 2.'],
])('a question with %j has a finding of the level %s: %s', async (overrides, level, what) => {
  const findings = await listFindings(
    buildQuestionsBody(buildDietQuestion(overrides), buildDietQuestion({ id: 'other' })),
  );
  expect(findings).toEqual([expect.stringContaining(`${level} | `)]);
  expect(findings[0]).toContain(`| ${what} |`);
});

test('each finding of the readers says what to do in its own words', async () => {
  const { findings } = await checkConfigurationText(
    JSON.stringify({
      data: [
        'a section',
        { section_name: 'B', section_fields: [5, { ...buildDataField(), type: 'hologram' }] },
        { ...buildDataFieldSection(), all_of: [{ if: { not: {} } }] },
      ],
    }),
    'details',
  );
  expect(findings.flatMap(({ where = [] }) => where)).toEqual([
    'Section 1',
    'Section 2, field 1',
    'Section 2, field 2',
    'Section 3, condition 1',
  ]);
  expect(findings.filter(({ level }) => level === 'stops').map(({ what }) => what)).toEqual([
    'It can’t be read. It may contain required fields, so no one can create an account online.',
    'This isn’t an object in curly brackets. It may be required, so no one can create an account online.',
    'The site doesn’t know the type “hologram”. This one is required, so no one can create an account online.',
  ]);
  expect(findings.map(({ what }) => what)).toContain(
    'Condition 1 can’t be read, so the fields it controls are always shown. The site understands const, enum, minimum, maximum and contains.',
  );
});

test('a condition about a missing field is reported, and so are the fields that it would show', async () => {
  const condition = {
    if: { properties: { heard: { const: 'other' } }, required: ['heard'] },
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON schema
    then: { properties: { which: {} } },
  };
  expect(await listFindings(buildDetailsBody({}, { all_of: [condition] }))).toEqual([
    expect.stringContaining('A condition depends on “heard”, which isn’t in this section'),
    expect.stringContaining('A condition shows “which”, which isn’t in this section'),
  ]);
});

test('a field that only staff may change, and an empty section, are not shown to a new customer', async () => {
  expect(await listFindings(buildDetailsBody({ is_authorised: false }))).toEqual([
    expect.stringContaining('hides | Field “First name” | Only staff may change it and it has no answer'),
  ]);
  expect(await listFindings(buildDetailsBody({}, { section_fields: [] }))).toEqual([
    expect.stringContaining('hides | Section “About you” | It has no fields that can be shown'),
  ]);
});

test('memberships and centres that the site leaves out are listed', async () => {
  const gym = buildMembershipType({ name: 'Gym' });
  const unsellableType = { ...gym, id: 'b', slug: 'b', min_age: 'twelve', payment_options: [] };
  expect(
    await listFindings({ data: [gym, gym, unsellableType, { ...gym, slug: 'c', payment_options: [5] }] }),
  ).toEqual([
    expect.stringContaining(`hides | Membership “Gym” | Two memberships have the slug “${gym.slug}”`),
    expect.stringContaining('hides | Membership “Gym” | Its ways to pay can’t be read.'),
    expect.stringContaining('hides | Membership “Gym” | It has no price'),
    expect.stringContaining('note | Membership “Gym” | Its age limit “twelve” isn’t a whole number'),
  ]);
  expect(
    await listFindings({
      data: [
        { ...buildVenue(), slug: '' },
        { ...buildVenue(), lat: 'north' },
      ],
    }),
  ).toEqual([
    expect.stringContaining('| It has no “slug”. Customers don’t see it. | Give it a “slug”.'),
    expect.stringContaining('| Its position can’t be read.'),
  ]);
});
