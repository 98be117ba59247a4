import { expect, test, vi } from 'vitest';
import { type AuthorisePaymentRequest, networkFailure } from '@/shared/api';
import type { FakeAnswer } from '@/shared/testing';
import { buildSavedCard } from '../../../../../tests/fixtures/checkout.ts';
import {
  container,
  newCard,
  onTransactionCreated,
  openGateway,
  request,
  type World,
} from './testing/ryft-world';

// Proves P4.9.
test.each<[string, World, string]>([
  ['a blocked script', { isScriptBlocked: true }, 'Ryft SDK failed to load'],
  ['an empty script', { isScriptEmpty: true }, 'Ryft SDK failed to load'],
  ['no session', { session: { payment_session_id: null } }, 'Payment session ID not found'],
  [
    'no secret',
    { session: { client_secret: null } },
    'Invalid payment session. Please refresh and try again.',
  ],
  ['no server', { prepare: { breaks: true } }, 'Failed to create payment session'],
  ['a server’s no', { prepare: { status: 403, body: { message: 'Not for you.' } } }, 'Not for you.'],
  ['no provider', { session: { payment_provider: '' } }, 'Payment provider not found in session'],
])('%s is shown as the provider’s own message', async (_, given, message) => {
  const world = await openGateway(given);
  await expect(world.initialise()).rejects.toEqual({ kind: 'gateway', message });
});

test('a script that has not loaded in time is reported with the provider’s own message', async () => {
  const world = await openGateway({ isScriptSilent: true });
  const initialised = world.initialise();
  await vi.waitFor(() => expect(world.loadScript).toHaveBeenCalled());
  world.giveUp();
  await expect(initialised).rejects.toEqual({ kind: 'gateway', message: 'Ryft SDK failed to load' });
  expect(world.init).not.toHaveBeenCalled();
});

test('a script that loads after the timeout shows no form', async () => {
  const world = await openGateway({ isScriptLate: true });
  const initialised = world.initialise();
  await vi.waitFor(() => expect(world.loadScript).toHaveBeenCalled());
  world.giveUp();
  await expect(initialised).rejects.toThrow();
  expect(world.init).not.toHaveBeenCalled();
  expect(container.childElementCount).toBe(0);
});

test('the script leaves the challenge to us, and gets only documented options', async () => {
  const world = await openGateway();
  await world.initialise();
  expect(world.init).toHaveBeenCalledWith(expect.objectContaining({ manuallyHandleActions: true }));
  expect(world.init).not.toHaveBeenCalledWith(
    expect.objectContaining({ fieldCollection: expect.anything() }),
  );
});

const identify = { status: 'PendingAction', requiredAction: { type: 'Identify' } };
const redirect = {
  status: 'PendingAction',
  requiredAction: { type: 'Redirect', url: 'https://acs.bank.example/challenge/1' },
};

test('the script identifies the browser to the bank, and we then show the bank’s page', async () => {
  const world = await openGateway({ attempt: async () => identify, afterActions: [redirect] });
  await world.initialise();
  expect(await world.gateway.authorise(request, newCard, onTransactionCreated)).toEqual({
    kind: 'challenge',
    transactionUuid: 'transaction-1',
    form: { url: 'https://acs.bank.example/challenge/1', method: 'GET', fields: {} },
  });
  expect(world.handleRequiredAction).toHaveBeenCalledExactlyOnceWith(
    identify.requiredAction,
    'pk_sandbox_1',
    'ps_1_secret_2',
  );
});

test('an approved session is not identified, whatever was required before', async () => {
  const approved = { ...identify, status: 'Approved' };
  const world = await openGateway({ attempt: async () => approved });
  await world.initialise();
  expect(await world.pay()).toMatchObject({ kind: 'authorised' });
  expect(world.handleRequiredAction).not.toHaveBeenCalled();
});

test('a bank action without a type or address leaves the result to the server', async () => {
  const world = await openGateway({ attempt: async () => ({ status: 'PendingAction' }) });
  await world.initialise();
  const statusMessage = 'Additional action required. Please complete the authentication process.';
  expect(await world.pay()).toEqual({
    kind: 'result_unknown',
    transactionUuid: 'transaction-1',
    statusMessage,
  });
});

