import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fork } from 'effector';
import { Provider } from 'effector-react';
import { expect, test, vi } from 'vitest';
import { $servedCustomer } from '@/entities/customer';
import type { ServedCustomer } from '@/shared/api';
import { type FakeAnswer, type FakeCall, fakeOperator, toCamelCase } from '@/shared/testing';
import { createDesignSystem } from '@/shared/theme';
import { buildAttendeeForm, buildAttendeeFormState } from '../../../../tests/fixtures/attendees.ts';
import { buildDataField, buildDataFieldSection } from '../../../../tests/fixtures/data-fields.ts';
import { buildServedCustomer } from '../../../../tests/fixtures/front-of-house.ts';
import { formModel } from '../model/complete-child-form';
import { CompleteChildForm } from './complete-child-form';

const PATH = '/api/activities/attendees/child-1/form';
const sections = [
  buildDataFieldSection({
    section_name: 'Health',
    section_reference: 'health',
    section_fields: [
      buildDataField({ name: 'gp', label: 'Doctor', html_attributes: {} }),
      buildDataField({
        name: 'conditions',
        label: 'Allergies',
        is_required: false,
        html_attributes: { autocomplete: 'on' },
        answer: 'Peanuts',
      }),
    ],
  }),
];
const emptyForm = {
  data: buildAttendeeForm({ status: 'none', confirmed_at: null, valid_until: null, sections }),
};
const saved = { data: buildAttendeeFormState() };

function openForm(
  reads: readonly FakeAnswer[],
  saves: readonly FakeAnswer[] = [saved],
  served: ServedCustomer | null = null,
) {
  const [remainingReads, remainingSaves] = [[...reads], [...saves]];
  const calls: FakeCall[] = fakeOperator({
    [`GET ${PATH}`]: () => remainingReads.shift() ?? { breaks: true },
    [`PUT ${PATH}`]: () => remainingSaves.shift() ?? { breaks: true },
    'GET /api/activities/attendees/child-2/form': {
      data: buildAttendeeForm({
        status: 'none',
        sections: [
          buildDataFieldSection({ section_fields: [buildDataField({ name: 'gp', label: 'Doctor' })] }),
        ],
      }),
    },
  });
  const onDone = vi.fn<() => void>();
  const scope = fork({ values: [[$servedCustomer, served]] });
  const screenOf = (attendeeId: string | null) => (
    <ChakraProvider value={createDesignSystem()}>
      <Provider value={scope}>
        {attendeeId !== null && (
          <CompleteChildForm key={attendeeId} attendeeId={attendeeId} forId="camp-1" onDone={onDone} />
        )}
      </Provider>
    </ChakraProvider>
  );
  const { rerender } = render(screenOf('child-1'));
  const listSavedBodies = () => calls.filter(({ call }) => call === `PUT ${PATH}`).map(({ body }) => body);
  return {
    user: userEvent.setup(),
    onDone,
    listSavedBodies,
    scope,
    show: (id: string | null) => rerender(screenOf(id)),
  };
}

const confirm = () => screen.getByRole('checkbox', { name: /^These answers are correct/ });
const save = () => screen.getByRole('button', { name: 'Save the form' });

test('the form is completed, confirmed and saved', async () => {
  const { user, onDone, listSavedBodies } = openForm([emptyForm]);
  await user.type(await screen.findByLabelText('Doctor'), 'Ardwick Surgery');
  await user.click(confirm());
  await user.click(save());
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  expect(listSavedBodies()).toEqual([
    { answers: { gp: 'Ardwick Surgery', conditions: 'Peanuts' }, confirmed: true },
  ]);
});

test('nothing is sent until the answers are confirmed, and the confirmation gets the focus', async () => {
  const { user, listSavedBodies } = openForm([emptyForm]);
  await user.type(await screen.findByLabelText('Doctor'), 'Ardwick Surgery');
  await user.click(save());
  expect(await screen.findByText('Please confirm that the answers are correct.')).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(confirm()));
  expect(listSavedBodies()).toEqual([]);
});

