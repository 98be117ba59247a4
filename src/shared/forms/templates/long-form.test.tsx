import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { allSettled, createEvent, createStore, fork } from 'effector';
import { Provider, useUnit } from 'effector-react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { system } from '../../theme';
import type { FormDefinition } from '../schema/form-definition';
import { createFormModel } from '../state/create-form-model';
import { SchemaForm } from './schema-form';
import { Sections } from './sections';
import { WholeContext } from './whole-context';

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
const fields = keys.map((name) => ({ name, content: <p id={name}>{name}</p> }));

function Form() {
  const { values, errors, onChange, onFieldEdited, onSubmit } = useUnit({
    values: model.$values,
    errors: model.$errors,
    onChange: model.answered,
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

const roots: Root[] = [];
afterEach(() => {
  for (const root of roots.splice(0)) flushSync(() => root.unmount());
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

/** Without the test library, which waits until React has nothing more to do. */
function drawnAtOnce(isWhole: boolean): HTMLElement {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  const host = document.createElement('div');
  document.body.append(host);
  const root = createRoot(host);
  roots.push(root);
  flushSync(() =>
    root.render(
      <ChakraProvider value={system}>
        <WholeContext value={isWhole}>
          <Sections sections={[]} fields={fields} title="" />
        </WholeContext>
      </ChakraProvider>,
    ),
  );
  return host;
}

test('the first screen of a long form comes at once, and the rest follows by itself', async () => {
  const host = drawnAtOnce(false);
  expect(host.querySelectorAll('p')).toHaveLength(10);
  await vi.waitFor(() => expect(host.querySelectorAll('p')).toHaveLength(COUNT));
});

test('a form with messages stands whole at once, so that the focus finds its field', () => {
  expect(drawnAtOnce(true).querySelectorAll('p')).toHaveLength(COUNT);
});

test('a long form is checked to its last field, and the focus goes there', async () => {
  const scope = fork();
  await allSettled(shown, { scope, params: definition });
  render(
    <ChakraProvider value={system}>
      <Provider value={scope}>
        <Form />
      </Provider>
    </ChakraProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  await screen.findByRole('alert');
  expect(document.activeElement?.id).toBe(`long_q${COUNT - 1}`);
});
