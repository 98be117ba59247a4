import { describe, expect, test } from 'vitest';
import { aDataField, aDataFieldForm, formParts, sectionsOf } from '@/shared/testing';
import { buildRegisterForm, listUnaskableFields, readUsername } from './register-form';

const TODAY = '2026-11-20';
const own = ['password', 'password_confirmation', 'client_id', 'source', 'terms_accepted', 'attempt_id'];

describe('the registration form', () => {
  const form = buildRegisterForm(aDataFieldForm(sectionsOf(aDataField({ isRequired: true }))), TODAY);

  const parts = formParts(form);

  test.each([
    ['password', 'Password'],
    ['password_confirmation', 'Repeat password'],
  ])('the %s is hidden while typing, and password managers may suggest one', (key, title) => {
    expect(parts.properties[key]).toEqual({ type: 'string', title, maxLength: 200 });
    expect(parts.uiSchema[key]?.['ui:options']).toMatchObject({
      widget: 'password',
      autoComplete: 'new-password',
    });
  });

  test('the registration form requires the operator’s required fields and both passwords', () => {
    expect(parts.required).toEqual(['f-first_name', 'password', 'password_confirmation']);
  });

  test('the registration form ends with the password, below the operator’s fields', () => {
    expect(parts.sections).toEqual([
      { title: 'About you', keys: ['f-first_name'] },
      { title: 'Create a password', keys: ['password', 'password_confirmation'] },
    ]);
  });

  test('sections without required fields are folded and come after the password', () => {
    const sections = [
      ...sectionsOf(aDataField({ isRequired: true })),
      {
        sectionName: 'Preferences',
        sectionReference: 'more',
        sectionFields: [aDataField({ name: 'heard' })],
      },
    ];
    const withMore = buildRegisterForm(aDataFieldForm(sections), TODAY);
    expect(formParts(withMore).sections.map(({ title }) => title)).toEqual([
      'About you',
      'Create a password',
      'Preferences',
    ]);
    const isFolded = Object.values(withMore.uiSchema).map(
      (section) => section['ui:options']?.isFolded ?? false,
    );
    expect(isFolded).toEqual([false, false, true]);
  });

  test.each(own)('the registration form does not ask twice for %s', (name) => {
    const sections = sectionsOf(aDataField({ name }));
    expect(Object.keys(formParts(buildRegisterForm(aDataFieldForm(sections), TODAY)).properties)).toEqual([
      'password',
      'password_confirmation',
    ]);
    expect(listUnaskableFields({ ...aDataFieldForm(), unavailableFields: [{ name, label: name }] })).toEqual(
      [],
    );
  });
});

test('an operator without fields still has a password in the form', () => {
  const { required, sections } = formParts(buildRegisterForm(aDataFieldForm(), TODAY));
  expect(required).toEqual(['password', 'password_confirmation']);
  expect(sections).toMatchObject([{ title: 'Create a password' }]);
});

test('a customer logs in with the e-mail address that they gave, whatever the operator calls that field', () => {
  const form = aDataFieldForm(sectionsOf(aDataField(), aDataField({ name: 'contact', type: 'email' })));
  expect(readUsername(form, { 'f-contact': 'sam@example.com', 'f-first_name': 'Sam' })).toBe(
    'sam@example.com',
  );
  expect(readUsername(form, {})).toBe('');
  expect(readUsername(aDataFieldForm(sectionsOf(aDataField())), { 'f-first_name': 'Sam' })).toBe('');
  expect(readUsername(null, { 'f-contact': 'sam@example.com' })).toBe('');
});
