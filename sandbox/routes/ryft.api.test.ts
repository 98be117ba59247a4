import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listAt, openTestSandbox, readAt, readTextAt, type TestSandbox } from '../server/testing.ts';
import { answerBank } from '../server/testing-journey.ts';
import { attemptPaymentInForm } from '../server/testing-ryft.ts';
import { visitAddress } from '../server/testing-visit.ts';

const GOOD_CARD_NUMBER = '4012000000060085';
const ASKS_BANK = '4918190000000002';

let now = Date.now();
let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await openTestSandbox({ simulatorClock: () => now });
});
afterAll(() => sandbox.close());

/** A customer at a centre with the Ryft-like provider, with a prepared session and consent. */
async function createReadySession(state = 'provider-ryft') {
  const scenario = await sandbox.runScenario(state);
  const token = readTextAt(scenario, 'token');
  const post = (path: string, body: unknown) => sandbox.call('POST', path, { token, body });
  const session = await post('/api/checkout/session/prepare', { source: 'online-joining' });
  const body = {
    source: 'online-joining',
    terms: listAt(scenario, 'termIds'),
    payments: [{ tender_type: 'card', amount: readAt(scenario, 'total') }],
  };
  const paymentAnswer = await post('/api/checkout/session/payment', {
    ...body,
    payment_session_id: readTextAt(session.json, 'data', 'payment_session_id'),
  });
  const transaction = readTextAt(paymentAnswer.json, 'data', 'transaction_uuid');
  return {
    email: readTextAt(scenario, 'email'),
    token,
    session,
    secret: readTextAt(session.json, 'data', 'client_secret'),
    transaction,
    complete: () => post(`/api/checkout/session/complete/${transaction}`, body),
    sca: () =>
      post(`/api/payment-providers/sca-completion/${transaction}`, {
        transaction_uuid: transaction,
        sca_result: 'authorised',
      }),
  };
}

const attemptPayment = (clientSecret: string, number = GOOD_CARD_NUMBER, cvc = '123') =>
  attemptPaymentInForm(sandbox, clientSecret, number, { cvc, year: new Date(now).getFullYear() + 3 });

async function readPayments(email: string) {
  const { json } = await sandbox.call('GET', `/_sandbox/ledger?email=${encodeURIComponent(email)}`);
  const statuses = listAt(json, 'data', 'providerCharges').map((charge) => readAt(charge, 'status'));
  return { orders: listAt(json, 'data', 'orders').length, statuses };
}

test('the session names the provider, its public key and the account', async () => {
  const { session } = await createReadySession();
  expect(readAt(session.json, 'data')).toMatchObject({
    payment_provider: 'ryft',
    payment_session_id: expect.stringMatching(/^ps_/),
    client_secret: expect.stringMatching(/^ps_\w+_secret_\w+$/),
    payment_provider_configuration: {
      public_key: expect.stringMatching(/^pk_sandbox_/),
      account_id: expect.stringMatching(/^ac_/),
      configuration_url: null,
      collect_billing_address: false,
    },
  });
});

describe('a session', () => {
  test('a session that is approved is captured once, however often it is completed', async () => {
    const { email, secret, complete } = await createReadySession();
    expect(readAt(await attemptPayment(secret), 'status')).toBe('Approved');
    const answers = await Promise.all([complete(), complete(), complete()]);
    expect(new Set(answers.map(({ json }) => readAt(json, 'data', 'complete_order_id'))).size).toBe(1);
    expect(await readPayments(email)).toEqual({ orders: 1, statuses: ['captured'] });
  });

  test('a session without a card attempt cannot be completed', async () => {
    const { email, complete } = await createReadySession();
    expect((await complete()).status).toBe(422);
    expect(await readPayments(email)).toEqual({ orders: 0, statuses: [] });
  });

  test('a session that is declined stays open, says why in lastError, and takes another card', async () => {
    const { email, secret, complete } = await createReadySession();
    expect(await attemptPayment(secret, GOOD_CARD_NUMBER, '200')).toMatchObject({
      status: 'PendingPayment',
      lastError: 'insufficient_funds',
    });
    const refusal = await complete();
    expect([refusal.status, readAt(refusal.json, 'message')]).toEqual([
      422,
      'Your payment method does not have sufficient funds',
    ]);
    await attemptPayment(secret);
    expect((await complete()).status).toBe(200);
    const payments = await readPayments(email);
    expect([payments.orders, payments.statuses.sort()]).toEqual([1, ['captured', 'failed']]);
  });

  test.each([
    ['completed', 'authorised', 200],
    ['failed', 'failed', 422],
  ])('a session whose bank challenge is %s is %s', async (outcome, status, answer) => {
    const { secret, complete, sca } = await createReadySession();
    const challengedAttempt = await attemptPayment(secret, ASKS_BANK);
    expect(readAt(challengedAttempt, 'status')).toBe('PendingAction');
    expect(readAt((await sca()).json, 'data', 'status')).toBe('pending');
    await answerBank(readTextAt(challengedAttempt, 'requiredAction', 'url'), outcome);
    expect(readAt((await sca()).json, 'data', 'status')).toBe(status);
    expect((await complete()).status).toBe(answer);
  });

  test('a session with the bank’s response redirects to a page that notifies only our checkout', async () => {
    const { secret, transaction } = await createReadySession();
    const challengedAttempt = await attemptPayment(secret, ASKS_BANK);
    const bankPage = await visitAddress(readTextAt(challengedAttempt, 'requiredAction', 'url'));
    const returnUrl =
      /data-return="([^"]+)"/.exec(bankPage.body.toString())?.[1]?.replaceAll('&#38;', '&') ?? '';
    const page = await visitAddress(`${returnUrl}&redirect_status=succeeded`);
    const { onlineJoining } = sandbox.settings.sites;
    expect(page.status).toBe(200);
    expect(page.body.toString()).toContain(`data-ref="${transaction}" data-target="${onlineJoining}"`);
    expect(String(page.headers['content-security-policy'])).toContain(`frame-ancestors ${onlineJoining}`);
    expect((await visitAddress(returnUrl.replace(transaction, '"><script>'))).body.toString()).not.toContain(
      '"><script>',
    );
  });

  test('a session at a slow bank is processing, and then approved', async () => {
    const { email, secret, complete } = await createReadySession();
    expect(await attemptPayment(secret, GOOD_CARD_NUMBER, '210')).toMatchObject({
      status: 'PendingPayment',
      lastError: null,
    });
    expect(readAt((await complete()).json, 'data')).toEqual({
      complete_order_id: null,
      status: 'processing',
    });
    now += 5_000;
    expect(readAt((await complete()).json, 'data', 'status')).toBe('completed');
    expect((await readPayments(email)).statuses).toEqual(['captured']);
  });

  test('a session that is attempted twice concurrently holds the money once', async () => {
    const { email, secret, complete } = await createReadySession();
    await Promise.all([attemptPayment(secret), attemptPayment(secret)]);
    await complete();
    expect((await readPayments(email)).statuses).toEqual(['captured']);
  });
});

