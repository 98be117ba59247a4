import { describe, expect, test } from 'vitest';
import { aDataField, aDataFieldForm, formParts, sectionsOf } from '@/shared/testing';
import { registerForm, unaskableIn, usernameOf } from './register-form';

const TODAY = '2026-11-20';
const own = ['password', 'password_confirmation', 'client_id', 'source', 'terms_accepted', 'attempt_id'];

describe('the form of a new account', () => {
  const form = registerForm(aDataFieldForm(sectionsOf(aDataField({ isRequired: true }))), TODAY);

  const parts = formParts(form);

  test.each([
    ['password', 'Password'],
    ['password_confirmation', 'Repeat password'],
  ])(
    'the form of a new account asks for the %s blind, and a password manager may make one up',
    (key, title) => {
      expect(parts.properties[key]).toEqual({ type: 'string', title, maxLength: 200 });
      expect(parts.uiSchema[key]?.['ui:options']).toMatchObject({
        widget: 'password',
        autoComplete: 'new-password',
      });
    },
  );

  test('requires what the operator requires, and both passwords', () => {
    expect(parts.required).toEqual(['f-first_name', 'password', 'password_confirmation']);
  });

  test('the form of a new account ends with the password, below what the operator asks', () => {
    expect(parts.sections).toEqual([
      { title: 'About you', keys: ['f-first_name'] },
      { title: 'Create a password', keys: ['password', 'password_confirmation'] },
    ]);
  });

  test('folds the sections that ask for nothing required, and asks for them after the password', () => {
    const sections = [
      ...sectionsOf(aDataField({ isRequired: true })),
      {
        sectionName: 'Preferences',
        sectionReference: 'more',
        sectionFields: [aDataField({ name: 'heard' })],
      },
    ];
    const withMore = registerForm(aDataFieldForm(sections), TODAY);
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

  test.each(own)('the form of a new account does not ask twice for %s', (name) => {
    const sections = sectionsOf(aDataField({ name }));
    expect(Object.keys(formParts(registerForm(aDataFieldForm(sections), TODAY)).properties)).toEqual([
      'password',
      'password_confirmation',
    ]);
    expect(unaskableIn({ ...aDataFieldForm(), unaskable: [{ name, label: name }] })).toEqual([]);
  });
});

test('an operator that asks for nothing still has a password asked for', () => {
  const { required, sections } = formParts(registerForm(aDataFieldForm(), TODAY));
  expect(required).toEqual(['password', 'password_confirmation']);
  expect(sections).toMatchObject([{ title: 'Create a password' }]);
});

test('a customer logs in with the address that they gave, by whatever name the operator asks for it', () => {
  const form = aDataFieldForm(sectionsOf(aDataField(), aDataField({ name: 'contact', type: 'email' })));
  expect(usernameOf(form, { 'f-contact': 'sam@example.com', 'f-first_name': 'Sam' })).toBe('sam@example.com');
  expect(usernameOf(form, {})).toBe('');
  expect(usernameOf(aDataFieldForm(sectionsOf(aDataField())), { 'f-first_name': 'Sam' })).toBe('');
  expect(usernameOf(null, { 'f-contact': 'sam@example.com' })).toBe('');
});
