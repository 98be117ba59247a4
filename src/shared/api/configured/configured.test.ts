import { describe, expect, test } from 'vitest';
import { fakeOperator } from '../../testing';
import { type ConfigurationProblem, loadDataFields, loadQuestions } from '../index';

const QUESTIONS_CALL = 'GET /api/custom-questions/memberships/1';

/** A documented question with overrides. */
const question = (overrides: object = {}) => ({
  id: 'q',
  reference: 'colour',
  label: 'Colour',
  type: 'select',
  options: { red: 'Red' },
  placeholder: null,
  default: null,
  is_required: false,
  ...overrides,
});

const field = (overrides: object = {}) => ({
  name: 'colour',
  path: 'user.colour',
  label: 'Colour',
  type: 'text',
  is_required: false,
  is_authorised: true,
  html_attributes: {},
  metadata: { description: null },
  options: [],
  answer: null,
  ...overrides,
});

/** Loads a response that contains these groups of questions, or this raw body. */
async function loadQuestionsFrom(sent: unknown) {
  const reported: ConfigurationProblem[] = [];
  const answer = typeof sent === 'string' ? { text: sent } : { data: sent };
  fakeOperator({ [QUESTIONS_CALL]: answer }, (problem) => reported.push(problem));
  const { groups, unavailableFields } = await loadQuestions({ membershipTypeId: '1' });
  return { groups, unavailableFields, reported, questions: groups.flatMap((group) => group.questions) };
}

const questionsFrom = (...questions: unknown[]) =>
  loadQuestionsFrom([{ id: 'g', title: 'Group', questions }]);

async function fieldsOf(...fields: unknown[]) {
  const reported: ConfigurationProblem[] = [];
  const sections = [{ section_name: 'About you', section_reference: 'about-you', section_fields: fields }];
  fakeOperator({ 'GET /api/data-fields': { data: sections } }, (problem) => reported.push(problem));
  const form = await loadDataFields({ onboardingType: 'customer_account_online' });
  return { ...form, reported, fields: form.sections.flatMap(({ sectionFields }) => sectionFields) };
}

const redAndGreen = [
  { value: 'red', label: 'Red' },
  { value: 'green', label: 'Green' },
];

describe('options', () => {
  test.each([
    ['a list of values and labels', redAndGreen, redAndGreen],
    ['a map', { red: 'Red', green: 'Green' }, redAndGreen],
    [
      'a list of texts, whose values are the texts',
      ['Red', 'Green'],
      [
        { value: 'Red', label: 'Red' },
        { value: 'Green', label: 'Green' },
      ],
    ],
    ['a list with gaps, as PHP writes it', { 0: redAndGreen[0], 2: redAndGreen[1] }, redAndGreen],
    ['numbers as values, which stay numbers', [{ value: 3, label: 'Three' }], [{ value: 3, label: 'Three' }]],
    ['values without labels', [{ value: 'red' }], [{ value: 'red', label: 'red' }]],
  ])('options are read from %s', async (_, sent, options) => {
    expect((await questionsFrom(question({ options: sent }))).questions[0]?.options).toEqual(options);
    const { fields } = await fieldsOf(field({ type: 'radio', options: sent }));
    expect(fields[0]?.options).toEqual(options);
  });

  test('options keep the server’s order even if the keys of their map are whole numbers', async () => {
    const whole = JSON.stringify(question()).replace(
      '{"red":"Red"}',
      '{ "3" : "Three, \\"3\\": or more", "1": "One", "__proto__": "Odd", "2": "Two" }',
    );
    const { questions } = await loadQuestionsFrom(
      `{"data":[{"id":"g","title":"1\\":","questions":[${whole}]}]}`,
    );
    expect(questions[0]?.options).toEqual([
      { value: '3', label: 'Three, "3": or more' },
      { value: '1', label: 'One' },
      { value: '__proto__', label: 'Odd' },
      { value: '2', label: 'Two' },
    ]);
  });

  test('an unreadable option is left out, a duplicate is kept once, and both are reported', async () => {
    const options = [...redAndGreen, { label: 'No value' }, { value: 'red', label: 'Red again' }];
    const { questions, reported } = await questionsFrom(question({ options }));
    expect(questions[0]?.options).toEqual(redAndGreen);
    const part = { kind: 'option', name: 'Colour' };
    expect(reported).toEqual([
      { ...part, code: 'unreadableOption', position: 3, path: [0, 'questions', 0, 'options', 2] },
      { ...part, code: 'optionTwice', value: 'red', path: [0, 'questions', 0, 'options', 3] },
    ]);
  });
});

describe('empty objects', () => {
  test.each([null, [], undefined, 'none'])('html_attributes and metadata %j are empty', async (empty) => {
    const { fields, reported } = await fieldsOf(field({ html_attributes: empty, metadata: empty }));
    expect(fields[0]).toMatchObject({ htmlAttributes: {}, metadata: { description: null } });
    expect(reported).toEqual([]);
  });

  test.each([null, [], {}])('a group with questions of %j is an empty group', async (questions) => {
    const { groups, unavailableFields } = await loadQuestionsFrom([{ id: 'g', title: 'Group', questions }]);
    expect(groups).toEqual([{ id: 'g', title: 'Group', questions: [] }]);
    expect(unavailableFields).toEqual([]);
  });
});

