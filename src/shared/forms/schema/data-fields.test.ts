import { describe, expect, test } from 'vitest';
import type { DataField } from '../../api';
import { aDataField, formParts, sectionsOf } from '../../testing';
import { buildFormFromDataFields, toFieldAnswers } from './data-fields';
import { toFieldKey } from './field-key';
import { findFieldOptions } from './field-options';
import { findFormErrors } from './form-errors';

const TODAY = '2026-11-20';

function formOf(...fields: DataField[]) {
  return buildFormFromDataFields(sectionsOf(...fields), TODAY);
}

const options = [
  { value: 'friend', label: 'A friend' },
  { value: 'advert', label: 'An advert' },
];

describe('field types', () => {
  // Proves J4.13.
  test.each([
    ['text', {}, { type: 'string' }, 'text'],
    ['text', { maxlength: 60 }, { type: 'string', maxLength: 60 }, 'text'],
    ['text', { pattern: '[A-Z]+' }, { type: 'string', pattern: '^(?:[A-Z]+)$' }, 'text'],
    ['text', { pattern: '[' }, { type: 'string' }, 'text'],
    ['text', { pattern: 'a\\-b' }, { type: 'string' }, 'text'],
    ['text', { minlength: '2', MAXLENGTH: 60 }, { type: 'string', minLength: 2, maxLength: 60 }, 'text'],
    ['text', { maxlength: 'long', minlength: '-1' }, { type: 'string' }, 'text'],
    ['text', { maxlength: '60px', minlength: 'x2' }, { type: 'string' }, 'text'],
    ['email', { maxlength: 60 }, { type: 'string', format: 'email', maxLength: 60 }, 'text'],
    ['email', { maxlength: 900 }, { type: 'string', format: 'email', maxLength: 254 }, 'text'],
    ['number', { min: '', max: ' ' }, { type: 'number' }, 'number'],
    ['number', { min: 'few', max: '1e999' }, { type: 'number' }, 'number'],
    ['number', { min: '-2.5' }, { type: 'number', minimum: -2.5 }, 'number'],
    ['textarea', {}, { type: 'string' }, 'textarea'],
    ['email', {}, { type: 'string', format: 'email', maxLength: 254 }, 'text'],
    ['tel', {}, { type: 'string' }, 'text'],
    ['postcode', {}, { type: 'string' }, 'text'],
    ['number', { min: 1, max: '9' }, { type: 'number', minimum: 1, maximum: 9 }, 'number'],
    ['date', {}, { type: 'string', format: 'date' }, 'date'],
    ['select', {}, { enum: ['friend', 'advert'] }, 'select'],
    ['radio', {}, { enum: ['friend', 'advert'] }, 'radio'],
    [
      'multi_select',
      {},
      { type: 'array', items: { enum: ['friend', 'advert'] }, uniqueItems: true },
      'checkboxes',
    ],
    ['checkbox', {}, { type: 'boolean' }, 'checkbox'],
  ] as const)('the schema and widget of a %s field with %j', (type, htmlAttributes, schema, widget) => {
    const field = aDataField({ type, htmlAttributes, options });
    const form = formOf(field);
    const key = toFieldKey(field.name);
    expect(formParts(form).properties[key]).toEqual({ ...schema, title: 'First name' });
    expect(findFieldOptions(form.uiSchema, key).widget).toBe(widget);
  });

  test.each([
    ['checkbox', { type: 'boolean', const: true }],
    [
      'multi_select',
      { type: 'array', items: { enum: ['friend', 'advert'] }, uniqueItems: true, minItems: 1 },
    ],
  ] as const)('a required %s says so', (type, schema) => {
    const form = formOf(aDataField({ type, options, isRequired: true }));
    expect(formParts(form).properties['f-first_name']).toEqual({ ...schema, title: 'First name' });
    expect(formParts(form).required).toEqual(['f-first_name']);
  });

  test.each([
    ['email', { inputType: 'email', autoComplete: 'email' }],
    ['tel', { inputType: 'tel', autoComplete: 'tel' }],
    ['postcode', { autoComplete: 'postal-code' }],
    ['text', {}],
  ] as const)('a %s field selects its keyboard and autocomplete token', (type, own) => {
    const form = formOf(aDataField({ name: 'own', type }));
    const { widget, check, tidy, ...said } = findFieldOptions(form.uiSchema, 'f-own');
    expect(said).toEqual(own);
    expect(typeof tidy).toBe(type === 'postcode' ? 'function' : 'undefined');
  });

  test.each(['text', 'numeric', 'decimal', 'email', 'tel'])(
    'the operator can choose the keyboard %s',
    (mode) => {
      const form = formOf(aDataField({ htmlAttributes: { inputmode: mode } }));
      expect(findFieldOptions(form.uiSchema, 'f-first_name').inputMode).toBe(mode);
    },
  );

  test('an unknown input mode is ignored', () => {
    const form = formOf(aDataField({ htmlAttributes: { inputmode: 'piano', title: 'Not of a pattern' } }));
    expect(findFieldOptions(form.uiSchema, 'f-first_name')).toEqual({
      widget: 'text',
      autoComplete: 'given-name',
    });
  });

  test('a text field with a common name for a postcode is formatted as one', () => {
    const form = formOf(aDataField({ name: 'post_code' }));
    expect(findFieldOptions(form.uiSchema, 'f-post_code').tidy?.('m11ae')).toBe('M1 1AE');
  });

  test('a field without a label is labelled with its name', () => {
    const form = formOf(aDataField({ label: '' }));
    expect(formParts(form).properties['f-first_name']).toMatchObject({ title: 'first_name' });
  });

  test.each(['select', 'radio', 'multi_select'] as const)(
    'a choice without options is asked as text, so that it can be answered: %s',
    (type) => {
      const form = formOf(aDataField({ type, options: [] }));
      expect(formParts(form).properties['f-first_name']).toEqual({ type: 'string', title: 'First name' });
      expect(findFieldOptions(form.uiSchema, 'f-first_name').widget).toBe('text');
    },
  );

  test('an option without a value means no answer: it cannot be chosen, and its label becomes the placeholder', () => {
    const empty = { value: '', label: 'Please choose' };
    const form = formOf(aDataField({ type: 'select', options: [empty, ...options], isRequired: true }));
    expect(findFieldOptions(form.uiSchema, 'f-first_name')).toMatchObject({
      choices: options,
      placeholder: 'Please choose',
    });
  });

  test('a choice whose options are all empty is asked as text, so that it can be answered', () => {
    const form = formOf(
      aDataField({ type: 'select', options: [{ value: '', label: 'None' }], isRequired: true }),
    );
    expect(findFormErrors(form.schema, form.uiSchema, { 'f-first_name': 'None' })).toEqual({});
    expect(findFieldOptions(form.uiSchema, 'f-first_name')).not.toHaveProperty('placeholder');
  });

  // Proves J4.5.
  test('attributes and the description reach the control', () => {
    const form = formOf(
      aDataField({
        htmlAttributes: { autocomplete: 'given-name', inputMode: 'text', placeholder: 'Sam' },
        metadata: { description: 'As on your bank card' },
      }),
    );
    expect(findFieldOptions(form.uiSchema, 'f-first_name')).toMatchObject({
      autoComplete: 'given-name',
      inputMode: 'text',
      placeholder: 'Sam',
      hint: 'As on your bank card',
    });
  });

  // Proves J4.14.
  test('a field with a common name gets an autocomplete token, even if the operator configured none', () => {
    const tokens = {
      first_name: 'given-name',
      'Last-Name': 'family-name',
      date_of_birth: 'bday',
      email: 'email',
      mobile_number: 'tel',
      address_line_1: 'address-line1',
      town: 'address-level2',
      postcode: 'postal-code',
      title: 'honorific-prefix',
      forename: 'given-name',
      middle_name: 'additional-name',
      surname: 'family-name',
      dob: 'bday',
      email_address: 'email',
      phone: 'tel',
      phone_number: 'tel',
      telephone: 'tel',
      mobile: 'tel',
      address1: 'address-line1',
      address_1: 'address-line1',
      address_line_one: 'address-line1',
      address2: 'address-line2',
      address_2: 'address-line2',
      address_line_2: 'address-line2',
      address_line_two: 'address-line2',
      city: 'address-level2',
      county: 'address-level1',
      'POST-CODE': 'postal-code',
      emergency_contact: undefined,
      constructor: undefined,
    };
    for (const [name, token] of Object.entries(tokens)) {
      const form = formOf(aDataField({ name }));
      expect(findFieldOptions(form.uiSchema, toFieldKey(name)).autoComplete).toBe(token);
    }
  });

  // Proves J4.14.
  test('the operator’s own autocomplete token takes precedence', () => {
    const form = formOf(aDataField({ name: 'postcode', htmlAttributes: { autoComplete: 'off' } }));
    expect(findFieldOptions(form.uiSchema, 'f-postcode').autoComplete).toBe('off');
  });

  // Proves J4.5.
  test('sections keep their titles and their order', () => {
    const sections = [
      ...sectionsOf(aDataField({ name: 'b' }), aDataField({ name: 'a' })),
      { sectionName: 'Contact', sectionReference: 'contact', sectionFields: [aDataField({ name: '1' })] },
      { sectionName: 'Empty', sectionReference: 'empty', sectionFields: [] },
    ];
    expect(formParts(buildFormFromDataFields(sections, TODAY)).sections).toEqual([
      { title: 'About you', keys: ['f-b', 'f-a'] },
      { title: 'Contact', keys: ['f-1'] },
    ]);
  });

  test('a field that the page renders itself is left out', () => {
    const sections = sectionsOf(aDataField({ name: 'email' }), aDataField({ name: 'town' }));
    expect(Object.keys(formParts(buildFormFromDataFields(sections, TODAY, ['email'])).properties)).toEqual([
      'f-town',
    ]);
  });
});

describe('read-only fields', () => {
  const locked = aDataField({ isAuthorised: false, isRequired: true, answer: 'Sam' });

  // Proves J4.6.
  test('a read-only field is shown, never required and never sent', () => {
    const form = formOf(locked);
    expect(findFieldOptions(form.uiSchema, 'f-first_name')).toMatchObject({
      widget: 'readonly',
      field: 'LeafField',
    });
    expect(findFormErrors(form.schema, form.uiSchema, {})).toEqual({});
    expect(toFieldAnswers(sectionsOf(locked), form.initialValues)).toEqual({});
  });

  test('a read-only field is not validated, whatever it contains', () => {
    const form = formOf({ ...locked, type: 'postcode', answer: 'nowhere' });
    expect(formParts(form).properties['f-first_name']).toEqual({ title: 'First name', readOnly: true });
    expect(findFormErrors(form.schema, form.uiSchema, form.initialValues)).toEqual({});
  });

  test('a read-only field without an answer is left out', () => {
    expect(formParts(formOf({ ...locked, answer: null })).properties).toEqual({});
  });
});
