import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestSandbox, readAt, readTextAt, type TestSandbox } from '../server/testing.ts';
import {
  BILLING_FIELDS,
  completeChallenge,
  createOpayoCustomer,
  createOpayoSteps,
  createSessionKey,
  DECLINED_CARD_NUMBER,
  GOOD_CARD_NUMBER,
  postForm,
} from '../server/testing-opayo.ts';

let now = Date.now();
let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await openTestSandbox({ simulatorClock: () => now });
});
afterAll(() => sandbox.close());

const { post, createPayer, requestFor, authorise, complete, readPayments } = createOpayoSteps(() => sandbox);

const FAILED_CHECK = { data: { status: 'failed' } };
const endSca = (token: string, transaction: string, sca_result: string | null = null) =>
  post(token, `/api/payment-providers/sca-completion/${transaction}`, {
    transaction_uuid: transaction,
    sca_result,
  });

test('preparing returns the script address and a key that is valid for 400 seconds', async () => {
  const { token } = await createOpayoCustomer(sandbox);
  const { json } = await sandbox.call('GET', '/api/checkout/prepare', { token });
  const base = sandbox.settings.simulators.opayoLike;
  expect(readAt(json, 'data')).toMatchObject({
    payment_provider: 'opayo',
    saved_card: null,
    payment_provider_configuration: {
      mode: 'test',
      address: base,
      configuration_url: base,
      collect_billing_address: true,
      publishable_key: null,
    },
  });
  expect(Date.parse(readTextAt(json, 'data', 'session_expires_at'))).toBe(now + 400_000);
  expect(await createSessionKey(sandbox, token)).not.toBe(readTextAt(json, 'data', 'session_key'));
});