describe('unsupported fields', () => {
  test.each([
    ['of a type that is not known', { type: 'signature' }, { code: 'unknownType', type: 'signature' }],
    ['without a type', { type: null }, { code: 'unknownType', type: '' }],
    ['without an id', { id: null }, { code: 'missing', key: 'id' }],
    ['with options of which none can be read', { options: [{ title: 'Red' }] }, { code: 'noReadableOption' }],
  ])('a question %s is left out and reported by name, and the others stay', async (_, overrides, fault) => {
    const { questions, unavailableFields, reported } = await questionsFrom(
      question(overrides),
      question({ id: 'other' }),
    );
    expect(questions.map(({ id }) => id)).toEqual(['other']);
    expect(unavailableFields).toEqual([]);
    expect(reported).toEqual([
      { kind: 'question', name: 'Colour', path: [0, 'questions', 0], isBlocking: false, ...fault },
    ]);
  });

  test('a required unreadable field blocks the sale', async () => {
    const proof = { type: 'file', label: 'Upload a proof', is_required: true };
    expect((await questionsFrom(question(proof))).unavailableFields).toEqual([
      { name: 'q', label: 'Upload a proof' },
    ]);
    const { unavailableFields, reported } = await fieldsOf(field(proof));
    expect(unavailableFields).toEqual([{ name: 'colour', label: 'Upload a proof' }]);
    expect(reported).toMatchObject([
      { kind: 'field', name: 'Upload a proof', code: 'unknownType', type: 'file', isBlocking: true },
    ]);
  });

  test.each([
    ['a group', 'none'],
    ['the questions of a group', [{ id: 'g', title: 'Health', questions: 'none' }]],
    ['a question', [{ id: 'g', title: 'Health', questions: ['none'] }]],
  ])('%s of the wrong type blocks the sale, because it may be required', async (_, sent) => {
    const { unavailableFields } = await loadQuestionsFrom([sent].flat());
    expect(unavailableFields).toHaveLength(1);
  });

  test('of two questions with one id, or two fields with one name, the first is kept and the second reported', async () => {
    const { questions, reported } = await questionsFrom(question(), question({ label: 'Colour again' }));
    expect(questions.map(({ label }) => label)).toEqual(['Colour']);
    expect(reported).toMatchObject([
      { kind: 'question', name: 'Colour again', code: 'twice', key: 'id', value: 'q' },
    ]);
    const form = await fieldsOf(field(), field({ label: 'Colour again' }));
    expect(form.fields.map(({ label }) => label)).toEqual(['Colour']);
    expect(form.reported).toMatchObject([{ kind: 'field', name: 'Colour again' }]);
  });

  test('a read-only field may be of any type, and is never required', async () => {
    const { fields, unavailableFields } = await fieldsOf(
      field({ type: 'signature', is_authorised: false, is_required: true, answer: 'Ada' }),
    );
    expect(fields).toMatchObject([{ type: 'text', isAuthorised: false, isRequired: false, answer: 'Ada' }]);
    expect(unavailableFields).toEqual([]);
  });

  test.each(['text', 7, true])(
    'a response with %j as its data is a failure that can be retried',
    async (data) => {
      await expect(loadQuestionsFrom(JSON.stringify({ data }))).rejects.toMatchObject({ kind: 'unexpected' });
    },
  );
});

describe('texts', () => {
  test.each([
    ['<b>Colour</b> of your <em class="x">hair</em>', 'Colour of your hair'],
    ['Height &lt; 2&nbsp;m &amp; weight &#163;&#x20AC;', 'Height < 2\u00a0m & weight £€'],
    ['Are you < 18 or > 60?', 'Are you < 18 or > 60?'],
    ['<p>One</p><p>Two<br>Three</p><!-- no --><script>alert(1)</script>', 'One Two Three'],
    ['<a href="https://example.org">Our rules</a>', 'Our rules'],
    ['Write to <me@example.org>', 'Write to <me@example.org>'],
    ['&unknown; &#0; &#xD800;', '&unknown; &#0; &#xD800;'],
  ])('%s is shown as %s', async (sent, shown) => {
    const { questions } = await questionsFrom(
      question({ label: sent, placeholder: sent, options: [{ value: 'a', label: sent }] }),
    );
    expect(questions[0]).toMatchObject({
      label: shown,
      placeholder: shown,
      options: [{ value: 'a', label: shown }],
    });
    const { fields } = await fieldsOf(field({ label: sent, metadata: { description: sent } }));
    expect(fields[0]).toMatchObject({ label: shown, metadata: { description: shown } });
  });
});

test('`is_required` is read from 1, "1", "0" and null', async () => {
  const { questions } = await questionsFrom(
    question({ id: 1, is_required: 1 }),
    question({ id: 2, is_required: '1' }),
    question({ id: 3, is_required: '0' }),
    question({ id: 4, is_required: null }),
  );
  expect(questions.map(({ id, isRequired }) => [id, isRequired])).toEqual([
    ['1', true],
    ['2', true],
    ['3', false],
    ['4', false],
  ]);
});
