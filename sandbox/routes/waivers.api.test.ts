import { afterAll, beforeAll, expect, test } from 'vitest';
import { listAt, openTestSandbox, readAt, readTextAt, type TestSandbox } from '../server/testing.ts';
import { logIn } from '../server/testing-journey.ts';
import { BILLING_FIELDS, createSessionKey, tokeniseCard } from '../server/testing-opayo.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await openTestSandbox();
});
afterAll(() => sandbox.close());

const readToken = (scenario: unknown) => readTextAt(scenario, 'token');
const get = (scenario: unknown, path: string, token = readToken(scenario)) =>
  sandbox.call('GET', path, { token });
const listWaivers = (scenario: unknown, token?: string) =>
  get(scenario, `/api/activities/waivers?cart_id=${readTextAt(scenario, 'cartId')}`, token);
const readCart = async (scenario: unknown) => readAt((await get(scenario, '/api/cart')).json, 'data');
const listWaiverIds = async (scenario: unknown) =>
  listAt((await listWaivers(scenario)).json, 'data').map((waiver) => readTextAt(waiver, 'id'));
const putCredit = (scenario: unknown, amount: number) =>
  sandbox.call('PUT', '/api/cart/credit', { token: readToken(scenario), body: { kind: 'general', amount } });
const order = (scenario: unknown, completed: readonly string[]) =>
  sandbox.call('POST', '/api/checkout/free', {
    token: readToken(scenario),
    body: {
      source: 'activity-booking',
      terms_accepted: true,
      terms: [],
      completed_waivers: completed,
    },
  });

test('a cart says which waivers have to be signed for whom', async () => {
  const scenario = await sandbox.runScenario('a-basket-with-waivers');
  expect((await listWaivers(scenario)).json).toEqual({
    data: [
      {
        id: expect.stringMatching(/^[0-9a-f]{32}$/),
        attendee: { id: readAt(scenario, 'attendeeId'), name: 'Leo Scenario' },
        title: 'Climbing: what a child must know',
        html: expect.stringContaining('<p>'),
        is_completed: false,
      },
    ],
  });
  expect(readAt(await readCart(scenario), 'attendee_waivers_required')).toBe(true);
});

test('a cart without such an activity needs no waivers', async () => {
  const scenario = await sandbox.runScenario('a-basket-with-a-class');
  expect((await listWaivers(scenario)).json).toEqual({ data: [] });
  expect(readAt(await readCart(scenario), 'attendee_waivers_required')).toBe(false);
});

test('the waivers of somebody else’s cart are not found', async () => {
  const scenario = await sandbox.runScenario('a-basket-with-waivers');
  expect((await listWaivers(scenario, await logIn(sandbox, 'D1000001'))).status).toBe(404);
  expect((await listWaivers({ ...Object(scenario), cartId: 'nobody' })).status).toBe(404);
  expect((await sandbox.call('GET', '/api/activities/waivers?cart_id=x')).status).toBe(401);
});

test('nothing is ordered before all waivers are signed; the refusal names them, and ids of other things do not count', async () => {
  const scenario = await sandbox.runScenario('a-basket-with-waivers', { credit: 5000 });
  for (const completed of [[], ['0123456789abcdef0123456789abcdef']]) {
    expect(await order(scenario, completed)).toMatchObject({
      status: 422,
      json: {
        errors: {
          completed_waivers: [
            'Please read and accept “Climbing: what a child must know” for Leo Scenario in your basket.',
          ],
        },
      },
    });
  }
});

test.each(['opayo', 'ryft'])(
  'the %s-like provider holds no money before the waivers are signed',
  async (provider) => {
    const scenario = await sandbox.runScenario('a-basket-with-waivers', { provider });
    const payWithWaivers = async (completed: readonly string[]) => {
      const token = readToken(scenario);
      const post = (path: string, body: unknown) => sandbox.call('POST', path, { token, body });
      const body = {
        source: 'activity-booking',
        terms: [],
        completed_waivers: completed,
        payments: [{ tender_type: 'card', amount: readAt(await readCart(scenario), 'totals', 'total') }],
      };
      if (provider === 'opayo') {
        const session_key = await createSessionKey(sandbox, token);
        const card_identifier = await tokeniseCard(sandbox, session_key);
        return post('/api/checkout/authorise', {
          ...BILLING_FIELDS,
          ...body,
          session_key,
          card_identifier,
        });
      }
      const { json } = await post('/api/checkout/session/prepare', { source: 'activity-booking' });
      const payment_session_id = readTextAt(json, 'data', 'payment_session_id');
      return post('/api/checkout/session/payment', { ...body, payment_session_id });
    };
    expect(await payWithWaivers([])).toMatchObject({
      status: 422,
      json: { errors: { completed_waivers: [expect.stringContaining('for Leo Scenario in your basket.')] } },
    });
    const { json } = await sandbox.call('GET', `/_sandbox/ledger?email=${readTextAt(scenario, 'email')}`);
    expect(listAt(json, 'data', 'providerCharges')).toEqual([]);
    expect((await payWithWaivers(await listWaiverIds(scenario))).status).toBe(200);
  },
);

test('a waiver signed with an order is valid for a year: the next basket does not ask again', async () => {
  const scenario = await sandbox.runScenario('a-basket-with-waivers', { credit: 5000 });
  expect(
    (await putCredit(scenario, Number(readAt(await readCart(scenario), 'totals', 'total')))).status,
  ).toBe(200);
  expect((await order(scenario, await listWaiverIds(scenario))).status).toBe(200);
  const item = {
    id: readTextAt(scenario, 'otherSessionId'),
    type: 'activity',
    purchased_for_user_id: readTextAt(scenario, 'attendeeId'),
  };
  const addAnswer = await sandbox.call('POST', '/api/cart/add', {
    token: readToken(scenario),
    body: { items: [item] },
  });
  expect(readAt(addAnswer.json, 'data', 'attendee_waivers_required')).toBe(false);
  const nextScenario = { ...Object(scenario), cartId: readTextAt(addAnswer.json, 'data', 'id') };
  expect(listAt((await listWaivers(nextScenario)).json, 'data')).toMatchObject([{ is_completed: true }]);
});
