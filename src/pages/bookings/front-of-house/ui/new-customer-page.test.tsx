import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { allSettled, fork } from 'effector';
import { Provider } from 'effector-react';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { $servedCustomer } from '@/entities/customer';
import { navigatorReady } from '@/shared/routes';
import { type FakeAnswer, fakeOperator, listViolations } from '@/shared/testing';
import { createDesignSystem } from '@/shared/theme';
import { buildDataField, buildDataFieldSection } from '../../../../../tests/fixtures/data-fields.ts';
import {
  buildCreatedCustomer,
  buildFoundCustomer,
  buildServedCustomer,
} from '../../../../../tests/fixtures/front-of-house.ts';
import { formModel } from '../model/new-customer';
import { NewCustomerPage } from './new-customer-page';

const CREATE_CALL = 'POST /api/front-of-house/customers';
const SEARCH_CALL = 'GET /api/front-of-house/customers';
const CREATED_CUSTOMER = buildCreatedCustomer();
const FORM_ANSWER: FakeAnswer = {
  data: [
    buildDataFieldSection({
      section_fields: [
        buildDataField({ answer: 'Robin of the staff' }),
        buildDataField({ name: 'email', label: 'Email', type: 'email', is_required: true }),
        buildDataField({ name: 'password', label: 'Password', is_required: true }),
      ],
    }),
  ],
};
const EMAIL_TAKEN_ANSWER: FakeAnswer = {
  status: 422,
  body: { message: 'Invalid.', errors: { email: ['An account with this email address already exists.'] } },
};

async function openForm(...answers: FakeAnswer[]) {
  const calls = fakeOperator({
    'GET /api/data-fields': FORM_ANSWER,
    [CREATE_CALL]: () => answers.shift() ?? { breaks: true },
    [SEARCH_CALL]: { data: [buildFoundCustomer(), buildFoundCustomer({ id: 'another' })] },
    [`GET /api/front-of-house/customers/${CREATED_CUSTOMER.id}`]: {
      data: buildServedCustomer({ id: CREATED_CUSTOMER.id }),
    },
  });
  const scope = fork();
  const visitedPaths: string[] = [];
  await allSettled(navigatorReady, { scope, params: (to: string) => void visitedPaths.push(to) });
  const { unmount: leavePage } = render(
    <Provider value={scope}>
      <ChakraProvider value={createDesignSystem()}>
        <MemoryRouter>
          <NewCustomerPage />
        </MemoryRouter>
      </ChakraProvider>
    </Provider>,
  );
  const user = userEvent.setup();
  await user.type(await screen.findByLabelText('First name'), 'Noor');
  await user.type(screen.getByLabelText('Email'), 'noor@example.com');
  const pressCreate = () => user.click(screen.getByRole('button', { name: 'Create customer' }));
  const listSentBodies = () => calls.filter(({ call }) => call === CREATE_CALL).map(({ body }) => body);
  return {
    scope,
    user,
    pressCreate,
    listSentBodies,
    visitedPaths,
    leavePage,
    readServedId: () => scope.getState($servedCustomer)?.id ?? null,
  };
}

test('the details of the member of staff are not filled in for the customer', async () => {
  await openForm();
  expect(screen.getByLabelText('First name')).toHaveProperty('value', 'Noor');
});

test('a new customer is created with the operator’s fields, without a password, and is served at once', async () => {
  const { pressCreate, listSentBodies, readServedId } = await openForm({
    status: 201,
    body: { data: CREATED_CUSTOMER },
  });
  expect(screen.queryByLabelText('Password')).toBeNull();
  await pressCreate();
  await waitFor(() => expect(readServedId()).toBe(CREATED_CUSTOMER.id));
  expect(listSentBodies()).toEqual([
    { first_name: 'Noor', email: 'noor@example.com', attempt_id: expect.stringMatching(/^[\da-f-]{36}$/) },
  ]);
});

test('a retry after a lost response sends the same request again, and the values stay', async () => {
  const { pressCreate, listSentBodies, readServedId } = await openForm(
    { breaks: true },
    { status: 201, body: { data: CREATED_CUSTOMER } },
  );
  await pressCreate();
  expect(await screen.findByText('Something has gone wrong, please try again.')).toBeTruthy();
  expect(screen.getByLabelText('First name')).toHaveProperty('value', 'Noor');
  await pressCreate();
  await waitFor(() => expect(readServedId()).toBe(CREATED_CUSTOMER.id));
  const [firstBody, secondBody] = listSentBodies();
  expect(secondBody).toEqual(firstBody);
});

test('the error of a used email address is shown beside its field, and its customer can be found', async () => {
  const { user, pressCreate, visitedPaths, readServedId } = await openForm(EMAIL_TAKEN_ANSWER);
  await pressCreate();
  const emailField = screen.getByLabelText(/^Email/);
  await waitFor(() => expect(emailField.getAttribute('aria-invalid')).toBe('true'));
  expect(emailField).toHaveProperty('value', 'noor@example.com');
  expect(await listViolations()).toEqual([]);
  expect(readServedId()).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Find the customer with this email address' }));
  await waitFor(() => expect(visitedPaths).toEqual(['/front-of-house']));
});

test('the browser neither autofills details of the staff nor stores those of the customer', async () => {
  await openForm();
  const fields = screen.getAllByRole('textbox');
  expect(fields.map((field) => field.getAttribute('autocomplete'))).toEqual(['off', 'off']);
});

test('no data of a customer is left for the next one', async () => {
  const { scope, user, leavePage } = await openForm();
  await user.tab();
  expect(scope.getState(formModel.$values)).toHaveProperty('f-email', 'noor@example.com');
  leavePage();
  await waitFor(() => expect(scope.getState(formModel.$values)).toEqual({}));
});

test('leaving the page with typed values asks for confirmation', async () => {
  const { user } = await openForm();
  await user.click(screen.getByRole('link', { name: 'Cancel' }));
  await user.click(await screen.findByRole('button', { name: 'Stay on this page' }));
  expect(screen.getByLabelText('Email')).toHaveProperty('value', 'noor@example.com');
});