describe('a card', () => {
  test('a card that is authorised is captured once, however often it is completed', async () => {
    const { token, email, body, request } = await createPayer();
    const answer = await authorise(token, request);
    expect(readAt(answer.json, 'data')).toMatchObject({
      transaction_status: 'authorised',
      amount: readAt(body.payments, 0, 'amount'),
      client_secret: null,
      error: null,
    });
    const transaction = readTextAt(answer.json, 'data', 'transaction_uuid');
    const answers = await Promise.all([1, 2, 3].map(() => complete(token, body, transaction)));
    const orders = new Set(answers.map(({ json }) => readAt(json, 'data', 'complete_order_id')));
    expect(orders.size).toBe(1);
    expect(await readPayments(email)).toEqual({ orders: 1, charges: 1, statuses: ['captured'] });
  });

  test('a card that holds a different amount from the one the customer was shown is released, and cannot be completed', async () => {
    const { token, email, body, request } = await createPayer();
    const transaction = readTextAt((await authorise(token, request)).json, 'data', 'transaction_uuid');
    expect((await readPayments(email)).statuses).toEqual(['held']);
    const stranger = await createPayer();
    expect((await endSca(stranger.token, transaction, 'amount_changed')).status).toBe(404);
    expect((await readPayments(email)).statuses).toEqual(['held']);
    expect((await endSca(token, transaction, 'amount_changed')).json).toMatchObject(FAILED_CHECK);
    expect((await endSca(token, transaction, 'amount_changed')).json).toMatchObject(FAILED_CHECK);
    expect((await complete(token, body, transaction)).status).toBe(422);
    expect(await readPayments(email)).toEqual({ orders: 0, charges: 0, statuses: ['released'] });
  });

  test('a card that was captured is not released by the browser’s amount_changed', async () => {
    const { token, email, body, request } = await createPayer();
    const transaction = readTextAt((await authorise(token, request)).json, 'data', 'transaction_uuid');
    await complete(token, body, transaction);
    expect(readAt((await endSca(token, transaction, 'amount_changed')).json, 'data', 'status')).toBe(
      'authorised',
    );
    expect(await readPayments(email)).toEqual({ orders: 1, charges: 1, statuses: ['captured'] });
  });

  test('a card that is completed and refused for its amount concurrently has either its order or its money back', async () => {
    const { token, email, body, request } = await createPayer();
    const transaction = readTextAt((await authorise(token, request)).json, 'data', 'transaction_uuid');
    const [completed] = await Promise.all([
      complete(token, body, transaction),
      endSca(token, transaction, 'amount_changed'),
    ]);
    const isPaid = completed.status === 200;
    expect(await readPayments(email)).toEqual({
      orders: isPaid ? 1 : 0,
      charges: isPaid ? 1 : 0,
      statuses: [isPaid ? 'captured' : 'released'],
    });
  });

  test('a card that is submitted twice by a double click is charged once', async () => {
    const { token, email, request } = await createPayer();
    const answers = await Promise.all([authorise(token, request), authorise(token, request)]);
    const transactions = answers.map(({ json }) => readTextAt(json, 'data', 'transaction_uuid'));
    expect(new Set(transactions).size).toBe(1);
    expect((await readPayments(email)).orders).toBe(0);
    const completionAnswer = await complete(token, request, transactions[0] ?? '');
    expect(completionAnswer.status).toBe(200);
    expect(await readPayments(email)).toEqual({ orders: 1, charges: 1, statuses: ['captured'] });
  });

  test('a card that its bank declines is reported as declined, and another card pays', async () => {
    const customer = await createPayer(DECLINED_CARD_NUMBER);
    const { token, email, body } = customer;
    const declined = await authorise(token, customer.request);
    expect(readAt(declined.json, 'data')).toMatchObject({
      transaction_status: 'failed',
      error: { code: '2000', message: 'The Authorisation was Declined by the bank.' },
    });
    const secondResult = await authorise(token, await requestFor(customer));
    const transaction = readTextAt(secondResult.json, 'data', 'transaction_uuid');
    expect((await complete(token, body, readTextAt(declined.json, 'data', 'transaction_uuid'))).status).toBe(
      422,
    );
    expect((await complete(token, body, transaction)).status).toBe(200);
    expect(await readPayments(email)).toMatchObject({ orders: 1, charges: 1 });
  });

  test('a card that is submitted again after a lost response is held once: the first authorisation is released', async () => {
    const customer = await createPayer(GOOD_CARD_NUMBER, 'SUCCESSFUL', { attempt_id: 'one-attempt' });
    await authorise(customer.token, customer.request);
    const request = await requestFor(customer, GOOD_CARD_NUMBER, 'SUCCESSFUL', { attempt_id: 'one-attempt' });
    const second = await authorise(customer.token, request);
    await complete(customer.token, customer.body, readTextAt(second.json, 'data', 'transaction_uuid'));
    expect((await readPayments(customer.email)).statuses.sort()).toEqual(['captured', 'released']);
  });

  test('a card from another tab replaces the first, whose money is released', async () => {
    const customer = await createPayer();
    const first = await authorise(customer.token, customer.request);
    const second = await authorise(customer.token, await requestFor(customer));
    expect(
      (await complete(customer.token, customer.body, readTextAt(first.json, 'data', 'transaction_uuid')))
        .status,
    ).toBe(422);
    await complete(customer.token, customer.body, readTextAt(second.json, 'data', 'transaction_uuid'));
    expect(await readPayments(customer.email)).toMatchObject({ orders: 1, charges: 1 });
  });

  test('a card whose key has expired is refused with Opayo’s code, and nothing is held', async () => {
    const { token, email, request } = await createPayer();
    now += 401_000;
    const answer = await authorise(token, request);
    expect(answer.status).toBe(200);
    expect(readAt(answer.json, 'data')).toMatchObject({
      transaction_status: 'failed',
      error: { code: '1011' },
    });
    expect(await readPayments(email)).toEqual({ orders: 0, charges: 0, statuses: [] });
  });

  test.each([
    ['GATEWAY TIMEOUT', '9998'],
    ['GATEWAY ERROR', '9999'],
    ['REJECT', '4026'],
    ['TECHDIFFICULTIES', '4026'],
  ])('a card in the name of %s gives the code %s', async (holder, code) => {
    const { token, request } = await createPayer(GOOD_CARD_NUMBER, holder);
    const answer = await authorise(token, request);
    expect(readAt(answer.json, 'data')).toMatchObject({ transaction_status: 'failed', error: { code } });
  });

  test('a card is required', async () => {
    const { token, body } = await createOpayoCustomer(sandbox);
    const answer = await authorise(token, { ...body, ...BILLING_FIELDS });
    expect([answer.status, Object.keys(Object(readAt(answer.json, 'errors')))]).toEqual([
      422,
      ['card_identifier'],
    ]);
  });
});

