import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fork } from 'effector';
import { Provider } from 'effector-react';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { $token, $user } from '@/entities/customer';
import { $config, readConfig } from '@/shared/config';
import { aUser, type FakeAnswer, fakeOperator } from '@/shared/testing';
import { createDesignSystem } from '@/shared/theme';
import { buildDirectDebit, buildInstruction } from '../../../../../tests/fixtures/direct-debit.ts';
import { DirectDebitPage } from './direct-debit-page';

const DEBIT_PATH = '/api/my-account/direct-debit';
const PUT_CALL = `PUT ${DEBIT_PATH}`;
const TYPED_DETAILS = {
  'Name of the account holder': 'Ada Byron',
  'Sort code': '08-99-99',
  'Account number': '66374958',
  'Address line 1': '1 High Street',
  'Town or city': 'Leeds',
  Postcode: 'LS1 4DY',
};
const SENT_DETAILS = {
  account_holder: 'Ada Byron',
  account_details: {
    sort_code: '089999',
    account_number: '66374958',
    billing_address_line_one: '1 High Street',
    billing_address_line_two: '',
    billing_city: 'Leeds',
    billing_postcode: 'LS1 4DY',
  },
  dd_terms_accepted: true,
};
const changedDebitAnswer = {
  data: buildDirectDebit({
    instruction: buildInstruction({ state: 'submitted', account_holder: 'Ada Byron', reference: 'PAVNEW' }),
  }),
};

interface DirectDebitAnswers {
  readonly loadAnswers?: readonly FakeAnswer[];
  readonly sendAnswers?: readonly FakeAnswer[];
}

function openDirectDebit({
  loadAnswers = [{ data: buildDirectDebit() }],
  sendAnswers = [],
}: DirectDebitAnswers = {}) {
  const [loadAnswersLeft, sendAnswersLeft] = [[...loadAnswers], [...sendAnswers]];
  const calls = fakeOperator({
    [`GET ${DEBIT_PATH}`]: () => loadAnswersLeft.shift() ?? { breaks: true },
    [PUT_CALL]: () => sendAnswersLeft.shift() ?? { breaks: true },
    'GET /api/terms/direct-debit': { data: null },
    'GET /api/data-fields': { data: [] },
    'GET /api/auth/user': { breaks: true },
  });
  const directDebit = { serviceUserName: 'Pavilion Leisure', noticeDays: 10, statementName: 'PAVILION' };
  const scope = fork({
    values: [
      [$token, 't-1'],
      [$user, aUser()],
      [$config, readConfig({ directDebit })],
    ],
  });
  render(
    <Provider value={scope}>
      <ChakraProvider value={createDesignSystem()}>
        <MemoryRouter initialEntries={['/payments/direct-debit']}>
          <DirectDebitPage />
        </MemoryRouter>
      </ChakraProvider>
    </Provider>,
  );
  return { calls, user: userEvent.setup() };
}

type UserEvent = ReturnType<typeof userEvent.setup>;
const findField = (label: string) => screen.findByRole('textbox', { name: new RegExp(`^${label}`) });
const submitForm = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Save and continue' }));

async function typeAccount(user: UserEvent, buttonName = 'Change bank account') {
  await user.click(await screen.findByRole('button', { name: buttonName }));
  for (const [label, value] of Object.entries(TYPED_DETAILS)) {
    await user.clear(await findField(label));
    await user.type(await findField(label), value);
  }
  await user.click(screen.getByRole('checkbox', { name: /I am the account holder/ }));
}

test('a collection from the previous account says so', async () => {
  const [firstCollection] = buildDirectDebit().upcoming;
  if (!firstCollection) throw new Error('The fixture has no collection.');
  const upcoming = [
    { ...firstCollection, account_ending: '8472' },
    { ...firstCollection, date: '2027-01-01', account_ending: null },
  ];
  openDirectDebit({ loadAnswers: [{ data: buildDirectDebit({ upcoming }) }] });
  expect(await screen.findByText('£35.00, from your old account ending in 8472')).toBeTruthy();
  const instruction = within(screen.getByRole('region', { name: 'Your instruction' }));
  expect(instruction.getByText('Account until then').nextSibling?.textContent).toBe('Ending in 8472');
  expect(screen.getByText('£35.00')).toBeTruthy();
});

