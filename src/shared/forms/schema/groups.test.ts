import { describe, expect, test } from 'vitest';
import type { DataField, FieldGroup, GroupField } from '../../api';
import { aDataField, aQuestion, formParts, questionsOf, sectionsOf } from '../../testing';
import { fieldsFromValues, formFromDataFields } from './data-fields';
import { entryText } from './entry-text';
import { fieldPathOf } from './field-key';
import { fieldOptions } from './field-options';
import { fieldKeys } from './find-field';
import { formErrors } from './form-errors';
import { compatibleAnswers, storedValues, withoutSecrets } from './kept-values';
import { answersFromValues, formFromQuestions } from './questions';

const TODAY = '2026-11-20';

function aGroupField(given: Partial<GroupField>): GroupField {
  return {
    name: 'name',
    label: 'Name',
    type: 'text',
    isRequired: false,
    options: [],
    htmlAttributes: {},
    metadata: { description: null },
    ...given,
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

function formWith(group: Partial<FieldGroup> = {}, given: Partial<DataField> = {}) {
  const field = aDataField({
    name: 'children',
    label: 'Children',
    type: 'group',
    group: { ...children, ...group },
    ...given,
  });
  const sections = sectionsOf(field);
  const form = formFromDataFields(sections, TODAY);
  return {
    ...form,
    errors: (entries: unknown) => formErrors(form.schema, form.uiSchema, { 'f-children': entries }),
    sent: (entries: unknown) => fieldsFromValues(sections, { 'f-children': entries }),
  };
}

describe('the check of a group', () => {
  test('reports what is wrong in each entry, at the place of the entry', () => {
    expect(formWith().errors([{ 'f-name': 'Alex' }, { 'f-name': '  ', 'f-age': 2 }])).toEqual({
      'f-children.1.f-name': ['Name is required.'],
      'f-children.1.f-age': ['Age must be 3 or more.'],
    });
  });

  test('holds the dates of its entries to the rules of any date', () => {
    expect(formWith().errors([{ 'f-name': 'Alex', 'f-born': '2027-01-01' }])).toEqual({
      'f-children.0.f-born': ['Date must be valid. It can’t be later than today.'],
    });
  });

  test('reaches its eleventh entry', () => {
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
  ])('the check of a group counts its entries: %j', (group, entries, message) => {
    expect(formWith(group, { isRequired: true }).errors(entries)).toEqual({ 'f-children': [message] });
  });

  test('the check of a group asks nothing of a group that nobody has added to', () => {
    expect(formWith().errors(undefined)).toEqual({});
    expect(formWith().errors([])).toEqual({});
  });

  test('the check of a group takes a day to come where a question asks for it', () => {
    const { schema, uiSchema } = formFromQuestions(
      questionsOf(aQuestion({ id: 'q', type: 'group', group: children })),
      TODAY,
    );
    expect(formErrors(schema, uiSchema, { 'f-q': [{ 'f-name': 'Alex', 'f-born': '2027-01-01' }] })).toEqual(
      {},
    );
  });

  test('the check of a group takes a text where a question of a group has no fields', () => {
    const { schema, uiSchema } = formFromQuestions(questionsOf(aQuestion({ id: 'q', type: 'group' })), TODAY);
    expect(formErrors(schema, uiSchema, { 'f-q': 'Alex and Sam' })).toEqual({});
  });
});

describe('the entries of a group', () => {
  test('the entries of a group are sent by the names of their fields, without those that say nothing', () => {
    const entries = [{ 'f-name': 'Alex', 'f-age': 7 }, {}, { 'f-name': ' ' }];
    expect(formWith().sent(entries)).toEqual({ children: [{ name: 'Alex', age: 7 }] });
    expect(formWith().sent([{}])).toEqual({});
  });

  test('the entries of a group are sent as the answer to a question in the same way', () => {
    const groups = questionsOf(aQuestion({ id: 'q', type: 'group', group: children }));
    const { schema, uiSchema } = formFromQuestions(groups, TODAY);
    const values = { 'f-q': [{ 'f-name': 'Alex' }] };
    expect(formErrors(schema, uiSchema, values)).toEqual({});
    const answers = [{ questionId: 'q', answer: [{ name: 'Alex' }] }];
    expect(answersFromValues(groups, values)).toEqual(answers);
    expect(answersFromValues(groups, { 'f-q': [null, { 'f-name': 'Alex' }] })).toEqual(answers);
  });

  test('begin with those that the operator has, and with as many as there must be', () => {
    const { initialValues } = formWith({ minItems: 2 }, { answer: [{ name: 'Alex', age: 7 }] });
    expect(initialValues).toEqual({ 'f-children': [{ 'f-name': 'Alex', 'f-age': 7 }, {}] });
    expect(formWith().initialValues).toEqual({});
  });

  test('begin with what is an entry alone, and only in a group', () => {
    const answer = ['Sam', { name: 'Alex' }];
    expect(formWith({}, { answer }).initialValues).toEqual({ 'f-children': [{ 'f-name': 'Alex' }] });
    expect(formWith({}, { type: 'text', answer: 'Sam' }).initialValues).toEqual({ 'f-children': 'Sam' });
  });

  test('a group of which nothing can be asked is asked for as a text, so that it can be answered', () => {
    const form = formFromDataFields(sectionsOf(aDataField({ type: 'group', isRequired: true })), TODAY);
    expect(formErrors(form.schema, form.uiSchema, { 'f-first_name': 'Alex' })).toEqual({});
    expect(fieldOptions(form.uiSchema, 'f-first_name').widget).toBe('text');
  });

  test('the entries of a group have no title in the form, as their place names them', () => {
    expect(formParts(formWith()).properties['f-children']).toMatchObject({ items: { title: '' } });
  });

  test('the entries of a group are each read as one line', () => {
    expect(entryText({ 'f-name': 'Alex', 'f-likes': ['swimming', 'tennis'], 'f-age': 7 })).toBe(
      'Alex swimming tennis 7',
    );
  });

  test('the entries of a group are fields of one key in the form', () => {
    expect(fieldKeys(formWith().schema)).toEqual(['f-children']);
  });
});

describe('what is kept of a group', () => {
  const values = { 'f-children': [{ 'f-name': 'Alex', 'f-age': 7 }] };

  test('what is kept of a group is kept as a whole, and found again by the same form', () => {
    const form = formWith();
    expect(withoutSecrets(form, values)).toEqual(values);
    expect(storedValues(JSON.parse(JSON.stringify(values)))).toEqual(values);
    expect(compatibleAnswers(form, values)).toEqual(values);
  });

  test('what is kept of a group is nothing when an entry asks for a secret', () => {
    const pin = aGroupField({ name: 'pin', label: 'PIN' });
    expect(withoutSecrets(formWith({ fields: [...children.fields, pin] }), values)).toEqual({});
  });

  test.each([[[{ 'f-gone': 'x' }]], [[{ 'f-age': 'seven' }]], [['Alex']], ['Alex']])(
    'what is kept of a group is passed over when the form can no longer take it: %j',
    (entries) => {
      expect(compatibleAnswers(formWith(), { 'f-children': entries })).toEqual({});
    },
  );

  test.each([[[{ name: 'Alex' }]], [[{ 'f-name': { a: 1 } }]]])(
    'what is kept of a group is nothing that was not written so: %j',
    (read) => {
      expect(storedValues({ 'f-children': read })).toEqual({});
    },
  );
});

test('what the server says about an entry appears at its field', () => {
  const isAsked = (name: string) => ['children', 'a.0.b'].includes(name);
  expect(fieldPathOf('children', isAsked)).toBe('f-children');
  expect(fieldPathOf('children.1.first_name', isAsked)).toBe('f-children.1.f-first_name');
  expect(fieldPathOf('children.10.first_name', isAsked)).toBe('f-children.10.f-first_name');
  expect(fieldPathOf('a.0.b', isAsked)).toBe('f-a~2e~0~2e~b');
  expect(fieldPathOf('children.0.name.first', isAsked)).toBeNull();
  expect(fieldPathOf('others.1.name', isAsked)).toBeNull();
});
