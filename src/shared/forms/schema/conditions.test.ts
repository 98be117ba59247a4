import { createSchemaUtils } from '@rjsf/utils';
import ajvValidator from '@rjsf/validator-ajv8';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { AnswersTest, AnswerTest, Conditions } from '../../api';
import { aDataField, aQuestion, optionsOf, questionsOf, sectionsOf } from '../../testing';
import { createAskedFieldFilter } from './asked-field-filter';
import { buildFormFromDataFields, toFieldAnswers } from './data-fields';
import { toFieldKey } from './field-key';
import { listFieldKeys } from './find-field';
import { findFormErrors } from './form-errors';
import { buildFormFromQuestions, toQuestionAnswers } from './questions';
import { listSectionSchemas } from './sections';

const TODAY = '2026-11-20';
const NOTHING = { asked: [], required: [] };
const NO_DEPENDENCIES = { dependentRequired: {}, dependentSchemas: {} };

const whereOther: AnswersTest = { properties: { heard: { const: 'other' } }, required: ['heard'] };
const heard = aDataField({
  name: 'heard',
  label: 'How did you hear about us?',
  type: 'select',
  options: optionsOf({ friend: 'A friend', other: 'Something else' }),
});
const where = aDataField({ name: 'where', label: 'Where?', isRequired: true, answer: 'at work' });
const phone = aDataField({ name: 'phone', label: 'Phone number', type: 'tel' });

function formWith(conditions: Conditions) {
  const sections = sectionsOf(heard, where, phone).map((section) => ({ ...section, conditions }));
  const form = buildFormFromDataFields(sections, TODAY);
  return {
    ...form,
    errors: (values: object) => findFormErrors(form.schema, form.uiSchema, { ...values }),
    sent: (values: object) => toFieldAnswers(sections, { ...form.initialValues, ...values }),
  };
}

describe('if, then and else', () => {
  const form = formWith({
    allOf: [{ test: whereOther, met: { asked: ['where'], required: [] }, unmet: NOTHING }],
    ...NO_DEPENDENCIES,
  });

  test('a conditional field is required only while it is asked', () => {
    expect(form.errors({ 'f-heard': 'other' })).toEqual({ 'f-where': ['Where? is required.'] });
    expect(form.errors({ 'f-heard': 'friend' })).toEqual({});
    expect(form.errors({})).toEqual({});
  });

  test('a field that is not asked is not sent, even if the operator has an answer to it', () => {
    expect(form.sent({ 'f-heard': 'other' })).toEqual({ heard: 'other', where: 'at work' });
    expect(form.sent({ 'f-heard': 'friend' })).toEqual({ heard: 'friend' });
  });

  test('a field of an else branch is asked while the condition is not met', () => {
    const { errors } = formWith({
      allOf: [{ test: whereOther, met: NOTHING, unmet: { asked: ['where'], required: [] } }],
      ...NO_DEPENDENCIES,
    });
    expect(errors({ 'f-heard': 'other' })).toEqual({});
    expect(errors({ 'f-heard': 'friend' })).toEqual({ 'f-where': ['Where? is required.'] });
  });

  test('a condition can make an unconditional field required', () => {
    const { errors } = formWith({
      allOf: [{ test: whereOther, met: { asked: [], required: ['phone'] }, unmet: NOTHING }],
      ...NO_DEPENDENCIES,
    });
    expect(errors({ 'f-heard': 'friend', 'f-where': 'x' })).toEqual({});
    expect(errors({ 'f-heard': 'other', 'f-where': 'x' })).toEqual({
      'f-phone': ['Phone number is required.'],
    });
  });

  test('an unconditional field stays required even if a condition mentions it', () => {
    const { errors } = formWith({
      allOf: [{ test: whereOther, met: { asked: ['phone'], required: [] }, unmet: NOTHING }],
      ...NO_DEPENDENCIES,
    });
    expect(errors({})).toEqual({ 'f-where': ['Where? is required.'] });
  });

  test('a condition requires no answer to a field that the form does not have', () => {
    const locked = aDataField({ name: 'locked', isAuthorised: false, answer: 'x' });
    const required = ['locked', 'omitted', 'unknown'];
    const conditions = {
      allOf: [{ test: whereOther, met: { asked: [], required }, unmet: NOTHING }],
      ...NO_DEPENDENCIES,
    };
    const fields = sectionsOf(heard, locked, aDataField({ name: 'omitted' }));
    const sections = fields.map((section) => ({ ...section, conditions }));
    const { schema, uiSchema } = buildFormFromDataFields(sections, TODAY, ['omitted']);
    expect(findFormErrors(schema, uiSchema, { 'f-heard': 'other' })).toEqual({});
  });

  test('a conditional field is one of the form’s fields', () => {
    expect(listFieldKeys(form.schema)).toEqual(['f-heard', 'f-phone', 'f-where']);
  });

  test('an answer to a field that is not asked is not validated', () => {
    const since = aDataField({ name: 'where', label: 'Since when?', type: 'date' });
    const conditions = {
      allOf: [{ test: whereOther, met: { asked: ['where'], required: [] }, unmet: NOTHING }],
      ...NO_DEPENDENCIES,
    };
    const sections = sectionsOf(heard, since).map((section) => ({ ...section, conditions }));
    const { schema, uiSchema } = buildFormFromDataFields(sections, TODAY);
    const late = { 'f-where': '2027-01-01' };
    expect(findFormErrors(schema, uiSchema, { ...late, 'f-heard': 'friend' })).toEqual({});
    expect(Object.keys(findFormErrors(schema, uiSchema, { ...late, 'f-heard': 'other' }))).toEqual([
      'f-where',
    ]);
  });
});