test('an instruction shows the account holder, only the last digits of the account, and the next collections', async () => {
  openDirectDebit();
  const instruction = within(await screen.findByRole('region', { name: 'Your instruction' }));
  expect(instruction.getByText('Active')).toBeTruthy();
  expect(instruction.getByText('Ending in 99')).toBeTruthy();
  expect(instruction.getByText('Ending in 4958')).toBeTruthy();
  expect(instruction.getByText('PAV7KQ2MD')).toBeTruthy();
  const nextPayments = within(screen.getByRole('region', { name: 'Next payments' }));
  expect(nextPayments.getByText('1 December 2026').nextSibling?.textContent).toBe('£35.00');
  expect(screen.getByRole('region', { name: 'The Direct Debit Guarantee' })).toBeTruthy();
});

test.each([
  ['submitted', 'Submitted: your bank will confirm within 3 business days'],
  ['failed', 'Rejected by your bank'],
  ['cancelled', 'Cancelled'],
] as const)('a Direct Debit that is %s shows its state', async (state, sentence) => {
  openDirectDebit({
    loadAnswers: [{ data: buildDirectDebit({ instruction: buildInstruction({ state }), upcoming: [] }) }],
  });
  expect(await screen.findByText(sentence)).toBeTruthy();
  expect(screen.getByText('No payments are due.')).toBeTruthy();
});

// Proves A8.4.
test('another account can be submitted, and its numbers are not on the page afterwards', async () => {
  const { calls, user } = openDirectDebit({ sendAnswers: [changedDebitAnswer] });
  await typeAccount(user);
  await submitForm(user);
  expect(await screen.findByText(/Until then we’ll use your old account\./)).toBeTruthy();
  expect(screen.getByText('PAVNEW')).toBeTruthy();
  expect(calls.filter(({ call }) => call === PUT_CALL).map(({ body }) => body)).toEqual([SENT_DETAILS]);
  expect(document.body.textContent).not.toMatch(/66374958|08-99-99|089999/);
  await user.click(screen.getByRole('button', { name: 'Change bank account' }));
  expect((await findField('Account number')).getAttribute('value')).toBe('');
});

test('a customer without an instruction can set one up', async () => {
  const { user } = openDirectDebit({
    loadAnswers: [{ data: buildDirectDebit({ instruction: null, upcoming: [] }) }],
    sendAnswers: [changedDebitAnswer],
  });
  expect(await screen.findByText('You have no Direct Debit.')).toBeTruthy();
  await typeAccount(user, 'Set up a Direct Debit');
  await submitForm(user);
  expect(await screen.findByText(/within 3 business days\.$/)).toBeTruthy();
});

test('the server’s errors are shown beside their fields, and the typed values stay', async () => {
  const message = 'This account cannot be debited.';
  const { user } = openDirectDebit({
    sendAnswers: [
      { status: 422, body: { message, errors: { 'account_details.account_number': [message] } } },
      changedDebitAnswer,
    ],
  });
  await typeAccount(user);
  await submitForm(user);
  expect(await screen.findByText(message)).toBeTruthy();
  expect((await findField('Account number')).getAttribute('aria-invalid')).toBe('true');
  expect((await findField('Town or city')).getAttribute('value')).toBe('Leeds');
  expect(screen.queryByText('Your Direct Debit hasn’t changed.')).toBeNull();
});

test('a failed request shows an error beside the form, which can be sent again unchanged', async () => {
  const { calls, user } = openDirectDebit({ sendAnswers: [{ breaks: true }, changedDebitAnswer] });
  await typeAccount(user);
  await submitForm(user);
  expect(await screen.findByText('We couldn’t check whether your new account was saved.')).toBeTruthy();
  await submitForm(user);
  expect(await screen.findByText('PAVNEW')).toBeTruthy();
  expect(calls.filter(({ call }) => call === PUT_CALL).map(({ body }) => body)).toEqual([
    SENT_DETAILS,
    SENT_DETAILS,
  ]);
});

test('cancelling the form leaves the instruction as it is', async () => {
  const { calls, user } = openDirectDebit();
  await user.click(await screen.findByRole('button', { name: 'Change bank account' }));
  // The focus moves to what replaced the pressed button.
  expect(
    document.activeElement?.contains(screen.getByRole('heading', { name: 'Your new bank account' })),
  ).toBe(true);
  expect(document.activeElement).not.toBe(document.body);
  await user.click(screen.getByRole('button', { name: 'Keep it as it is' }));
  expect(document.activeElement).not.toBe(document.body);
  expect(await screen.findByRole('region', { name: 'Your instruction' })).toBeTruthy();
  expect(calls.some(({ call }) => call === PUT_CALL)).toBe(false);
});

test('an instruction that does not load shows an error with Try again', async () => {
  const { user } = openDirectDebit({ loadAnswers: [{ breaks: true }, { data: buildDirectDebit() }] });
  expect(await screen.findByText('We couldn’t load your Direct Debit.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('PAV7KQ2MD')).toBeTruthy();
});
