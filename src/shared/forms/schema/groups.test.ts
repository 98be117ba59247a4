import { describe, expect, test } from 'vitest';
import type { DataField, FieldGroup, GroupField } from '../../api';
import { aDataField, aQuestion, formParts, questionsOf, sectionsOf } from '../../testing';
import { buildFormFromDataFields, toFieldAnswers } from './data-fields';
import { formatEntry } from './entry-text';
import { findFieldPath } from './field-key';
import { findFieldOptions } from './field-options';
import { listFieldKeys } from './find-field';
import { findFormErrors } from './form-errors';
import { buildFormFromQuestions, toQuestionAnswers } from './questions';
import { filterCompatibleAnswers, readStoredValues, removeSecrets } from './stored-values';

const TODAY = '2026-11-20';

function aGroupField(overrides: Partial<GroupField>): GroupField {
  return {
    name: 'name',
    label: 'Name',
    type: 'text',
    isRequired: false,
    options: [],
    htmlAttributes: {},
    metadata: { description: null },
    ...overrides,
  };
}

const children: FieldGroup = {
  fields: [
    aGroupField({ isRequired: true }),
    aGroupField({ name: 'born', label: 'Date of birth', type: 'date' }),
    aGroupField({ name: 'age', label: 'Age', type: 'number', htmlAttributes: { min: 3 } }),
  ],
  minItems: 0,
  maxItems: 2,
};

function formWith(group: Partial<FieldGroup> = {}, overrides: Partial<DataField> = {}) {
  const field = aDataField({
    name: 'children',
    label: 'Children',
    type: 'group',
    group: { ...children, ...group },
    ...overrides,
  });
  const sections = sectionsOf(field);
  const form = buildFormFromDataFields(sections, TODAY);
  return {
    ...form,
    errors: (entries: unknown) => findFormErrors(form.schema, form.uiSchema, { 'f-children': entries }),
    sent: (entries: unknown) => toFieldAnswers(sections, { 'f-children': entries }),
  };
}

describe('validation of a group', () => {
  test('validation of a group reports errors at the entry that they belong to', () => {
    expect(formWith().errors([{ 'f-name': 'Alex' }, { 'f-name': '  ', 'f-age': 2 }])).toEqual({
      'f-children.1.f-name': ['Name is required.'],
      'f-children.1.f-age': ['Age must be 3 or more.'],
    });
  });

  test('validation of a group applies the usual rules to dates in its entries', () => {
    expect(formWith().errors([{ 'f-name': 'Alex', 'f-born': '2027-01-01' }])).toEqual({
      'f-children.0.f-born': ['Date must be valid. It can’t be later than today.'],
    });
  });

  test('validation of a group includes its eleventh entry', () => {
    const entries = [...Array.from({ length: 10 }, () => ({ 'f-name': 'Alex' })), { 'f-born': '2027-01-01' }];
    expect(formWith({ maxItems: 20 }).errors(entries)).toEqual({
      'f-children.10.f-name': ['Name is required.'],
      'f-children.10.f-born': ['Date must be valid. It can’t be later than today.'],
    });
  });

  test.each([
    [{ minItems: 1 }, [], 'Children is required.'],
    [{ minItems: 2 }, [{ 'f-name': 'Alex' }], 'Add at least 2 entries to Children.'],
    [{ maxItems: 1 }, [{ 'f-name': 'Alex' }, { 'f-name': 'Sam' }], 'Children must have 1 entries or fewer.'],
  ])('validation of a group checks the number of entries: %j', (group, entries, message) => {
    expect(formWith(group, { isRequired: true }).errors(entries)).toEqual({ 'f-children': [message] });
  });

  test('validation of an optional group accepts no entries', () => {
    expect(formWith().errors(undefined)).toEqual({});
    expect(formWith().errors([])).toEqual({});
  });

  test('validation of a group accepts a future date in a question', () => {
    const { schema, uiSchema } = buildFormFromQuestions(
      questionsOf(aQuestion({ id: 'q', type: 'group', group: children })),
      TODAY,
    );
    expect(
      findFormErrors(schema, uiSchema, { 'f-q': [{ 'f-name': 'Alex', 'f-born': '2027-01-01' }] }),
    ).toEqual({});
  });

  test('validation of a group without fields accepts text', () => {
    const { schema, uiSchema } = buildFormFromQuestions(
      questionsOf(aQuestion({ id: 'q', type: 'group' })),
      TODAY,
    );
    expect(findFormErrors(schema, uiSchema, { 'f-q': 'Alex and Sam' })).toEqual({});
  });
});

