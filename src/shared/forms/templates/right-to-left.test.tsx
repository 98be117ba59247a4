import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aDataField, optionsOf, sectionsOf } from '../../testing';
import { createDesignSystem } from '../../theme';
import { buildFormFromDataFields } from '../schema/data-fields';
import { SchemaForm } from './schema-form';

const ARABIC = 'مرحبا بكم';

test.each(['text', 'textarea', 'number', 'date', 'select', 'radio', 'multi_select', 'checkbox'] as const)(
  'the text in a %s follows its own writing direction',
  (type) => {
    const options = optionsOf({ one: ARABIC });
    const field = aDataField({ type, options, label: ARABIC, metadata: { description: ARABIC } });
    const { uiSchema, schema, initialValues } = buildFormFromDataFields(sectionsOf(field), '2026-11-20');
    render(
      <ChakraProvider value={createDesignSystem()}>
        <SchemaForm
          id="form"
          schema={schema}
          uiSchema={uiSchema}
          values={initialValues}
          errors={{}}
          onChange={() => {}}
          onFieldEdited={() => {}}
          onSubmit={() => {}}
        >
          <button type="submit">Continue</button>
        </SchemaForm>
      </ChakraProvider>,
    );
    const words = screen.getAllByText(new RegExp(ARABIC));
    expect(words.filter((element) => element.closest('[dir="auto"]') === null)).toEqual([]);
  },
);