describe('the bank’s challenge', () => {
  const authoriseWithChallenge = async (holder = 'CHALLENGE', number = GOOD_CARD_NUMBER) => {
    const customer = await createPayer(number, holder);
    const answer = await authorise(customer.token, customer.request);
    expect(readAt(answer.json, 'data', 'transaction_status')).toBe('sca_required');
    return { ...customer, answer, transaction: readTextAt(answer.json, 'data', 'transaction_uuid') };
  };

  test('the bank’s challenge is a form for the bank, and passing it lets the payment complete', async () => {
    const { token, email, body, answer, transaction } = await authoriseWithChallenge();
    expect(readAt(answer.json, 'data')).toMatchObject({
      sca_url: `${sandbox.settings.simulators.bank}/3ds/challenge`,
      sca_method: 'POST',
      sca_data: { creq: expect.any(String), threeDSSessionData: expect.any(String) },
    });
    expect(readAt((await endSca(token, transaction, 'authorised')).json, 'data', 'status')).toBe('pending');
    expect((await complete(token, body, transaction)).status).toBe(422);
    const page = await completeChallenge(sandbox, answer.json, 'passed');
    expect(page.status).toBe(200);
    expect(page.body.toString()).toContain(`data-ref="${transaction}" data-status="authorised"`);
    expect(String(page.headers['content-security-policy'])).toContain(
      `frame-ancestors ${sandbox.settings.sites.onlineJoining}`,
    );
    expect(readAt((await endSca(token, transaction)).json, 'data', 'status')).toBe('authorised');
    expect((await complete(token, body, transaction)).status).toBe(200);
    expect(await readPayments(email)).toEqual({ orders: 1, charges: 1, statuses: ['captured'] });
  });

  test('the bank’s challenge in version 1 has other names for the same fields', async () => {
    const { token, body, answer, transaction } = await authoriseWithChallenge('CHALLENGE V1');
    expect(Object.keys(Object(readAt(answer.json, 'data', 'sca_data'))).sort()).toEqual([
      'MD',
      'PaReq',
      'TermUrl',
    ]);
    await completeChallenge(sandbox, answer.json, 'passed');
    expect((await complete(token, body, transaction)).status).toBe(200);
  });

  test('the bank’s challenge, if failed, takes no money, and another card pays', async () => {
    const customer = await authoriseWithChallenge();
    const { token, email, body, answer, transaction } = customer;
    const page = await completeChallenge(sandbox, answer.json, 'failed');
    expect(page.body.toString()).toContain('data-status="failed"');
    expect(readAt((await endSca(token, transaction, 'authorised')).json, 'data', 'status')).toBe('failed');
    expect((await complete(token, body, transaction)).status).toBe(422);
    const secondResult = await authorise(token, await requestFor(customer));
    const secondTransaction = readTextAt(secondResult.json, 'data', 'transaction_uuid');
    expect((await complete(token, body, secondTransaction)).status).toBe(200);
    expect(await readPayments(email)).toMatchObject({ orders: 1, charges: 1 });
  });

  test('the bank’s challenge can be passed with a card that the bank then declines', async () => {
    const { token, answer, transaction } = await authoriseWithChallenge('CHALLENGE', DECLINED_CARD_NUMBER);
    await completeChallenge(sandbox, answer.json, 'passed');
    expect(readAt((await endSca(token, transaction)).json, 'data', 'status')).toBe('failed');
  });

  test('the bank’s challenge has ended if it is for a different amount from the one shown', async () => {
    const { token, email, answer, transaction } = await authoriseWithChallenge();
    expect((await endSca(token, transaction, 'amount_changed')).json).toMatchObject(FAILED_CHECK);
    await completeChallenge(sandbox, answer.json, 'passed');
    expect(readAt((await endSca(token, transaction)).json, 'data', 'status')).toBe('failed');
    expect((await readPayments(email)).statuses).toEqual([]);
  });

  test('the bank’s challenge has ended once the customer closes it: the bank’s late response holds no money', async () => {
    const { token, email, answer, transaction } = await authoriseWithChallenge();
    expect(readAt((await endSca(token, transaction, 'cancelled')).json, 'data', 'status')).toBe('failed');
    const page = await completeChallenge(sandbox, answer.json, 'passed');
    expect(page.body.toString()).toContain('data-status="failed"');
    expect(readAt((await endSca(token, transaction)).json, 'data', 'status')).toBe('failed');
    expect((await readPayments(email)).statuses).toEqual([]);
  });

  test('the bank’s challenge is not passed with a forged response', async () => {
    const { token, answer, transaction } = await authoriseWithChallenge();
    const creq = readTextAt(answer.json, 'data', 'sca_data', 'creq');
    const threeDSSessionData = readTextAt(answer.json, 'data', 'sca_data', 'threeDSSessionData');
    const forged = {
      ...JSON.parse(Buffer.from(creq, 'base64url').toString()),
      messageType: 'CRes',
      transStatus: 'Y',
    };
    const cres = Buffer.from(JSON.stringify(forged)).toString('base64url');
    const address = `${sandbox.settings.sites.onlineJoining}/api/payment-providers/sca-notification`;
    await postForm(address, { cres, threeDSSessionData });
    expect(readAt((await endSca(token, transaction, 'authorised')).json, 'data', 'status')).toBe('failed');
    expect((await postForm(address, { cres, threeDSSessionData: 'unknown' })).status).toBe(404);
  });

  test('the bank’s challenge has to reach the bank within 30 seconds, and only once', async () => {
    const { answer } = await authoriseWithChallenge();
    const fields = Object.fromEntries(
      Object.entries(Object(readAt(answer.json, 'data', 'sca_data'))).map(([name, value]) => [
        name,
        String(value),
      ]),
    );
    const url = readTextAt(answer.json, 'data', 'sca_url');
    expect((await postForm(url, fields)).status).toBe(200);
    expect((await postForm(url, fields)).body.toString()).toContain('error 305');
    const lateChallenge = await authoriseWithChallenge();
    now += 31_000;
    const lateFields = {
      creq: readTextAt(lateChallenge.answer.json, 'data', 'sca_data', 'creq'),
      threeDSSessionData: '',
    };
    expect((await postForm(url, lateFields)).body.toString()).toContain('error 402');
  });
});