describe('conditions on one answer', () => {
  test.each<[AnswerTest, unknown, boolean]>([
    [{ const: 'x' }, 'x', true],
    [{ const: 'x' }, 'y', false],
    [{ enum: ['x', 1] }, 'x', true],
    [{ enum: ['x', 1] }, 1, true],
    [{ enum: ['x', 1] }, 'y', false],
    [{ minimum: 2 }, 2, true],
    [{ minimum: 2 }, 1, false],
    [{ minimum: 2 }, 'one', true],
    [{ maximum: 2 }, 2, true],
    [{ maximum: 2 }, 3, false],
    [{ contains: { const: 'x' } }, ['y', 'x'], true],
    [{ contains: { const: 'x' } }, ['y'], false],
    [{ contains: { const: 'x' } }, 'y', true],
  ])('the condition %j on the answer %j is met: %s', (own, answer, isMet) => {
    const test = { properties: { one: own }, required: ['one'] };
    const isAsked = createAskedFieldFilter(
      { allOf: [{ test, met: { asked: ['other'], required: [] }, unmet: NOTHING }], ...NO_DEPENDENCIES },
      { one: answer },
    );
    expect(isAsked('other')).toBe(isMet);
  });
});

describe('dependencies', () => {
  test('any answer adds the fields that depend on it', () => {
    const { errors, sent } = formWith({
      allOf: [],
      dependentRequired: { heard: ['phone'] },
      dependentSchemas: { heard: { asked: ['where'], required: [] } },
    });
    expect(errors({})).toEqual({});
    expect(errors({ 'f-heard': 'friend' })).toEqual({
      'f-where': ['Where? is required.'],
      'f-phone': ['Phone number is required.'],
    });
    expect(sent({})).toEqual({});
  });

  test('a question can depend on another by its id', () => {
    const [first, second] = [
      aQuestion({ id: 'one', label: 'One' }),
      aQuestion({ id: 'other', isRequired: true, default: 'x' }),
    ];
    const conditions = {
      allOf: [],
      dependentRequired: {},
      dependentSchemas: { one: { asked: ['other'], required: [] } },
    };
    const groups = questionsOf(first, second).map((group) => ({ ...group, conditions }));
    const { schema, uiSchema, initialValues } = buildFormFromQuestions(groups, TODAY);
    expect(findFormErrors(schema, uiSchema, {})).toEqual({});
    expect(findFormErrors(schema, uiSchema, { 'f-one': 'yes' })).toEqual({
      'f-other': ['When do you work? is required.'],
    });
    expect(toQuestionAnswers(groups, initialValues)).toEqual([]);
    expect(toQuestionAnswers(groups, { ...initialValues, 'f-one': 'yes' })).toHaveLength(2);
  });
});

describe('with rjsf and ajv as oracles', () => {
  const names = ['a', 'b', 'c', 'd'];
  const name = fc.constantFrom(...names);
  const scalar = fc.constantFrom<(string | number | boolean)[]>('x', 'y', 1, 2, true, false);
  const answerTest = fc.oneof(
    fc.record({ const: scalar }),
    fc.record({ enum: fc.uniqueArray(scalar, { minLength: 1, maxLength: 3 }) }),
    fc.record({ minimum: fc.constantFrom(1, 2) }),
    fc.record({ maximum: fc.constantFrom(1, 2) }),
    fc.record({ contains: fc.record({ const: fc.constantFrom('x', 'y') }) }),
  );
  const branch = fc.record({ asked: fc.uniqueArray(name), required: fc.uniqueArray(name) });
  const conditions: fc.Arbitrary<Conditions> = fc.record({
    allOf: fc.array(
      fc.record({
        test: fc.record({ properties: fc.dictionary(name, answerTest), required: fc.uniqueArray(name) }),
        met: branch,
        unmet: branch,
      }),
      { maxLength: 3 },
    ),
    dependentRequired: fc.dictionary(name, fc.uniqueArray(name)),
    dependentSchemas: fc.dictionary(name, branch),
  });
  const answers = fc.dictionary(
    name,
    fc.oneof(scalar, fc.array(fc.constantFrom('x', 'y'), { minLength: 1, maxLength: 2 })),
  );

  test('with any conditions and answers, the form asks and sends the same fields as rjsf', () => {
    fc.assert(
      fc.property(conditions, answers, (own, given) => {
        const fields = names.map((one) => aDataField({ name: one }));
        const sections = sectionsOf(...fields).map((section) => ({ ...section, conditions: own }));
        const { schema } = buildFormFromDataFields(sections, TODAY);
        const [section = {}] = listSectionSchemas(schema);
        ajvValidator.reset?.();
        const keyed = Object.fromEntries(
          Object.entries(given).map(([one, answer]) => [toFieldKey(one), answer]),
        );
        const shown = createSchemaUtils(ajvValidator, schema).retrieveSchema(section, keyed);
        const isAsked = createAskedFieldFilter(own, given);
        expect(names.filter(isAsked).map(toFieldKey)).toEqual(Object.keys(shown.properties ?? {}).sort());
      }),
      { numRuns: 300 },
    );
  });
});
