import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { allSettled, createEvent, createStore, createWatch, fork } from 'effector';
import { Provider, useUnit } from 'effector-react';
import { expect, test, vi } from 'vitest';
import type { FieldGroup } from '../../api';
import { aDataField, sectionsOf } from '../../testing';
import { createDesignSystem } from '../../theme';
import { buildFormFromDataFields } from '../schema/data-fields';
import type { FormDefinition, FormValues } from '../schema/form-definition';
import { createFormModel } from '../state/create-form-model';
import { SchemaForm } from './schema-form';

const common = { options: [], htmlAttributes: {}, metadata: { description: null } };
const group: FieldGroup = {
  fields: [
    { ...common, name: 'name', label: 'Name', type: 'text', isRequired: true },
    { ...common, name: 'age', label: 'Age', type: 'number', isRequired: false },
  ],
  minItems: 0,
  maxItems: 2,
};

const shown = createEvent<FormDefinition>();
const $definition = createStore<FormDefinition | null>(null).on(shown, (_, definition) => definition);
const model = createFormModel({ $definition });

function Form() {
  const { definition, ...props } = useUnit({
    definition: model.$definition,
    values: model.$values,
    errors: model.$errors,
    onChange: model.valuesChanged,
    onFieldEdited: model.fieldEdited,
    onSubmit: model.submitted,
  });
  return definition ? (
    <SchemaForm {...props} id="form" schema={definition.schema} uiSchema={definition.uiSchema}>
      <button type="submit">Continue</button>
    </SchemaForm>
  ) : null;
}

async function showGroup(definition: Partial<FieldGroup> = {}) {
  const scope = fork();
  const field = aDataField({
    name: 'children',
    label: 'Children',
    type: 'group',
    group: { ...group, ...definition },
  });
  await allSettled(shown, { scope, params: buildFormFromDataFields(sectionsOf(field), '2026-11-20') });
  const onAccepted = vi.fn<(values: FormValues) => void>();
  createWatch({ unit: model.accepted, fn: onAccepted, scope });
  render(
    <ChakraProvider value={createDesignSystem()}>
      <Provider value={scope}>
        <Form />
      </Provider>
    </ChakraProvider>,
  );
  return { user: userEvent.setup(), scope, onAccepted };
}

const addButton = (name = 'Add another Children') => screen.getByRole('button', { name });
const entry = (place: number) => within(screen.getByRole('group', { name: `Children ${place}` }));

test('an entry can be added with the keyboard, has its own name and gets the focus', async () => {
  const { user, onAccepted } = await showGroup();
  screen.getByRole('group', { name: 'Children (optional)' });
  addButton('Add Children').focus();
  await user.keyboard('{Enter}');
  expect(document.activeElement).toBe(entry(1).getByLabelText('Name'));
  await user.keyboard('Alex');
  await user.click(addButton());
  expect(document.activeElement).toBe(entry(2).getByLabelText('Name'));
  expect(entry(1).getByLabelText('Name')).toHaveProperty('value', 'Alex');
  await user.keyboard('Sam{Tab}7{Enter}');
  await vi.waitFor(() =>
    expect(onAccepted).toHaveBeenCalledWith({
      'f-children': [{ 'f-name': 'Alex' }, { 'f-name': 'Sam', 'f-age': 7 }],
    }),
  );
});

test('the maximum number of entries cannot be exceeded, and the minimum cannot be removed', async () => {
  const { user } = await showGroup({ minItems: 1 });
  expect(screen.queryByRole('button', { name: 'Remove Children 1' })).toBeNull();
  await user.click(addButton());
  expect(screen.queryByRole('button', { name: /^Add/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Remove Children 1' }));
  expect(screen.queryByRole('group', { name: 'Children 2' })).toBeNull();
});

test('removing an entry removes its answers and moves the focus to the group', async () => {
  const { user, scope } = await showGroup();
  await user.click(addButton('Add Children'));
  await user.keyboard('Alex');
  await user.click(addButton());
  await user.keyboard('Sam');
  await user.click(screen.getByRole('button', { name: 'Remove Children 1' }));
  expect(entry(1).getByLabelText('Name')).toHaveProperty('value', 'Sam');
  expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Children (optional)' }));
  expect(scope.getState(model.$values)).toEqual({ 'f-children': [{ 'f-name': 'Sam' }] });
});

test('an error in an entry appears at its field, which gets the focus, and disappears on editing', async () => {
  const { user } = await showGroup();
  await user.click(addButton('Add Children'));
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await entry(1).findByText('Name is required.')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Children 1: Name is required.' })).toBeDefined();
  expect(document.activeElement).toBe(entry(1).getByLabelText('Name'));
  await user.keyboard('A');
  expect(screen.queryByText('Name is required.')).toBeNull();
});

test('the server’s message about the group appears at the group', async () => {
  const { scope } = await showGroup();
  await act(() =>
    allSettled(model.serverErrorsReceived, { scope, params: { 'f-children': ['Too many children.'] } }),
  );
  const fieldset = screen.getByRole('group', { name: 'Children (optional)' });
  expect(document.getElementById(fieldset.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Too many children.',
  );
});
