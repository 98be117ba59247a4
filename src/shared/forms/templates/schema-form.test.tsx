import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { allSettled, createEvent, createStore, createWatch, fork } from 'effector';
import { Provider, useUnit } from 'effector-react';
import { expect, test, vi } from 'vitest';
import type { Conditions } from '../../api';
import { aDataField, sectionsOf } from '../../testing';
import { createDesignSystem } from '../../theme';
import { buildFormFromDataFields } from '../schema/data-fields';
import type { FormDefinition, FormValues } from '../schema/form-definition';
import { createFormModel } from '../state/create-form-model';
import { SchemaForm } from './schema-form';

const shown = createEvent<FormDefinition>();
const $definition = createStore<FormDefinition | null>(null).on(shown, (_, definition) => definition);
const model = createFormModel({ $definition });

function Form({ onAttempt }: { onAttempt: () => void }) {
  const { definition, submitted, ...props } = useUnit({
    definition: model.$definition,
    values: model.$values,
    errors: model.$errors,
    onChange: model.valuesChanged,
    onFieldEdited: model.fieldEdited,
    submitted: model.submitted,
  });
  if (!definition) return null;
  return (
    <SchemaForm
      {...props}
      id="form"
      schema={definition.schema}
      uiSchema={definition.uiSchema}
      onSubmit={(values) => {
        onAttempt();
        submitted(values);
      }}
    >
      <button type="submit">Continue</button>
    </SchemaForm>
  );
}

async function renderForm(form: Partial<FormDefinition>) {
  const scope = fork();
  const definition = { schema: {}, uiSchema: {}, initialValues: {}, ...form };
  await allSettled(shown, { scope, params: definition });
  const onAccepted = vi.fn<(values: FormValues) => void>();
  const onAttempt = vi.fn<() => void>();
  createWatch({ unit: model.accepted, fn: onAccepted, scope });
  render(
    <ChakraProvider value={createDesignSystem()}>
      <Provider value={scope}>
        <Form onAttempt={onAttempt} />
      </Provider>
    </ChakraProvider>,
  );
  return { user: userEvent.setup(), scope, onAccepted, onAttempt };
}

const continueButton = () => screen.getByRole('button', { name: 'Continue' });
const names: Partial<FormDefinition> = {
  schema: {
    type: 'object',
    properties: {
      first: { type: 'string', title: 'First name' },
      born: { type: 'string', title: 'Date of birth', format: 'date' },
      email: { type: 'string', title: 'Email', format: 'email' },
    },
    required: ['first', 'born'],
  },
};

test('Enter submits all typed text, even though the field never lost the focus', async () => {
  const { user, onAccepted } = await renderForm({
    schema: {
      type: 'object',
      properties: { first: { type: 'string', title: 'First name' } },
      required: ['first'],
    },
  });
  await user.type(screen.getByLabelText('First name'), 'Sam{Enter}');
  await vi.waitFor(() => expect(onAccepted).toHaveBeenCalledWith({ first: 'Sam' }));
});

test('typing updates the model on blur', async () => {
  const { user, scope } = await renderForm(names);
  await user.type(screen.getByLabelText('First name'), 'Sam');
  expect(scope.getState(model.$values)).toEqual({});
  await user.tab();
  expect(scope.getState(model.$values)).toEqual({ first: 'Sam' });
});

test('unsaved text is stored on pagehide', async () => {
  const { user, scope } = await renderForm(names);
  await user.type(screen.getByLabelText('First name'), 'Sam');
  act(() => {
    window.dispatchEvent(new Event('pagehide'));
  });
  expect(scope.getState(model.$values)).toEqual({ first: 'Sam' });
});