describe('group entries', () => {
  test('group entries are sent under their fields’ names, without empty entries', () => {
    const entries = [{ 'f-name': 'Alex', 'f-age': 7 }, {}, { 'f-name': ' ' }];
    expect(formWith().sent(entries)).toEqual({ children: [{ name: 'Alex', age: 7 }] });
    expect(formWith().sent([{}])).toEqual({});
  });

  test('group entries are sent in the same way as the answer to a question', () => {
    const groups = questionsOf(aQuestion({ id: 'q', type: 'group', group: children }));
    const { schema, uiSchema } = buildFormFromQuestions(groups, TODAY);
    const values = { 'f-q': [{ 'f-name': 'Alex' }] };
    expect(findFormErrors(schema, uiSchema, values)).toEqual({});
    const answers = [{ questionId: 'q', answer: [{ name: 'Alex' }] }];
    expect(toQuestionAnswers(groups, values)).toEqual(answers);
    expect(toQuestionAnswers(groups, { 'f-q': [null, { 'f-name': 'Alex' }] })).toEqual(answers);
  });

  test('group entries start with those that the operator has, padded to the minimum', () => {
    const { initialValues } = formWith({ minItems: 2 }, { answer: [{ name: 'Alex', age: 7 }] });
    expect(initialValues).toEqual({ 'f-children': [{ 'f-name': 'Alex', 'f-age': 7 }, {}] });
    expect(formWith().initialValues).toEqual({});
  });

  test('group entries start without values that are not entries', () => {
    const answer = ['Sam', { name: 'Alex' }];
    expect(formWith({}, { answer }).initialValues).toEqual({ 'f-children': [{ 'f-name': 'Alex' }] });
    expect(formWith({}, { type: 'text', answer: 'Sam' }).initialValues).toEqual({ 'f-children': 'Sam' });
  });

  test('a group without usable fields is asked as text, so that it can be answered', () => {
    const form = buildFormFromDataFields(sectionsOf(aDataField({ type: 'group', isRequired: true })), TODAY);
    expect(findFormErrors(form.schema, form.uiSchema, { 'f-first_name': 'Alex' })).toEqual({});
    expect(findFieldOptions(form.uiSchema, 'f-first_name').widget).toBe('text');
  });

  test('group entries have no title in the form schema, because their position names them', () => {
    expect(formParts(formWith()).properties['f-children']).toMatchObject({ items: { title: '' } });
  });

  test('each group entry is summarised in one line', () => {
    expect(formatEntry({ 'f-name': 'Alex', 'f-likes': ['swimming', 'tennis'], 'f-age': 7 })).toBe(
      'Alex swimming tennis 7',
    );
  });

  test('group entries share one key in the form', () => {
    expect(listFieldKeys(formWith().schema)).toEqual(['f-children']);
  });
});

describe('stored answers to a group', () => {
  const values = { 'f-children': [{ 'f-name': 'Alex', 'f-age': 7 }] };

  test('a group’s answer is stored and restored as a whole', () => {
    const form = formWith();
    expect(removeSecrets(form, values)).toEqual(values);
    expect(readStoredValues(JSON.parse(JSON.stringify(values)))).toEqual(values);
    expect(filterCompatibleAnswers(form, values)).toEqual(values);
  });

  test('a group with a secret field is not stored', () => {
    const pin = aGroupField({ name: 'pin', label: 'PIN' });
    expect(removeSecrets(formWith({ fields: [...children.fields, pin] }), values)).toEqual({});
  });

  test.each([[[{ 'f-gone': 'x' }]], [[{ 'f-age': 'seven' }]], [['Alex']], ['Alex']])(
    'a stored group answer that the form no longer accepts is dropped: %j',
    (entries) => {
      expect(filterCompatibleAnswers(formWith(), { 'f-children': entries })).toEqual({});
    },
  );

  test.each([[[{ name: 'Alex' }]], [[{ 'f-name': { a: 1 } }]]])(
    'a stored group answer of the wrong form is dropped: %j',
    (read) => {
      expect(readStoredValues({ 'f-children': read })).toEqual({});
    },
  );
});

test('the server’s message about an entry appears at its field', () => {
  const isAsked = (name: string) => ['children', 'a.0.b'].includes(name);
  expect(findFieldPath('children', isAsked)).toBe('f-children');
  expect(findFieldPath('children.1.first_name', isAsked)).toBe('f-children.1.f-first_name');
  expect(findFieldPath('children.10.first_name', isAsked)).toBe('f-children.10.f-first_name');
  expect(findFieldPath('a.0.b', isAsked)).toBe('f-a~2e~0~2e~b');
  expect(findFieldPath('children.0.name.first', isAsked)).toBeNull();
  expect(findFieldPath('others.1.name', isAsked)).toBeNull();
});
