import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoId } from '../seed/demo-ids.ts';
import { openTestSandbox, readAt, readTextAt, type TestSandbox } from '../server/testing.ts';
import { buildPaymentBody, payWithCard } from '../server/testing-journey.ts';
import { tokeniseCard } from '../server/testing-opayo.ts';
import { attemptPaymentInForm } from '../server/testing-ryft.ts';
import { createClass } from '../testing/a-class.ts';
import { findLastMail } from '../testing/last-mail.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await openTestSandbox();
});
afterAll(() => sandbox.close());

/** A hand-off, and calls about it by staff and by its customer. */
async function createHandedBasket(params: Record<string, unknown> = {}) {
  const scenario = await sandbox.runScenario('a-handoff', params);
  const text = (name: string) => readTextAt(scenario, name);
  const id = text('handoffId');
  const createCaller = (token: string) => (method: string, path: string, body?: unknown) =>
    sandbox.call(method, path, { token, ...(body === undefined ? {} : { body }) });
  return {
    text,
    id,
    staff: createCaller(text('staffToken')),
    customer: createCaller(text('customerToken')),
    desk: `/api/cart/handoffs/${id}`,
    phone: `/api/handoffs/${text('handoffToken')}`,
    mine: `handoff_id=${id}`,
  };
}

type HandedOverBasket = Awaited<ReturnType<typeof createHandedBasket>>;

test('a basket that was handed over shows an amount and a centre without a log-in, and is opened by its customer', async () => {
  const { customer, phone, staff, desk, mine } = await createHandedBasket();
  const { status, json, text } = await sandbox.call('GET', phone);
  expect({ status, json }).toMatchObject({
    status: 200,
    json: { data: { state: 'waiting', venue_name: 'Ardwick Fields Leisure Centre', currency: 'GBP' } },
  });
  expect(text).not.toMatch(/robin|padlock|@/i);
  const claimAnswer = await customer('POST', `${phone}/claim`);
  expect(claimAnswer).toMatchObject({
    status: 200,
    json: { data: { cart: { items: [{ type: 'product' }] } } },
  });
  expect(await staff('GET', desk)).toMatchObject({ json: { data: { state: 'opened', order_id: null } } });
  expect(await customer('GET', `/api/cart?${mine}`)).toMatchObject({
    json: { data: { items: [{ source: 'front-of-house' }] } },
  });
  expect(await customer('GET', '/api/cart')).toMatchObject({ json: { data: { items: [] } } });
  // The calls that change a basket do not accept a hand-off.
  expect((await customer('DELETE', `/api/cart?${mine}`)).status).toBe(422);
});

describe('paying for a basket on the phone with', () => {
  const pays: Record<string, (handedBasket: HandedOverBasket) => Promise<{ status: number; json: unknown }>> =
    {
      stripe: async ({ customer, text, mine }) => {
        const preparation = await customer('GET', `/api/checkout/prepare?${mine}`);
        const body = await buildPaymentRequestBody({ customer, text, mine });
        const key = { session_key: readTextAt(preparation.json, 'data', 'session_key') };
        const authorised = await customer('POST', `/api/checkout/authorise?${mine}`, { ...body, ...key });
        await payWithCard(sandbox, readTextAt(authorised.json, 'data', 'client_secret'), '4242424242424242');
        const transaction_uuid = readTextAt(authorised.json, 'data', 'transaction_uuid');
        return customer('POST', '/api/checkout/complete', { ...body, transaction_uuid });
      },
      opayo: async ({ customer, text, mine }) => {
        const preparation = await customer('GET', `/api/checkout/prepare?${mine}`);
        const session_key = readTextAt(preparation.json, 'data', 'session_key');
        const card_identifier = await tokeniseCard(sandbox, session_key);
        const body = await buildPaymentRequestBody({ customer, text, mine });
        const card = { session_key, card_identifier, save_card: false };
        const authorised = await customer('POST', `/api/checkout/authorise?${mine}`, { ...body, ...card });
        const transaction_uuid = readTextAt(authorised.json, 'data', 'transaction_uuid');
        return customer('POST', '/api/checkout/complete', { ...body, transaction_uuid });
      },
      ryft: async ({ customer, text, mine }) => {
        const { source } = await buildPaymentRequestBody({ customer, text, mine });
        const session = await customer('POST', `/api/checkout/session/prepare?${mine}`, { source });
        const body = await buildPaymentRequestBody({ customer, text, mine });
        const payment_session_id = readTextAt(session.json, 'data', 'payment_session_id');
        const sessionAnswer = await customer('POST', `/api/checkout/session/payment?${mine}`, {
          ...body,
          payment_session_id,
        });
        await attemptPaymentInForm(
          sandbox,
          readTextAt(session.json, 'data', 'client_secret'),
          '4012000000060085',
        );
        const transaction = readTextAt(sessionAnswer.json, 'data', 'transaction_uuid');
        return customer('POST', `/api/checkout/session/complete/${transaction}`, { source });
      },
    };
  const venues = {
    stripe: 'ardwick-fields-leisure-centre',
    opayo: 'castlefield-baths',
    ryft: 'didsbury-park-sports-centre',
  } as const;

  test.each(['stripe', 'opayo', 'ryft'] as const)(
    '%s makes one order of the desk, which the desk sees',
    async (provider) => {
      const venueId = demoId(`venue:${venues[provider]}`);
      const scenario = await createHandedBasket({
        sessionId: await createClass(sandbox.store, 5, { venueId }),
      });
      const { staff, customer, desk, phone, mine, text } = scenario;
      await customer('POST', `${phone}/claim`);
      const completed = await pays[provider]?.(scenario);
      expect(completed).toMatchObject({ status: 200, json: { data: { status: 'completed' } } });
      const order_id = readTextAt(completed?.json, 'data', 'complete_order_id');
      expect(await staff('GET', desk)).toMatchObject({ json: { data: { state: 'paid', order_id } } });
      expect(await customer('GET', `/api/orders/${order_id}`)).toMatchObject({
        json: { data: { served_by: 'Ffion', paid_on_own_device: true, payments: [{ tender_type: 'card' }] } },
      });
      // What a client reads after it has lost the response.
      expect(readAt((await customer('GET', `/api/cart?${mine}`)).json, 'data', 'complete_order_id')).toBe(
        order_id,
      );
      const { json } = await sandbox.call(
        'GET',
        `/_sandbox/ledger?email=${encodeURIComponent(text('email'))}`,
      );
      expect(json).toMatchObject({
        data: { counts: { orders: 1 }, providerCharges: [{ status: 'captured' }] },
      });
    },
  );
});

async function buildPaymentRequestBody({
  customer,
  text,
  mine,
}: Pick<HandedOverBasket, 'customer' | 'text' | 'mine'>) {
  const cart = await customer('GET', `/api/cart?${mine}`);
  return {
    ...(await buildPaymentBody(sandbox, text('customerToken'), readAt(cart.json, 'data'))),
    source: 'activity-booking',
  };
}

test('the desk may poll 120 times in a minute, and the e-mail goes to the address on record', async () => {
  const { staff, desk, text } = await createHandedBasket();
  expect((await staff('POST', `${desk}/email`)).status).toBe(204);
  const mail = await findLastMail(sandbox.store);
  expect(mail).toContain(text('url'));
  expect(mail).toContain(text('code'));
  const statuses = new Set<number>();
  for (let turn = 0; turn < 121; turn += 1) statuses.add((await staff('GET', desk)).status);
  expect([...statuses]).toEqual([200, 429]);
});
