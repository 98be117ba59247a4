import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoId } from '../seed/demo-ids.ts';
import { listAt, openTestSandbox, readAt, readTextAt, type TestSandbox } from '../server/testing.ts';
import { logIn, payWithCard } from '../server/testing-journey.ts';
import { createOpayoSteps, GOOD_CARD_NUMBER } from '../server/testing-opayo.ts';
import { attemptPaymentInForm } from '../server/testing-ryft.ts';

const VISA = '4242424242424242';
const MASTERCARD = '5555555555554444';
const OPAYO_MASTERCARD = '5186150660000009';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await openTestSandbox();
});
afterAll(() => sandbox.close());

const { createPayer, requestFor, authorise, complete, post } = createOpayoSteps(() => sandbox);

/** The customer's charges at the provider, with the card's last digits: `held 4242`. */
async function listCharges(email: string): Promise<string[]> {
  const { json } = await sandbox.call('GET', `/_sandbox/ledger?email=${encodeURIComponent(email)}`);
  return listAt(json, 'data', 'providerCharges')
    .map((charge) => `${readAt(charge, 'status')} ${readAt(charge, 'last4')}`)
    .sort();
}

/** A customer at a centre with this provider, and the common body of its payment calls. */
async function createScenarioCustomer(scenario: string) {
  const scenarioData = await sandbox.runScenario(scenario);
  const body = {
    source: 'online-joining',
    item_hash: readTextAt(scenarioData, 'itemHash'),
    terms: listAt(scenarioData, 'termIds'),
    payments: [{ tender_type: 'card', amount: readAt(scenarioData, 'total') }],
  };
  return { token: readTextAt(scenarioData, 'token'), email: readTextAt(scenarioData, 'email'), body };
}

describe('a provider whose script pays', () => {
  async function createStripeCustomer() {
    const customer = await createScenarioCustomer('provider-stripe');
    const { token, body } = customer;
    const authoriseAttempt = async (attempt_id: string) => {
      const { json } = await post(token, '/api/checkout/authorise', { ...body, attempt_id });
      return {
        transaction: readTextAt(json, 'data', 'transaction_uuid'),
        secret: readTextAt(json, 'data', 'client_secret'),
      };
    };
    return { ...customer, attempt: authoriseAttempt };
  }

  test('a provider whose script pays charges the card of the last attempt, and releases what an earlier one holds', async () => {
    const { token, email, body, attempt } = await createStripeCustomer();
    const first = await attempt('one');
    await payWithCard(sandbox, first.secret, VISA);
    const second = await attempt('two');
    expect(second.secret).not.toBe(first.secret);
    expect(await listCharges(email)).toEqual(['released 4242']);
    await payWithCard(sandbox, second.secret, MASTERCARD);
    const completionAnswer = await complete(token, body, second.transaction);
    const order = await sandbox.call(
      'GET',
      `/api/orders/${readTextAt(completionAnswer.json, 'data', 'complete_order_id')}`,
      {
        token,
      },
    );
    expect(readAt(order.json, 'data', 'payments', 0, 'card', 'last_four_digits')).toBe('4444');
    expect(await listCharges(email)).toEqual(['captured 4444', 'released 4242']);
  });

  test('a provider whose script pays gives the same attempt the same response, and holds its money once', async () => {
    const { email, attempt } = await createStripeCustomer();
    const first = await attempt('one');
    await payWithCard(sandbox, first.secret, VISA);
    expect(await attempt('one')).toEqual(first);
    expect(await listCharges(email)).toEqual(['held 4242']);
  });

  test('a payment that had already claimed the basket is completed, and the later attempt reports the order as paid', async () => {
    const scenario = await sandbox.runScenario('a-cart-that-is-being-paid');
    const token = readTextAt(scenario, 'token');
    const cart = readAt((await sandbox.call('GET', '/api/cart', { token })).json, 'data');
    const secondResult = await post(token, '/api/checkout/authorise', {
      source: 'online-joining',
      terms: [],
      payments: [{ tender_type: 'card', amount: readAt(cart, 'totals', 'balance') }],
      attempt_id: 'another',
    });
    expect([secondResult.status, readAt(secondResult.json, 'code')]).toEqual([422, 'already_paid']);
    const cartAfter = await sandbox.call('GET', '/api/cart', { token });
    expect(readAt(cartAfter.json, 'data', 'complete_order_id')).toEqual(expect.any(String));
  });
});