test('previous answers are filled in, to be checked and confirmed again', async () => {
  openForm([{ data: buildAttendeeForm({ status: 'out_of_date', sections }) }]);
  expect(await screen.findByText('Please check the answers')).toBeTruthy();
  expect(await screen.findByDisplayValue('Peanuts')).toBeTruthy();
  expect((confirm() as HTMLInputElement).checked).toBe(false);
});

const levels = [1, 2, 3, 4, 5, 6].map((n) => ({ value: `l-${n}`, label: `Level ${n}` }));
const createQuestion = (overrides: Partial<Parameters<typeof buildDataField>[0]>) =>
  buildDataField({
    name: 'swim',
    label: 'How well?',
    type: 'select',
    options: levels.slice(0, 4),
    ...overrides,
  });

test('a question with few choices is answered with one tap, and its answer is sent as a list’s would be', async () => {
  const form = [buildDataFieldSection({ section_fields: [createQuestion({ is_required: true })] })];
  const { user, listSavedBodies } = openForm([
    { data: buildAttendeeForm({ status: 'none', sections: form }) },
  ]);
  const question = await screen.findByRole('radiogroup', { name: /How well/ });
  expect(within(question).queryByRole('radio', { checked: true })).toBeNull();
  await user.click(within(question).getByLabelText('Level 2'));
  await user.click(confirm());
  await user.click(save());
  await waitFor(() => expect(listSavedBodies()).toEqual([{ answers: { swim: 'l-2' }, confirmed: true }]));
});

test.each([
  ['of many choices', { is_required: true, options: levels }],
  ['that need not be answered', { is_required: false }],
])('a question %s is a list', async (_, overrides) => {
  const form = [buildDataFieldSection({ section_fields: [createQuestion(overrides)] })];
  openForm([{ data: buildAttendeeForm({ status: 'none', sections: form }) }]);
  expect(await screen.findByRole('combobox', { name: /How well/ })).toBeTruthy();
});

const createUnseenForm = (status: 'none' | 'valid') => ({
  data: buildAttendeeForm({
    status,
    sections: [
      buildDataFieldSection({
        section_fields: [
          buildDataField({ name: 'gp', label: 'Doctor', is_required: true }),
          buildDataField({ name: 'word', label: 'Password', is_required: true }),
          buildDataField({ name: 'photographs', label: 'Photographs', type: 'checkbox', is_required: false }),
          buildDataField({ name: 'sun_cream', label: 'Sun cream', type: 'checkbox', is_required: false }),
        ],
      }),
    ],
  }),
});
const served = toCamelCase(buildServedCustomer());

test('staff do not see previous answers and send only what they fill in', async () => {
  const { user, onDone, listSavedBodies } = openForm([createUnseenForm('valid')], [saved], served);
  expect(await screen.findByText('Staff can’t see the answers from last time')).toBeTruthy();
  await user.type(await screen.findByLabelText(/^Doctor/), 'Ardwick Surgery');
  await user.click(within(screen.getByRole('radiogroup', { name: /Photographs/ })).getByLabelText('No'));
  await user.click(confirm());
  await user.click(save());
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  expect(listSavedBodies()).toEqual([
    { answers: { gp: 'Ardwick Surgery', photographs: false }, confirmed: true },
  ]);
});

test('staff answer every question for a child without previous answers', async () => {
  const { user, listSavedBodies } = openForm([createUnseenForm('none')], [saved], served);
  await user.type(await screen.findByLabelText('Doctor'), 'Ardwick Surgery');
  expect(screen.queryByText('Staff can’t see the answers from last time')).toBeNull();
  await user.click(confirm());
  await user.click(save());
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Password')));
  await user.type(screen.getByLabelText('Password'), 'Otter');
  await user.click(save());
  await waitFor(() =>
    expect(listSavedBodies()).toMatchObject([
      { answers: { word: 'Otter', photographs: false, sun_cream: false } },
    ]),
  );
});

test('the server’s messages are shown at their field and at the confirmation, and nothing typed is lost', async () => {
  const errors = { gp: ['We do not know this surgery.'], confirmed: ['Confirm it, please.'] };
  const { user, onDone } = openForm([emptyForm], [{ status: 422, body: { message: 'No.', errors } }, saved]);
  await user.type(await screen.findByLabelText('Doctor'), 'Nobody');
  await user.click(confirm());
  await user.click(save());
  expect(await screen.findByText('Confirm it, please.')).toBeTruthy();
  expect(screen.getAllByText('We do not know this surgery.').length).toBeGreaterThan(0);
  expect(screen.getByDisplayValue('Nobody')).toBeTruthy();
  expect(onDone).not.toHaveBeenCalled();
});

