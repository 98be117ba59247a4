import { afterAll, beforeAll, expect, test } from 'vitest';
import { listAt, openTestSandbox, readAt, readTextAt, type TestSandbox } from '../server/testing.ts';
import { logIn } from '../server/testing-journey.ts';
import { BILLING, createSessionKey, tokeniseCard } from '../server/testing-opayo.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await openTestSandbox();
});
afterAll(() => sandbox.close());

const tokenOf = (given: unknown) => readTextAt(given, 'token');
const get = (given: unknown, path: string, token = tokenOf(given)) => sandbox.call('GET', path, { token });
const waiversOf = (given: unknown, token?: string) =>
  get(given, `/api/activities/waivers?cart_id=${readTextAt(given, 'cartId')}`, token);
const cartOf = async (given: unknown) => readAt((await get(given, '/api/cart')).json, 'data');
const idsOf = async (given: unknown) =>
  listAt((await waiversOf(given)).json, 'data').map((waiver) => readTextAt(waiver, 'id'));
const put = (given: unknown, amount: number) =>
  sandbox.call('PUT', '/api/cart/credit', { token: tokenOf(given), body: { kind: 'general', amount } });
const order = (given: unknown, completed: readonly string[]) =>
  sandbox.call('POST', '/api/checkout/free', {
    token: tokenOf(given),
    body: {
      source: 'activity-booking',
      terms_accepted: true,
      terms: [],
      completed_waivers: completed,
    },
  });

test('a cart says which waivers have to be signed for whom', async () => {
  const given = await sandbox.scenario('a-basket-with-waivers');
  expect((await waiversOf(given)).json).toEqual({
    data: [
      {
        id: expect.stringMatching(/^[0-9a-f]{32}$/),
        attendee: { id: readAt(given, 'attendeeId'), name: 'Leo Scenario' },
        title: 'Climbing: what a child must know',
        html: expect.stringContaining('<p>'),
        is_completed: false,
      },
    ],
  });
  expect(readAt(await cartOf(given), 'attendee_waivers_required')).toBe(true);
});

test('a cart without such an activity needs no waivers', async () => {
  const given = await sandbox.scenario('a-basket-with-a-class');
  expect((await waiversOf(given)).json).toEqual({ data: [] });
  expect(readAt(await cartOf(given), 'attendee_waivers_required')).toBe(false);
});

test('the waivers of somebody else’s cart are not found', async () => {
  const given = await sandbox.scenario('a-basket-with-waivers');
  expect((await waiversOf(given, await logIn(sandbox, 'D1000001'))).status).toBe(404);
  expect((await waiversOf({ ...Object(given), cartId: 'nobody' })).status).toBe(404);
  expect((await sandbox.call('GET', '/api/activities/waivers?cart_id=x')).status).toBe(401);
});

test('nothing is ordered before all waivers are signed; the refusal names them, and ids of other things do not count', async () => {
  const given = await sandbox.scenario('a-basket-with-waivers', { credit: 5000 });
  for (const completed of [[], ['0123456789abcdef0123456789abcdef']]) {
    expect(await order(given, completed)).toMatchObject({
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
    const given = await sandbox.scenario('a-basket-with-waivers', { provider });
    const pay = async (completed: readonly string[]) => {
      const token = tokenOf(given);
      const post = (path: string, body: unknown) => sandbox.call('POST', path, { token, body });
      const body = {
        source: 'activity-booking',
        terms: [],
        completed_waivers: completed,
        payments: [{ tender_type: 'card', amount: readAt(await cartOf(given), 'totals', 'total') }],
      };
      if (provider === 'opayo') {
        const session_key = await createSessionKey(sandbox, token);
        const card_identifier = await tokeniseCard(sandbox, session_key);
        return post('/api/checkout/authorise', {
          ...BILLING,
          ...body,
          session_key,
          card_identifier,
        });
      }
      const { json } = await post('/api/checkout/session/prepare', { source: 'activity-booking' });
      const payment_session_id = readTextAt(json, 'data', 'payment_session_id');
      return post('/api/checkout/session/payment', { ...body, payment_session_id });
    };
    expect(await pay([])).toMatchObject({
      status: 422,
      json: { errors: { completed_waivers: [expect.stringContaining('for Leo Scenario in your basket.')] } },
    });
    const { json } = await sandbox.call('GET', `/_sandbox/ledger?email=${readTextAt(given, 'email')}`);
    expect(listAt(json, 'data', 'providerCharges')).toEqual([]);
    expect((await pay(await idsOf(given))).status).toBe(200);
  },
);

test('a waiver signed with an order is valid for a year: the next basket does not ask again', async () => {
  const given = await sandbox.scenario('a-basket-with-waivers', { credit: 5000 });
  expect((await put(given, Number(readAt(await cartOf(given), 'totals', 'total')))).status).toBe(200);
  expect((await order(given, await idsOf(given))).status).toBe(200);
  const item = {
    id: readTextAt(given, 'otherSessionId'),
    type: 'activity',
    purchased_for_user_id: readTextAt(given, 'attendeeId'),
  };
  const added = await sandbox.call('POST', '/api/cart/add', {
    token: tokenOf(given),
    body: { items: [item] },
  });
  expect(readAt(added.json, 'data', 'attendee_waivers_required')).toBe(false);
  const next = { ...Object(given), cartId: readTextAt(added.json, 'data', 'id') };
  expect(listAt((await waiversOf(next)).json, 'data')).toMatchObject([{ is_completed: true }]);
});