test('the transaction is reported before the script may leave the page', async () => {
  const transactionIds: string[] = [];
  const world = await openGateway({
    attempt: async () => {
      transactionIds.push('attempted');
      return { status: 'Approved' };
    },
  });
  await world.initialise();
  await world.gateway.authorise(request, newCard, (id) => transactionIds.push(id));
  expect(transactionIds).toEqual(['transaction-1', 'attempted']);
});

const wholeRequest = {
  firstName: 'Sam',
  lastName: 'Taylor',
  lineOne: '4 Mill Lane',
  city: 'Norwich',
  country: 'GB',
  postalCode: 'NR1 1SR',
};

test.each<[string, Partial<AuthorisePaymentRequest>, object]>([
  ['as it was typed', {}, { billingAddress: wholeRequest }],
  [
    'with its second line',
    { billingAddressLineTwo: 'Flat 2' },
    { billingAddress: { ...wholeRequest, lineTwo: 'Flat 2' } },
  ],
  [
    'without a name that is not known',
    { billingFirstName: null, billingLastName: null },
    { billingAddress: { ...wholeRequest, firstName: '', lastName: '' } },
  ],
  ['only with a street', { billingAddressLineOne: null }, {}],
  ['only with a town', { billingCity: null }, {}],
  ['only with a postcode', { billingPostcode: null }, {}],
])('the script gets the billing address %s', async (_, given, address) => {
  const world = await openGateway();
  await world.initialise();
  await world.pay(given);
  expect(world.attemptPayment.mock.lastCall).toEqual([{ clientSecret: 'ps_1_secret_2', ...address }]);
});

test('signed waivers are sent with the payment; without required waivers the list is empty', async () => {
  const world = await openGateway();
  await world.initialise();
  await world.pay({ completedWaivers: ['waiver-1'] });
  const { completedWaivers: _, ...withoutWaivers } = request;
  await world.gateway.authorise(withoutWaivers, newCard, onTransactionCreated);
  expect(world.asked('/session/payment')).toEqual([
    expect.objectContaining({ completed_waivers: ['waiver-1'] }),
    expect.objectContaining({ completed_waivers: [] }),
  ]);
});

test('a bank that keeps asking to identify the browser leaves the result to the server', async () => {
  const world = await openGateway({ attempt: async () => identify, afterActions: Array(9).fill(identify) });
  await world.initialise();
  expect(await world.gateway.authorise(request, newCard, onTransactionCreated)).toMatchObject({
    kind: 'result_unknown',
  });
  expect(world.handleRequiredAction).toHaveBeenCalledTimes(3);
});

const savedCard = buildSavedCard({
  card_identifier: 'pmt_1',
  expiry_date: '09/29',
  last_four_digits: '0085',
});

const savedMethodsJson = '{ "items": [{"id":"pmt_1", "customerId":"cus_1"}],  "a_new_key": 1.0 }';

test('stored cards are passed to the script’s form exactly as its API listed them', async () => {
  const world = await openGateway({
    session: { saved_card: savedCard, customer_payment_methods: savedMethodsJson },
  });
  await world.initialise();
  const customerPaymentMethods = { allowStorage: true, rawJson: savedMethodsJson };
  expect(world.init).toHaveBeenCalledWith(expect.objectContaining({ customerPaymentMethods }));
});

test.each<[string, World, object]>([
  ['that its API did not list', { session: { saved_card: savedCard } }, { allowStorage: true }],
  [
    'where saving is not enabled',
    { session: { customer_payment_methods: savedMethodsJson }, isSavingOffered: false },
    { allowStorage: false },
  ],
])('a card %s is not offered', async (_, given, customerPaymentMethods) => {
  const world = await openGateway(given);
  await world.initialise();
  expect(world.init).toHaveBeenCalledWith(expect.objectContaining({ customerPaymentMethods }));
});

test('a stored card chosen in the script’s form is complete; another has to be typed', async () => {
  const world = await openGateway({ session: { saved_card: savedCard } });
  await world.initialise();
  world.cardChosen({ id: 'pmt_1' });
  world.cardChosen(null);
  world.cardIs(true);
  expect(world.onFieldsChange.mock.calls).toEqual([
    [{ isComplete: true, error: null, isStoredCard: true }],
    [{ isComplete: false, error: null, isStoredCard: false }],
    [{ isComplete: true, error: null, isStoredCard: false }],
  ]);
});