test('a wrong secret, a wrong key and a wrong card are refused in Ryft’s shape', async () => {
  const { secret } = await createReadySession();
  expect(await attemptPayment('ps_1_secret_2')).toMatchObject({
    requestId: expect.any(String),
    code: '404',
    errors: [{ code: 'resource_not_found' }],
  });
  expect(await attemptPayment(secret, '4012000000060084')).toMatchObject({ code: '400' });
  const id = secret.split('_secret_')[0];
  const { ryftLike } = sandbox.settings.simulators;
  const noKey = await visitAddress(`${ryftLike}/v1/payment-sessions/${id}?clientSecret=${secret}`);
  expect(noKey.status).toBe(403);
});

test.each(['/v2/ryft.min.js', '/v2/card.js'])(
  'the script %s is one plain script without imports or HTML sinks',
  async (path) => {
    const text = (await visitAddress(sandbox.settings.simulators.ryftLike + path)).body.toString();
    expect(text).not.toMatch(/^(import|export) /m);
    expect(text).not.toMatch(/innerHTML|outerHTML|insertAdjacentHTML|document\.write|\beval\(|new Function/);
    expect(text).not.toMatch(/postMessage\([^)]*'\*'/);
  },
);

test('a card that is saved in the provider’s form is offered at the customer’s next payment, once it has paid', async () => {
  const customer = await createReadySession();
  const { simulators, sites } = sandbox.settings;
  const { body } = await visitAddress(`${simulators.ryftLike}/v1/payment-sessions/attempt-payment`, {
    method: 'POST',
    headers: { authorization: 'pk_sandbox_pavilion', 'content-type': 'application/json' },
    body: JSON.stringify({
      clientSecret: customer.secret,
      cardDetails: { number: GOOD_CARD_NUMBER, expiryMonth: '12', expiryYear: '2049', cvc: '123' },
      paymentMethodOptions: { store: true },
      parentOrigin: sites.onlineJoining,
    }),
  });
  expect(JSON.parse(body.toString())).toMatchObject({ status: 'Approved' });
  await customer.complete();
  await sandbox.runScenario('another-basket', {
    token: customer.token,
    venueSlug: 'didsbury-park-sports-centre',
  });
  const session = await sandbox.call('POST', '/api/checkout/session/prepare', {
    token: customer.token,
    body: { source: 'online-joining' },
  });
  expect(readAt(session.json, 'data', 'saved_card')).toMatchObject({
    card_type: 'Visa',
    last_four_digits: '0085',
    expiry_date: '12/49',
    card_identifier: expect.stringMatching(/^pmt_/),
  });
  expect(JSON.parse(readTextAt(session.json, 'data', 'customer_payment_methods'))).toEqual({
    items: [
      {
        id: readAt(session.json, 'data', 'saved_card', 'card_identifier'),
        type: 'Card',
        customerId: expect.stringMatching(/^cus_/),
        card: { scheme: 'Visa', last4: '0085', expiryMonth: '12', expiryYear: '2049' },
        billingAddress: null,
        checks: { avsResponseCode: null, cvvResponseCode: null },
        createdTimestamp: expect.any(Number),
      },
    ],
  });
});

test('a customer without saved cards has an empty list of them', async () => {
  const { session } = await createReadySession();
  expect(readTextAt(session.json, 'data', 'customer_payment_methods')).toBe('{"items":[]}');
});

test('a saved card pays only in a session of its own customer', async () => {
  const keeper = await createReadySession('provider-ryft-with-saved-card');
  const otherSession = await createReadySession();
  const [card] = listAt(
    JSON.parse(readTextAt(keeper.session.json, 'data', 'customer_payment_methods')),
    'items',
  );
  const keptCardId = readTextAt(card, 'id');
  expect(await attemptPaymentInForm(sandbox, otherSession.secret, { keptCardId })).toMatchObject({
    code: '400',
  });
  expect(await attemptPaymentInForm(sandbox, keeper.secret, { keptCardId })).toMatchObject({
    status: 'Approved',
  });
});
