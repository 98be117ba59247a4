import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import type { AnswerTest } from '../../api';
import { aDataField, sectionsOf } from '../../testing';
import { createDesignSystem } from '../../theme';
import { buildFormFromDataFields } from '../schema/data-fields';
import type { FormDefinition } from '../schema/form-definition';
import { SchemaForm } from './schema-form';

function Form({ form }: { form: FormDefinition }) {
  const [values, setValues] = useState(form.initialValues);
  return (
    <SchemaForm
      id="form"
      schema={form.schema}
      uiSchema={form.uiSchema}
      values={values}
      errors={{}}
      onChange={setValues}
      onFieldEdited={() => {}}
      onSubmit={() => {}}
    >
      <button type="submit">Continue</button>
    </SchemaForm>
  );
}

/** A form whose first field decides whether the second one is asked. */
function aForm(type: 'text' | 'number' | 'date', test: AnswerTest) {
  const conditions = {
    allOf: [
      {
        test: { properties: { first: test }, required: ['first'] },
        met: { asked: ['second'], required: [] },
        unmet: { asked: [], required: [] },
      },
    ],
    dependentRequired: {},
    dependentSchemas: {},
  };
  const sections = sectionsOf(
    aDataField({ name: 'first', label: 'First', type }),
    aDataField({ name: 'second', label: 'Second' }),
  ).map((section) => ({ ...section, conditions }));
  const form = buildFormFromDataFields(sections, '2026-11-20');
  render(
    <ChakraProvider value={createDesignSystem()}>
      <Form form={form} />
    </ChakraProvider>,
  );
  return screen.getByRole('textbox', { name: /^First/ });
}

test.each([
  ['text', { const: 'yes' }, 'yes'],
  ['number', { minimum: 18 }, '18'],
] as const)(
  'a field that depends on a typed %s appears while typing, not on blur, when it would move what the customer is clicking',
  async (type, condition, typed) => {
    const user = userEvent.setup();
    const field = aForm(type, condition);
    await user.type(field, typed.slice(0, 1));
    expect(screen.queryByRole('textbox', { name: /^Second/ })).toBeNull();
    await user.type(field, typed.slice(1));
    expect(screen.getByRole('textbox', { name: /^Second/ })).toBeTruthy();
    expect(document.activeElement).toBe(field);
  },
);

test.each([
  ['number', '1.', '1'],
  ['number', '1,250.5', '1250.5'],
  ['date', '1/2/1990', '01/02/1990'],
  ['text', ' a  b ', 'a b'],
] as const)(
  'a %s on which other fields depend stays as typed ("%s") and is formatted on blur ("%s")',
  async (type, typed, written) => {
    const user = userEvent.setup();
    const field = aForm(type, { const: 'no such answer' });
    await user.type(field, typed);
    expect(field).toHaveProperty('value', typed);
    await user.tab();
    expect(field).toHaveProperty('value', written);
  },
);