describe('a provider that the server charges', () => {
  test('another card under the same attempt is another attempt: the first card’s money is released', async () => {
    const customer = await createPayer(GOOD_CARD_NUMBER, 'SUCCESSFUL', { attempt_id: 'one' });
    const { token, email, body, request } = customer;
    await authorise(token, request);
    const otherRequest = await requestFor(customer, OPAYO_MASTERCARD, 'SUCCESSFUL', { attempt_id: 'one' });
    const answer = await authorise(token, otherRequest);
    await complete(token, body, readTextAt(answer.json, 'data', 'transaction_uuid'));
    expect(await listCharges(email)).toEqual(['captured 0009', 'released 0006']);
  });

  test('the same attempt with the same card is not charged twice', async () => {
    const { token, email, request } = await createPayer(GOOD_CARD_NUMBER, 'SUCCESSFUL', {
      attempt_id: 'one',
    });
    const [first, second] = [await authorise(token, request), await authorise(token, request)];
    expect(second.json).toEqual(first.json);
    expect(await listCharges(email)).toEqual(['held 0006']);
  });
});

describe('a session-style provider', () => {
  async function createRyftCustomer() {
    const customer = await createScenarioCustomer('provider-ryft');
    const { token, body } = customer;
    return {
      ...customer,
      prepare: async () => {
        const { json } = await post(token, '/api/checkout/session/prepare', { source: 'online-joining' });
        return {
          id: readTextAt(json, 'data', 'payment_session_id'),
          secret: readTextAt(json, 'data', 'client_secret'),
        };
      },
      agree: (payment_session_id: string, attempt_id: string | null) =>
        post(token, '/api/checkout/session/payment', { ...body, payment_session_id, attempt_id }),
      finish: (transaction: string) => post(token, `/api/checkout/session/complete/${transaction}`, body),
    };
  }

  test('a session with a card attempt is not reused, and consenting to another one releases its money', async () => {
    const { email, prepare, agree, finish } = await createRyftCustomer();
    const first = await prepare();
    expect(await prepare()).toEqual(first);
    await agree(first.id, 'one');
    await attemptPaymentInForm(sandbox, first.secret, '4012000000060085');
    const second = await prepare();
    expect(second.id).not.toBe(first.id);
    const agreed = await agree(second.id, 'two');
    expect(await listCharges(email)).toEqual(['released 0085']);
    await attemptPaymentInForm(sandbox, second.secret, MASTERCARD);
    expect((await finish(readTextAt(agreed.json, 'data', 'transaction_uuid'))).status).toBe(200);
    expect(await listCharges(email)).toEqual(['captured 4444', 'released 0085']);
  });

  test('a card attempt before consent is refused, and its money is released', async () => {
    const { email, prepare, agree } = await createRyftCustomer();
    const { id, secret } = await prepare();
    await attemptPaymentInForm(sandbox, secret, '4012000000060085');
    const refusal = await agree(id, 'one');
    expect([refusal.status, readAt(refusal.json, 'code')]).toEqual([422, 'session_ended']);
    expect(await listCharges(email)).toEqual(['released 0085']);
  });

  test('consenting again in the same attempt has the same response, even after its card was tried', async () => {
    const { email, prepare, agree } = await createRyftCustomer();
    const { id, secret } = await prepare();
    const first = await agree(id, 'one');
    await attemptPaymentInForm(sandbox, secret, '4012000000060085');
    expect((await agree(id, 'one')).json).toEqual(first.json);
    expect(await listCharges(email)).toEqual(['held 0085']);
  });
});

test('money that is held for a customer’s own basket stays held while staff sell something at the till', async () => {
  const scenario = await sandbox.runScenario('provider-stripe');
  const [token, email] = [readTextAt(scenario, 'token'), readTextAt(scenario, 'email')];
  const terms = listAt(scenario, 'termIds');
  const amount = readAt(scenario, 'total');
  const { json } = await post(token, '/api/checkout/authorise', {
    source: 'online-joining',
    terms,
    payments: [{ tender_type: 'card', amount }],
  });
  await payWithCard(sandbox, readTextAt(json, 'data', 'client_secret'), VISA);
  expect(await listCharges(email)).toEqual(['held 4242']);
  const staff = await logIn(sandbox, 'S1000001');
  const selectedUserId = readTextAt(scenario, 'userId');
  const items = [{ id: demoId('product:padlock'), type: 'product' }];
  const sales = await post(staff, '/api/cart/add', { items, selected_user_id: selectedUserId });
  const cash = readAt(sales.json, 'data', 'totals', 'balance');
  const paymentAnswer = await post(staff, '/api/cart/pay', {
    source: 'front-of-house',
    selectedUserId,
    payments: [{ tenderType: 'cash', amount: cash }],
  });
  expect(paymentAnswer.status).toBe(200);
  expect(await listCharges(email)).toEqual(['held 4242']);
});