test('a save that fails shows an error, keeps what was typed, and can be retried', async () => {
  const { user, onDone, listSavedBodies } = openForm([emptyForm], [{ breaks: true }, saved]);
  await user.type(await screen.findByLabelText('Doctor'), 'Ardwick Surgery');
  await user.click(confirm());
  await user.click(save());
  expect(await screen.findByRole('alert')).toBeTruthy();
  expect(screen.getByDisplayValue('Ardwick Surgery')).toBeTruthy();
  await user.click(save());
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  expect(listSavedBodies()).toHaveLength(2);
});

test('a form that fails to load shows an error and can be retried', async () => {
  const { user } = openForm([{ breaks: true }, emptyForm]);
  expect(await screen.findByText('We couldn’t load the form.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByLabelText('Doctor')).toBeTruthy();
});

test('a required question that cannot be shown blocks the form', async () => {
  const odd = { ...buildDataField({ name: 'odd', label: 'Odd' }), type: 'signature' };
  const sections = [{ ...buildDataFieldSection(), section_fields: [odd] }];
  openForm([{ data: { ...buildAttendeeForm(), sections } }]);
  expect(await screen.findByText(/Please speak to the centre/)).toBeTruthy();
});

test('the browser does not store or autofill any answer', async () => {
  openForm([emptyForm]);
  const fields = [await screen.findByLabelText('Doctor'), screen.getByDisplayValue('Peanuts')];
  expect(fields.map((field) => field.getAttribute('autocomplete'))).toEqual(['off', 'off']);
});

test('closing the form removes the answers from memory, storage and address', async () => {
  const { user, scope, show } = openForm([emptyForm]);
  await user.type(await screen.findByLabelText('Doctor'), 'Ardwick Surgery');
  const readMemory = () => JSON.stringify(scope.getState(formModel.$values));
  expect(readMemory()).toContain('Peanuts');
  show(null);
  const remainingSaves = [
    readMemory(),
    scope.getState(formModel.$definition),
    { ...sessionStorage },
    { ...localStorage },
    location.href,
  ];
  expect(JSON.stringify(remainingSaves)).not.toMatch(/Peanuts|Ardwick/);
});

test('the next child’s form starts without the previous child’s answers', async () => {
  const { user, show } = openForm([emptyForm]);
  await user.type(await screen.findByLabelText('Doctor'), 'Ardwick Surgery');
  await user.click(confirm());
  show('child-2');
  const doctor = await screen.findByLabelText('Doctor');
  await waitFor(() => expect(screen.queryByDisplayValue('Peanuts')).toBeNull());
  expect((doctor as HTMLInputElement).value).toBe('');
  expect((confirm() as HTMLInputElement).checked).toBe(false);
});

test('saving one child’s form leaves the next one still to complete', async () => {
  const { user, onDone, show } = openForm([emptyForm]);
  // As on pages, finishing one child shows the form of the next.
  onDone.mockImplementationOnce(() => show('child-2'));
  await user.type(await screen.findByLabelText('Doctor'), 'Ardwick Surgery');
  await user.click(confirm());
  await user.click(save());
  await waitFor(() => expect(screen.getByLabelText('Doctor')).toHaveProperty('value', ''));
  expect(onDone).toHaveBeenCalledOnce();
});

test('answers copied from a sibling’s form are marked as copied, to be checked', async () => {
  const family = [
    buildDataFieldSection({
      section_fields: [
        buildDataField({ name: 'gp', label: 'Doctor', html_attributes: {}, answer: 'Ardwick' }),
      ],
    }),
  ];
  openForm([{ data: buildAttendeeForm({ status: 'none', sections: family, copied_from: 'Leo' }) }]);
  expect(await screen.findByText('Filled in from Leo’s form')).toBeTruthy();
  expect(await screen.findByRole('textbox', { name: /^Doctor/ })).toHaveProperty('value', 'Ardwick');
});
