import { describe, expect, test } from 'vitest';
import { aDataField, aDataFieldForm, sectionsOf } from '@/shared/testing';
import { registerForm, unaskableIn, usernameOf } from './register-form';

const TODAY = '2026-11-20';
const own = ['password', 'password_confirmation', 'client_id', 'source', 'terms_accepted', 'attempt_id'];

describe('the form of a new account', () => {
  const form = registerForm(aDataFieldForm(sectionsOf(aDataField({ isRequired: true }))), TODAY);

  test.each([
    ['password', 'Password'],
    ['password_confirmation', 'Repeat password'],
  ])('asks for the %s blind, and a password manager may make one up', (key, title) => {
    expect(form.schema.properties?.[key]).toEqual({ type: 'string', title, maxLength: 200 });
    expect(form.uiSchema[key]?.['ui:options']).toMatchObject({
      widget: 'password',
      autoComplete: 'new-password',
    });
  });

  test('requires what the operator requires, and both passwords', () => {
    expect(form.schema.required).toEqual(['f-first_name', 'password', 'password_confirmation']);
  });

  test('ends with the password, below what the operator asks', () => {
    expect(form.uiSchema['ui:options']).toEqual({
      sections: [
        { title: 'About you', keys: ['f-first_name'] },
        { title: 'Create a password', keys: ['password', 'password_confirmation'] },
      ],
    });
  });

  test.each(own)('does not ask twice for %s', (name) => {
    const sections = sectionsOf(aDataField({ name }));
    expect(Object.keys(registerForm(aDataFieldForm(sections), TODAY).schema.properties ?? {})).toEqual([
      'password',
      'password_confirmation',
    ]);
    expect(unaskableIn({ ...aDataFieldForm(), unaskable: [{ name, label: name }] })).toEqual([]);
  });
});

test('an operator that asks for nothing still has a password asked for', () => {
  const { schema, uiSchema } = registerForm(aDataFieldForm(), TODAY);
  expect(schema.required).toEqual(['password', 'password_confirmation']);
  expect(uiSchema['ui:options']).toMatchObject({ sections: [{ title: 'Create a password' }] });
});

test('a customer logs in with the address that they gave, by whatever name the operator asks for it', () => {
  const form = aDataFieldForm(sectionsOf(aDataField(), aDataField({ name: 'contact', type: 'email' })));
  expect(usernameOf(form, { 'f-contact': 'sam@example.com', 'f-first_name': 'Sam' })).toBe('sam@example.com');
  expect(usernameOf(form, {})).toBe('');
  expect(usernameOf(aDataFieldForm(sectionsOf(aDataField())), { 'f-first_name': 'Sam' })).toBe('');
  expect(usernameOf(null, { 'f-contact': 'sam@example.com' })).toBe('');
});
