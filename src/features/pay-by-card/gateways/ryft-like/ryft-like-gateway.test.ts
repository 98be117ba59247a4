import { expect, test, vi } from 'vitest';
import type { FakeAnswer } from '@/shared/testing';
import { buildSavedCard } from '../../../../../tests/fixtures/checkout.ts';
import { begun, container, newCard, openGateway, request, type World } from './testing/ryft-world';

test('a session is prepared for the source, and the script is given its keys', async () => {
  const world = await openGateway();
  await world.initialise();
  expect(world.calls.at(-1)).toEqual({
    call: 'POST /api/checkout/session/prepare',
    body: { source: 'online-joining' },
  });
  expect(world.loadScript).toHaveBeenCalledWith(
    'https://embedded.ryftpay.com/v2/ryft.min.js',
    expect.any(AbortSignal),
  );
  expect(world.init).toHaveBeenCalledWith(
    expect.objectContaining({ publicKey: 'pk_sandbox_1', clientSecret: 'ps_1_secret_2', accountId: 'ac_1' }),
  );
});

test.each<[string, World, string]>([
  ['a blocked script', { isScriptBlocked: true }, 'Ryft SDK failed to load'],
  ['no session', { session: { payment_session_id: null } }, 'Payment session ID not found'],
  [
    'no secret',
    { session: { client_secret: null } },
    'Invalid payment session. Please refresh and try again.',
  ],
  ['no server', { prepare: { breaks: true } }, 'Failed to create payment session'],
  ['a server’s no', { prepare: { status: 403, body: { message: 'Not for you.' } } }, 'Not for you.'],
  ['no provider', { session: { payment_provider: '' } }, 'Payment provider not found in session'],
])('%s is told in its words', async (_, given, message) => {
  const world = await openGateway(given);
  await expect(world.initialise()).rejects.toEqual({ kind: 'gateway', message });
});

test('a script that has not come when it is given up is told in its words', async () => {
  const world = await openGateway({ isScriptSilent: true });
  const initialised = world.initialise();
  await vi.waitFor(() => expect(world.loadScript).toHaveBeenCalled());
  world.giveUp();
  await expect(initialised).rejects.toEqual({ kind: 'gateway', message: 'Ryft SDK failed to load' });
  expect(world.init).not.toHaveBeenCalled();
});

test('the script is asked to leave the bank’s check to us, and for nothing that its documents do not name', async () => {
  const world = await openGateway();
  await world.initialise();
  expect(world.init).toHaveBeenCalledWith(expect.objectContaining({ manuallyHandleActions: true }));
  expect(world.init).not.toHaveBeenCalledWith(
    expect.objectContaining({ fieldCollection: expect.anything() }),
  );
});

test('the form is given the theme’s look, and has no border around its own', async () => {
  container.style.setProperty('color', 'rgb(1, 2, 3)');
  container.style.setProperty('border-radius', '6px');
  const world = await openGateway();
  await world.initialise();
  expect(world.init).toHaveBeenCalledWith(
    expect.objectContaining({ style: expect.objectContaining({ color: 'rgb(1, 2, 3)', borderRadius: 6 }) }),
  );
  expect(container.hasAttribute('data-has-own-borders')).toBe(true);
  world.gateway.tearDown();
  expect(container.hasAttribute('data-has-own-borders')).toBe(false);
});

const identify = { status: 'PendingAction', requiredAction: { type: 'Identify' } };
const redirect = {
  status: 'PendingAction',
  requiredAction: { type: 'Redirect', url: 'https://acs.bank.example/challenge/1' },
};

