import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { allSettled, createEvent, createStore, fork } from 'effector';
import { Provider, useUnit } from 'effector-react';
import { expect, test } from 'vitest';
import { createDesignSystem } from '../../theme';
import type { FormDefinition } from '../schema/form-definition';
import { createFormModel } from '../state/create-form-model';
import { SchemaForm } from './schema-form';

const COUNT = 300;
const keys = Array.from({ length: COUNT }, (_, place) => `q${place}`);
const definition: FormDefinition = {
  schema: {
    type: 'object',
    properties: Object.fromEntries(keys.map((key) => [key, { type: 'string', title: `Question ${key}` }])),
    required: [`q${COUNT - 1}`],
  },
  uiSchema: {},
  initialValues: {},
};
const shown = createEvent<FormDefinition>();
const $definition = createStore<FormDefinition | null>(null).on(shown, (_, given) => given);
const model = createFormModel({ $definition });

function Form() {
  const { values, errors, onChange, onFieldEdited, onSubmit } = useUnit({
    values: model.$values,
    errors: model.$errors,
    onChange: model.valuesChanged,
    onFieldEdited: model.fieldEdited,
    onSubmit: model.submitted,
  });
  const props = { values, errors, onChange, onFieldEdited, onSubmit };
  return (
    <SchemaForm {...props} id="long" schema={definition.schema} uiSchema={definition.uiSchema}>
      <button type="submit">Continue</button>
    </SchemaForm>
  );
}

test('a long form is validated to its last field, which gets the focus', async () => {
  const scope = fork();
  await allSettled(shown, { scope, params: definition });
  render(
    <ChakraProvider value={createDesignSystem()}>
      <Provider value={scope}>
        <Form />
      </Provider>
    </ChakraProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  await screen.findByRole('alert');
  expect(document.activeElement?.id).toBe(`long_q${COUNT - 1}`);
});
