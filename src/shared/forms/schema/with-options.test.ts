import { expect, test } from 'vitest';
import { mapFieldOptions } from './with-options';

const form = {
  schema: { title: 'Joining' },
  uiSchema: {
    'ui:order': ['email', '*'],
    email: { 'ui:title': 'E-mail', 'ui:options': { hint: 'Yours' } },
    'section-0': {
      'ui:order': ['name', '*'],
      name: { items: {}, 'ui:options': { hint: 'In full' } },
      age: {},
    },
  },
  initialValues: { name: 'Ada' },
};

test('changing options affects every field, also in sections, and nothing else', () => {
  const withPlaceholder = mapFieldOptions(form, (options) => ({ ...options, placeholder: 'Type here' }));
  expect(withPlaceholder).toEqual({
    ...form,
    uiSchema: {
      'ui:order': ['email', '*'],
      email: { 'ui:title': 'E-mail', 'ui:options': { hint: 'Yours', placeholder: 'Type here' } },
      'section-0': {
        'ui:order': ['name', '*'],
        name: { items: {}, 'ui:options': { hint: 'In full', placeholder: 'Type here' } },
        age: { 'ui:options': { placeholder: 'Type here' } },
      },
    },
  });
});