test('a stored card is paid without a billing address, another card with one', async () => {
  const world = await openGateway({ session: { saved_card: savedCard } });
  await world.initialise();
  world.cardChosen({ id: 'pmt_1' });
  await world.gateway.authorise(request, newCard, onTransactionCreated);
  expect(world.attemptPayment).toHaveBeenLastCalledWith({ clientSecret: 'ps_1_secret_2' });
  world.cardChosen(null);
  await world.gateway.authorise(request, newCard, onTransactionCreated);
  expect(world.attemptPayment).toHaveBeenLastCalledWith({
    clientSecret: 'ps_1_secret_2',
    billingAddress: expect.anything(),
  });
});

// Proves P2.11.
test('a transaction is created, attempted in the script, and completed as a session', async () => {
  const world = await openGateway();
  await world.initialise();
  expect(await world.gateway.authorise(request, newCard, onTransactionCreated)).toEqual({
    kind: 'authorised',
    transactionUuid: 'transaction-1',
  });
  expect(world.calls.at(-1)).toEqual({
    call: 'POST /api/checkout/session/payment',
    body: {
      payment_session_id: 'ps_1',
      payments: [{ tender_type: 'card', amount: 2742 }],
      terms: ['terms-1'],
      completed_waivers: [],
      source: 'online-joining',
      item_hash: 'hash-1',
      attempt_id: 'attempt-1',
    },
  });
  expect(world.attemptPayment).toHaveBeenCalledWith({
    clientSecret: 'ps_1_secret_2',
    billingAddress: expect.objectContaining({ lineOne: '4 Mill Lane', country: 'GB', postalCode: 'NR1 1SR' }),
  });
  await world.gateway.finalise({
    transactionUuid: 'transaction-1',
    payments: request.payments,
    terms: ['terms-1'],
    source: 'online-joining',
  });
  expect(world.calls.at(-1)).toEqual({
    call: 'POST /api/checkout/session/complete/transaction-1',
    body: { payments: [{ tender_type: 'card', amount: 2742 }], terms: ['terms-1'], source: 'online-joining' },
  });
});

// Proves P4.10.
test.each<[FakeAnswer, string]>([
  [{ breaks: true }, 'Failed to create transaction'],
  [{ data: { transaction_uuid: '', amount: 2742 } }, 'Failed to create transaction'],
  [{ status: 500, body: {} }, 'Failed to prepare payment'],
  [{ status: 404, body: {} }, 'Payment session ID not found. Please refresh and try again.'],
  [{ status: 409, body: { message: 'Paid already.' } }, 'Paid already.'],
])('without a transaction nothing is attempted (%j)', async (payment, message) => {
  const world = await openGateway({ payment });
  await world.initialise();
  expect(await world.gateway.authorise(request, newCard, onTransactionCreated)).toEqual({
    kind: 'declined',
    message,
  });
  expect(world.attemptPayment).not.toHaveBeenCalled();
});

// Proves P4.11.
test.each<[string, FakeAnswer, object]>([
  ['without a reason is given ours', { status: 404, body: {} }, { message: 'Failed to complete payment' }],
  ['without a message is given ours', { status: 422, body: {} }, { message: 'Failed to complete payment' }],
  ['with a reason keeps it', { status: 409, body: { message: 'Paid.' } }, { message: 'Paid.' }],
  ['by a broken line is what it is', { breaks: true }, networkFailure],
])('a completion that is refused %s', async (_, complete, failure) => {
  const world = await openGateway({ complete });
  const completion = { transactionUuid: 'transaction-1', payments: [], terms: [] };
  await expect(world.gateway.finalise({ ...completion, source: 'online-joining' })).rejects.toEqual(
    'kind' in failure ? failure : expect.objectContaining(failure),
  );
});

// Proves P6.11.
test('a script that fails during the payment leaves the result to the server', async () => {
  const world = await openGateway({ attempt: async () => Promise.reject(new Error('network')) });
  await world.initialise();
  expect(await world.gateway.authorise(request, newCard, onTransactionCreated)).toEqual({
    kind: 'result_unknown',
    transactionUuid: 'transaction-1',
    refusalMessage: 'Payment failed. Please try again.',
  });
});
