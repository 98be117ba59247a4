import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  type AuthorisePaymentRequest,
  completeSession,
  createSessionPayment,
  preparePayment,
  prepareSession,
} from '@/shared/api';
import { type FakeAnswer, fakeOperator } from '@/shared/testing';
import {
  buildCompletedPayment,
  buildPaymentProviderConfiguration,
  buildPreparedPayment,
} from '../../../../../tests/fixtures/checkout.ts';
import type { Wire } from '../../../../../tests/fixtures/wire.ts';
import { authorisationOf } from './outcome';
import { createRyftLikeGateway } from './ryft-like-gateway';
import type { RyftSession } from './sdk';

const request: AuthorisePaymentRequest = {
  billingFirstName: 'Sam',
  billingLastName: 'Taylor',
  billingAddressLineOne: '4 Mill Lane',
  billingCity: 'Norwich',
  billingPostcode: 'NR1 1SR',
  payments: [{ tenderType: 'card', amount: 2742 }],
  completedWaivers: [],
  source: 'online-joining',
  terms: ['terms-1'],
  itemHash: 'hash-1',
  attemptId: 'attempt-1',
};
const newCard = { savedCard: null, readSecurityCode: () => '' };
const sdkWords = {
  getUserFacingErrorMessage: (code: string) => (code === 'expired_card' ? 'Your card has expired' : ''),
};

test.each<[RyftSession, object]>([
  [{ status: 'Approved' }, { kind: 'authorised' }],
  [{ status: 'Captured', lastError: null }, { kind: 'authorised' }],
  [
    { status: 'PendingPayment', lastError: 'expired_card' },
    { kind: 'declined', message: 'Your card has expired' },
  ],
  [
    { status: 'PendingPayment', lastError: 'a_new_code' },
    { kind: 'declined', message: 'Payment failed. Please try again.' },
  ],
  [
    { status: 'PendingPayment' },
    {
      kind: 'unknown',
      ifRefused: 'Payment is still being processed. Please wait a moment and try again.',
    },
  ],
  [
    { status: 'PendingAction' },
    {
      kind: 'unknown',
      ifRefused: 'Additional action required. Please complete the authentication process.',
    },
  ],
  [
    { status: 'Declined' },
    {
      kind: 'declined',
      message: 'Payment was declined. Please check your card details or try a different payment method.',
    },
  ],
  [
    { status: 'Failed' },
    { kind: 'declined', message: 'Payment processing failed. Please try again or contact support.' },
  ],
  [
    { status: 'Voided' },
    { kind: 'unknown', ifRefused: 'Payment was not successful (status: Voided). Please try again.' },
  ],
])('a session that ends as %j is understood', (session, expected) => {
  expect(authorisationOf(session, 'transaction-1', sdkWords)).toMatchObject(expected);
});

let container: HTMLElement;
beforeEach(() => {
  container = document.createElement('div');
  document.body.append(container);
});
afterEach(() => {
  container.remove();
  delete window.Ryft;
});

type World = {
  session?: Partial<Wire<'PreparedPayment'>>;
  attempt?: () => Promise<RyftSession>;
  isScriptBlocked?: boolean;
  amount?: number;
  payment?: FakeAnswer;
};

async function openGateway(world: World = {}) {
  const configuration = buildPaymentProviderConfiguration({
    publishable_key: null,
    public_key: 'pk_sandbox_1',
    account_id: 'ac_1',
  });
  const prepared = { payment_provider: 'ryft', payment_provider_configuration: configuration };
  const calls = fakeOperator({
    'GET /api/checkout/prepare': { data: buildPreparedPayment({ ...prepared, session_key: null }) },
    'POST /api/checkout/session/prepare': {
      data: buildPreparedPayment({
        ...prepared,
        payment_session_id: 'ps_1',
        client_secret: 'ps_1_secret_2',
        ...world.session,
      }),
    },
    'POST /api/checkout/session/payment': world.payment ?? {
      data: { transaction_uuid: 'transaction-1', amount: world.amount ?? 2742 },
    },
    'POST /api/checkout/session/complete/transaction-1': { data: buildCompletedPayment() },
  });
  const handlers = new Map<string, (event: { isValid?: boolean }) => void>();
  const attemptPayment = vi.fn(world.attempt ?? (async () => ({ status: 'Approved' })));
  const init = vi.fn(() => {
    const frame = document.createElement('iframe');
    document.querySelector('#ryft-pay-form')?.append(frame);
    queueMicrotask(() => queueMicrotask(() => frame.dispatchEvent(new Event('load'))));
  });
  const loadScript = vi.fn(async () => {
    if (world.isScriptBlocked) throw new Error('blocked');
    window.Ryft = {
      init,
      addEventHandler: (name, handler) => void handlers.set(name, handler),
      attemptPayment,
      ...sdkWords,
    };
  });
  const gateway = createRyftLikeGateway({
    loadScript,
    prepareSession,
    createSessionPayment,
    completeSession,
  });
  const onFieldsChange = vi.fn();
  const start = await preparePayment();
  const initialise = () =>
    gateway.initialise({
      prepared: start,
      container,
      settings: { scriptUrl: null, isOwnForm: false },
      source: 'online-joining',
      isSavingOffered: true,
      onFieldsChange,
    });
  const cardIs = (isValid: boolean) => handlers.get('cardValidationChanged')?.({ isValid });
  return { gateway, initialise, init, loadScript, attemptPayment, onFieldsChange, cardIs, calls };
}

test('a session is prepared for the source, and the script is given its keys', async () => {
  const world = await openGateway();
  await world.initialise();
  expect(world.calls.at(-1)).toEqual({
    call: 'POST /api/checkout/session/prepare',
    body: { source: 'online-joining' },
  });
  expect(world.loadScript).toHaveBeenCalledWith('https://embedded.ryftpay.com/v2/ryft.min.js');
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
  ['no provider', { session: { payment_provider: '' } }, 'Payment provider not found in session'],
])('%s is told in its words', async (_, given, message) => {
  const world = await openGateway(given);
  await expect(world.initialise()).rejects.toEqual({ kind: 'gateway', message });
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

test('a transaction is made, attempted in the script, and completed as a session', async () => {
  const world = await openGateway();
  await world.initialise();
  expect(await world.gateway.authorise(request, newCard)).toEqual({
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
  expect(await world.gateway.authorise(request, newCard)).toMatchObject({
    kind: 'declined',
    isCartOutdated: true,
  });
  expect(world.attemptPayment).not.toHaveBeenCalled();
});

test('without a transaction nothing is attempted', async () => {
  const world = await openGateway({ payment: { breaks: true } });
  await world.initialise();
  expect(await world.gateway.authorise(request, newCard)).toEqual({
    kind: 'declined',
    message: 'Failed to create transaction',
  });
  expect(world.attemptPayment).not.toHaveBeenCalled();
});

test('a script that breaks off in mid-payment leaves the outcome to the server', async () => {
  const world = await openGateway({ attempt: async () => Promise.reject(new Error('network')) });
  await world.initialise();
  expect(await world.gateway.authorise(request, newCard)).toEqual({
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
  expect(await world.gateway.authorise(request, newCard)).toEqual({
    kind: 'declined',
    message: 'Payment system not initialized. Please refresh and try again.',
  });
});
