import { expect, test } from 'vitest';
import type { FakeAnswer } from '@/shared/testing';
import { createSessionAnswer, openGateway } from './testing/ryft-world';

// Proves P2.10.
test('a session is prepared for the source, and the script gets its keys', async () => {
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

test('a session that was prepared with the payment is used', async () => {
  const world = await openGateway({
    prepared: { payment_session_id: 'ps_7', client_secret: 'ps_7_secret_8' },
  });
  await world.initialise();
  expect(world.asked('/session/prepare')).toEqual([]);
  expect(world.init).toHaveBeenCalledWith(expect.objectContaining({ clientSecret: 'ps_7_secret_8' }));
});

test.each([{ payment_session_id: 'ps_7' }, { client_secret: 'ps_7_secret_8' }])(
  'an incomplete session (%j) is not used: a complete one is requested',
  async (prepared) => {
    const world = await openGateway({ prepared });
    await world.initialise();
    expect(world.init).toHaveBeenCalledWith(expect.objectContaining({ clientSecret: 'ps_1_secret_2' }));
  },
);

test('the site’s gateway pays by the operator’s API', async () => {
  const world = await openGateway({ isOfSite: true });
  await world.initialise();
  expect(await world.pay()).toEqual({ kind: 'authorised', transactionUuid: 'transaction-1' });
});

test('the script comes from the operator’s configured address and is loaded once per page', async () => {
  const world = await openGateway({ scriptUrl: 'https://cdn.example/ryft.js' });
  await world.initialise();
  await world.initialise();
  expect(world.loadScript).toHaveBeenCalledExactlyOnceWith(
    'https://cdn.example/ryft.js',
    expect.any(AbortSignal),
  );
});

const atTheBank = {
  status: 'PendingAction',
  requiredAction: { type: 'Redirect', url: 'https://acs.bank.example/challenge/1' },
};

test('after the bank’s page the next attempt requests the current session', async () => {
  const world = await openGateway({ attempt: async () => atTheBank });
  await world.initialise();
  await world.pay();
  await world.pay();
  expect(world.calls.filter(({ call }) => call.endsWith('/session/prepare'))).toHaveLength(2);
});

// Proves P2.14.
test('an amount that has changed is not attempted', async () => {
  const world = await openGateway({ amount: 3000 });
  await world.initialise();
  const answer = await world.pay();
  expect(answer).toMatchObject({ kind: 'declined', isCartOutdated: true });
  expect(world.attemptPayment).not.toHaveBeenCalled();
  await world.pay();
  expect(world.asked('/session/prepare')).toHaveLength(2);
});

test('after a decline the same session is used again', async () => {
  const world = await openGateway({ attempt: async () => ({ status: 'Declined' }) });
  await world.initialise();
  await world.pay();
  await world.pay();
  expect(world.asked('/session/prepare')).toHaveLength(1);
});

const createdPayment: FakeAnswer = { data: { transaction_uuid: 'transaction-1', amount: 2742 } };

test.each<[string, FakeAnswer, number]>([
  ['that the server knows no longer is renewed for the next attempt', { status: 404, body: {} }, 2],
  ['is kept after a server error', { status: 500, body: {} }, 1],
  ['is kept after a network failure', { breaks: true }, 1],
])('a session %s', async (_, first, sessions) => {
  const answers = [first];
  const world = await openGateway({ payment: () => answers.shift() ?? createdPayment });
  await world.initialise();
  expect(await world.pay()).toMatchObject({ kind: 'declined' });
  expect(await world.pay()).toMatchObject({ kind: 'authorised' });
  expect(world.asked('/session/prepare')).toHaveLength(sessions);
});

test('after a change of the order the next attempt renews the session, and the typed card stays', async () => {
  const payments: FakeAnswer[] = [{ status: 422, body: { message: 'Invalid payment session.' } }];
  const createdPayment = { data: { transaction_uuid: '2', amount: 2742 } };
  const world = await openGateway({ payment: () => payments.shift() ?? createdPayment });
  await world.initialise();
  await expect(world.pay()).rejects.toMatchObject({
    kind: 'validation',
  });
  expect(await world.pay()).toMatchObject({ kind: 'authorised' });
  expect(world.calls.filter(({ call }) => call.endsWith('/session/prepare'))).toHaveLength(2);
});

test('the renewed session is then used, for the same source', async () => {
  const answers: FakeAnswer[] = [{ status: 404, body: {} }];
  const sessions = [
    createSessionAnswer(),
    createSessionAnswer({ payment_session_id: 'ps_2', client_secret: 'ps_2_secret_3' }),
  ];
  const world = await openGateway({
    payment: () => answers.shift() ?? createdPayment,
    prepare: () => sessions.shift() ?? createSessionAnswer(),
  });
  await world.initialise();
  for (let attempt = 0; attempt < 3; attempt += 1) await world.pay();
  const source = { source: 'online-joining' };
  expect(world.asked('/session/prepare')).toEqual([source, source]);
  expect(world.asked('/session/payment')).toEqual([
    expect.objectContaining({ payment_session_id: 'ps_1' }),
    expect.objectContaining({ payment_session_id: 'ps_2' }),
    expect.objectContaining({ payment_session_id: 'ps_2' }),
  ]);
  expect(world.attemptPayment).toHaveBeenLastCalledWith(
    expect.objectContaining({ clientSecret: 'ps_2_secret_3' }),
  );
});

test.each([{ payment_session_id: null }, { client_secret: null }])(
  'without a complete new session (%j) the customer is asked to refresh, and nothing is attempted',
  async (half) => {
    const sessions = [createSessionAnswer(), createSessionAnswer(half)];
    const world = await openGateway({
      payment: { status: 404, body: {} },
      prepare: () => sessions.shift() ?? createSessionAnswer(),
    });
    await world.initialise();
    await world.pay();
    expect(await world.pay()).toEqual({
      kind: 'declined',
      message: 'Payment session ID not found. Please refresh and try again.',
    });
    expect(world.asked('/session/payment')).toHaveLength(1);
  },
);