// Proves J5.7.
test('errors appear only on Continue: summary, field and document title', async () => {
  const { user, onAccepted } = await renderForm(names);
  document.title = 'Your details';
  await user.type(screen.getByLabelText('Date of birth'), '31/02/1990');
  await user.type(screen.getByLabelText('Email (optional)'), 'sam@');
  await user.tab();
  expect(screen.queryByRole('alert')).toBeNull();

  await user.click(continueButton());
  const summary = await screen.findByRole('alert');
  const links = within(summary).getAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual([
    'First name is required.',
    'Date must be valid. Check the day.',
    'Enter an email address in the format name@example.com.',
  ]);
  const first = screen.getByLabelText('First name');
  expect(first).toHaveProperty('ariaInvalid', 'true');
  expect(document.activeElement).toBe(first);
  expect(document.getElementById(first.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'First name is required.',
  );
  expect(document.title).toBe('Error: Your details');
  // The typed text stays, valid or not.
  expect(screen.getByLabelText('Date of birth')).toHaveProperty('value', '31/02/1990');
  expect(onAccepted).not.toHaveBeenCalled();
});

test('an error disappears with the key press that fixes it', async () => {
  const { user } = await renderForm(names);
  await user.click(continueButton());
  await screen.findByRole('alert');
  await user.type(screen.getByLabelText('First name'), 'S');
  expect(screen.queryAllByText('First name is required.')).toEqual([]);
  expect(screen.getAllByText('Date of birth is required.')).not.toEqual([]);
  expect(document.activeElement).toBe(screen.getByLabelText('First name'));
});

test('a link of the summary leads to its field', async () => {
  const { user } = await renderForm(names);
  await user.click(continueButton());
  await user.click(await screen.findByRole('link', { name: 'Date of birth is required.' }));
  expect(document.activeElement).toBe(screen.getByLabelText('Date of birth'));
});

test("the server's messages appear at their fields and disappear when these are edited", async () => {
  const { user, scope } = await renderForm(names);
  await user.type(screen.getByLabelText('Email (optional)'), 'sam@example.com');
  await act(() =>
    allSettled(model.serverErrorsReceived, {
      scope,
      params: { email: ['The email has already been taken.'] },
    }),
  );
  expect(screen.getAllByText('The email has already been taken.')).toHaveLength(2);
  await user.type(screen.getByLabelText('Email (optional)'), 'x');
  expect(screen.queryAllByText('The email has already been taken.')).toEqual([]);
});

// Proves J4.9.
test('a date is stored as YYYY-MM-DD however it is typed, and shown as DD/MM/YYYY', async () => {
  const { user, scope } = await renderForm(names);
  await user.type(screen.getByLabelText('Date of birth'), '1 feb 1990');
  await user.tab();
  expect(scope.getState(model.$values)).toEqual({ born: '1990-02-01' });
  expect(screen.getByLabelText('Date of birth')).toHaveProperty('value', '01/02/1990');
});

test('an answer of only spaces counts as no answer', async () => {
  const { user } = await renderForm(names);
  await user.type(screen.getByLabelText('First name'), '   ');
  await user.click(continueButton());
  expect(await screen.findAllByText('First name is required.')).toHaveLength(2);
});

test('a conditional field appears when its condition is met, and is required only then', async () => {
  const { user, onAccepted, onAttempt } = await renderForm({
    schema: {
      type: 'object',
      properties: { plays: { type: 'boolean', title: 'I play tennis' } },
      if: { properties: { plays: { const: true } }, required: ['plays'] },
      // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON schema
      then: { properties: { grade: { type: 'number', title: 'Grade' } }, required: ['grade'] },
    },
  });
  expect(screen.queryByLabelText('Grade')).toBeNull();
  await user.click(screen.getByLabelText('I play tennis'));
  await user.click(continueButton());
  expect(await screen.findAllByText('Grade is required.')).toHaveLength(2);
  await user.type(screen.getByLabelText('Grade'), '4.5{Enter}');
  await vi.waitFor(() => expect(onAccepted).toHaveBeenCalledWith({ plays: true, grade: 4.5 }));
  expect(onAttempt).toHaveBeenCalledTimes(2);
});

test('a conditional field appears at its configured position', async () => {
  const sections = sectionsOf(
    aDataField({ name: 'swims', label: 'I swim', type: 'checkbox' }),
    aDataField({ name: 'stroke', label: 'Which stroke?', isRequired: true }),
    aDataField({ name: 'town', label: 'Town' }),
  );
  const conditions: Conditions = {
    allOf: [
      {
        test: { properties: { swims: { const: true } }, required: ['swims'] },
        met: { asked: ['stroke'], required: [] },
        unmet: { asked: [], required: [] },
      },
    ],
    dependentRequired: {},
    dependentSchemas: {},
  };
  const { user, onAccepted } = await renderForm(
    buildFormFromDataFields(
      sections.map((section) => ({ ...section, conditions })),
      '2026-11-20',
    ),
  );
  expect(screen.queryByLabelText('Which stroke?')).toBeNull();
  await user.click(screen.getByLabelText('I swim'));
  expect(screen.getAllByRole('textbox')).toEqual([
    screen.getByLabelText('Which stroke?'),
    screen.getByLabelText('Town (optional)'),
  ]);
  await user.click(continueButton());
  expect(await screen.findAllByText('Which stroke? is required.')).toHaveLength(2);
  expect(document.activeElement).toBe(screen.getByLabelText('Which stroke?'));
  await user.click(screen.getByLabelText('I swim'));
  await user.click(continueButton());
  await vi.waitFor(() => expect(onAccepted).toHaveBeenCalledOnce());
});

test('choices keep the exact values of their options', async () => {
  const choices = [
    { value: 'full_time', label: 'Full time' },
    { value: 7, label: 'Seven' },
    { value: '', label: 'Neither' },
  ];
  const values = choices.map(({ value }) => value);
  const { user, scope } = await renderForm({
    schema: {
      type: 'object',
      properties: {
        one: { title: 'One', enum: values },
        dot: { title: 'Dot', enum: values },
        many: { title: 'Many', type: 'array', items: { enum: values } },
      },
    },
    uiSchema: {
      one: { 'ui:options': { widget: 'select', choices } },
      dot: { 'ui:options': { widget: 'radio', choices } },
      many: { 'ui:options': { widget: 'checkboxes', field: 'LeafField', choices } },
    },
  });
  await user.selectOptions(screen.getByLabelText('One (optional)'), 'Seven');
  await user.click(screen.getByRole('radio', { name: 'Full time' }));
  const many = within(screen.getByRole('group', { name: 'Many (optional)' }));
  await user.click(many.getByLabelText('Neither'));
  await user.click(many.getByLabelText('Full time'));
  expect(scope.getState(model.$values)).toEqual({ one: 7, dot: 'full_time', many: ['full_time', ''] });
});

test('a checkbox that must be ticked is not ticked for the customer', async () => {
  const { user } = await renderForm({
    schema: {
      type: 'object',
      properties: { agree: { type: 'boolean', const: true, title: 'I am over 16' } },
      required: ['agree'],
    },
  });
  expect(screen.getByLabelText('I am over 16')).toHaveProperty('checked', false);
  await user.click(continueButton());
  expect(await screen.findAllByText('I am over 16 is required.')).toHaveLength(2);
});