test('a bank that wants to know the browser is told by the script, and its page is then shown by us', async () => {
  const world = await openGateway({ attempt: async () => identify, afterActions: [redirect] });
  await world.initialise();
  expect(await world.gateway.authorise(request, newCard, begun)).toEqual({
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

test('a bank that never has enough of the browser leaves the outcome to the server', async () => {
  const world = await openGateway({ attempt: async () => identify, afterActions: Array(9).fill(identify) });
  await world.initialise();
  expect(await world.gateway.authorise(request, newCard, begun)).toMatchObject({ kind: 'unknown' });
  expect(world.handleRequiredAction).toHaveBeenCalledTimes(3);
});

test('after the bank’s page the next attempt asks which session counts', async () => {
  const world = await openGateway({ attempt: async () => redirect });
  await world.initialise();
  await world.gateway.authorise(request, newCard, begun);
  await world.gateway.authorise(request, newCard, begun);
  expect(world.calls.filter(({ call }) => call.endsWith('/session/prepare'))).toHaveLength(2);
});

test('the script’s validation says whether the card is complete', async () => {
  const world = await openGateway();
  await world.initialise();
  world.cardIs(true);
  world.cardIs(false);
  expect(world.onFieldsChange.mock.calls).toEqual([
    [{ isComplete: true, error: null }],
    [{ isComplete: false, error: 'Please check your card details' }],
  ]);
});

const kept = buildSavedCard({ card_identifier: 'pmt_1', expiry_date: '09/29', last_four_digits: '0085' });

const listed = '{ "items": [{"id":"pmt_1", "customerId":"cus_1"}],  "a_new_key": 1.0 }';

test('the cards that the customer keeps are handed to the script’s form as its API listed them, unchanged', async () => {
  const world = await openGateway({ session: { saved_card: kept, customer_payment_methods: listed } });
  await world.initialise();
  const customerPaymentMethods = { allowStorage: true, rawJson: listed };
  expect(world.init).toHaveBeenCalledWith(expect.objectContaining({ customerPaymentMethods }));
});

test.each<[string, World, object]>([
  ['that its API did not list', { session: { saved_card: kept } }, { allowStorage: true }],
  [
    'where saving is not enabled',
    { session: { customer_payment_methods: listed }, isSavingOffered: false },
    { allowStorage: false },
  ],
])('a card %s is not offered', async (_, given, customerPaymentMethods) => {
  const world = await openGateway(given);
  await world.initialise();
  expect(world.init).toHaveBeenCalledWith(expect.objectContaining({ customerPaymentMethods }));
});

test('a kept card that is chosen in the script’s form is complete; another has to be typed', async () => {
  const world = await openGateway({ session: { saved_card: kept } });
  await world.initialise();
  world.cardChosen({ id: 'pmt_1' });
  world.cardChosen(null);
  world.cardIs(true);
  expect(world.onFieldsChange.mock.calls).toEqual([
    [{ isComplete: true, error: null }],
    [{ isComplete: false, error: null }],
    [{ isComplete: true, error: null }],
  ]);
});

test('a transaction is made, attempted in the script, and completed as a session', async () => {
  const world = await openGateway();
  await world.initialise();
  expect(await world.gateway.authorise(request, newCard, begun)).toEqual({
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

test('an amount that has changed is not attempted', async () => {
  const world = await openGateway({ amount: 3000 });
  await world.initialise();
  const answer = await world.gateway.authorise(request, newCard, begun);
  expect(answer).toMatchObject({ kind: 'declined', isCartOutdated: true });
  expect(world.attemptPayment).not.toHaveBeenCalled();
});

test('a session of an order that was changed is renewed for the next attempt, and the card stays typed', async () => {
  const payments: FakeAnswer[] = [{ status: 422, body: { message: 'Invalid payment session.' } }];
  const made = { data: { transaction_uuid: '2', amount: 2742 } };
  const world = await openGateway({ payment: () => payments.shift() ?? made });
  await world.initialise();
  await expect(world.gateway.authorise(request, newCard, begun)).rejects.toMatchObject({
    kind: 'validation',
  });
  expect(await world.gateway.authorise(request, newCard, begun)).toMatchObject({ kind: 'authorised' });
  expect(world.calls.filter(({ call }) => call.endsWith('/session/prepare'))).toHaveLength(2);
});

test.each<[FakeAnswer, string]>([
  [{ breaks: true }, 'Failed to create transaction'],
  [{ data: { transaction_uuid: '', amount: 2742 } }, 'Failed to create transaction'],
  [{ status: 500, body: {} }, 'Failed to prepare payment'],
  [{ status: 404, body: {} }, 'Payment session ID not found. Please refresh and try again.'],
  [{ status: 409, body: { message: 'Paid already.' } }, 'Paid already.'],
])('without a transaction nothing is attempted (%j)', async (payment, message) => {
  const world = await openGateway({ payment });
  await world.initialise();
  expect(await world.gateway.authorise(request, newCard, begun)).toEqual({ kind: 'declined', message });
  expect(world.attemptPayment).not.toHaveBeenCalled();
});

test('a completion that is refused without a reason is given ours', async () => {
  const world = await openGateway({ complete: { status: 404, body: {} } });
  const completion = { transactionUuid: 'transaction-1', payments: [], terms: [] };
  await expect(world.gateway.finalise({ ...completion, source: 'online-joining' })).rejects.toMatchObject({
    message: 'Failed to complete payment',
  });
});

test('a script that breaks off in mid-payment leaves the outcome to the server', async () => {
  const world = await openGateway({ attempt: async () => Promise.reject(new Error('network')) });
  await world.initialise();
  expect(await world.gateway.authorise(request, newCard, begun)).toEqual({
    kind: 'unknown',
    transactionUuid: 'transaction-1',
    ifRefused: 'Payment failed. Please try again.',
  });
});

test('leaving takes the form away, and its script is not heard any more', async () => {
  const world = await openGateway();
  await world.initialise();
  world.gateway.tearDown();
  expect(container.childElementCount).toBe(0);
  world.cardIs(true);
  expect(world.onFieldsChange).not.toHaveBeenCalled();
  const message = 'Payment system not initialized. Please refresh and try again.';
  expect(await world.gateway.authorise(request, newCard, begun)).toEqual({ kind: 'declined', message });
});
