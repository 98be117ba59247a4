import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoId } from '../seed/demo-ids.ts';
import { listAt, openTestSandbox, readAt, readTextAt, type TestSandbox } from '../server/testing.ts';
import { fillCart, logIn, registerCustomer, requireChoice } from '../server/testing-journey.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await openTestSandbox();
});
afterAll(() => sandbox.close());

const readCart = (token: string, query = '') => sandbox.call('GET', `/api/cart${query}`, { token });
const fillCartFor = async (token: string) => fillCart(sandbox, token, await requireChoice(sandbox, 'fixed'));

describe('the cart', () => {
  test('the cart of a customer who has none is empty', async () => {
    const { token } = await registerCustomer(sandbox);
    const { status, json } = await readCart(token);
    expect(status).toBe(200);
    expect(readAt(json, 'data')).toMatchObject({
      items: [],
      joining: null,
      totals: { balance: 0, item_count: 0 },
    });
  });

  test('the cart shows the membership chosen on the joining page', async () => {
    const { token } = await registerCustomer(sandbox);
    const cart = await fillCartFor(token);
    expect(readAt(cart, 'joining', 'cart_id')).toBe(readAt(cart, 'id'));
    expect(readAt(cart, 'joining', 'payment_option', 'total_to_pay_now', 'amount')).toBe(
      readAt(cart, 'totals', 'total'),
    );
    expect(readAt(cart, 'items', 0, 'type')).toBe('membership');
  });

  test('the cart no longer has an item that is removed, and removing it again changes nothing', async () => {
    const { token } = await registerCustomer(sandbox);
    const cart = await fillCartFor(token);
    const body = { cart_item_ids: [readTextAt(cart, 'items', 0, 'id')] };
    for (const _time of ['first', 'second']) {
      const removeAnswer = await sandbox.call('POST', '/api/cart/remove', { token, body });
      expect(removeAnswer.status).toBe(200);
      expect(readAt(removeAnswer.json, 'data', 'items')).toEqual([]);
    }
  });

  test('the cart can be deleted', async () => {
    const { token } = await registerCustomer(sandbox);
    await fillCartFor(token);
    const clearedCart = await sandbox.call('DELETE', '/api/cart', { token });
    expect([clearedCart.status, readAt(clearedCart.json, 'data', 'items')]).toEqual([200, []]);
  });

  test('the cart refuses an item that does not exist', async () => {
    const { token } = await registerCustomer(sandbox);
    const items = [{ id: '0197b1c2-0000-7c31-9a55-3e1f0c2d4b99', type: 'activity' }];
    const answer = await sandbox.call('POST', '/api/cart/add', { token, body: { items } });
    expect([404, 422]).toContain(answer.status);
    expect(readAt((await readCart(token)).json, 'data', 'items')).toEqual([]);
  });

  test('the cart refuses an unknown type of item, and then adds none of the others', async () => {
    const { token } = await registerCustomer(sandbox);
    const padlock = { id: demoId('product:padlock'), type: 'product' };
    for (const type of ['spaceship', 'membership', 'constructor']) {
      const items = [padlock, { id: padlock.id, type }];
      const answer = await sandbox.call('POST', '/api/cart/add', { token, body: { items } });
      expect([answer.status, readAt(answer.json, 'errors')], type).toEqual([
        422,
        { 'items.1.type': ['You can’t add this to your basket.'] },
      ]);
    }
    expect(readAt((await readCart(token)).json, 'data', 'items')).toEqual([]);
  });

  test('the cart names the item whose option it refuses', async () => {
    const { token } = await registerCustomer(sandbox);
    const padlock = { id: demoId('product:padlock'), type: 'product' };
    const items = [padlock, { ...padlock, wings: 2 }];
    const answer = await sandbox.call('POST', '/api/cart/add', { token, body: { items } });
    expect(readAt(answer.json, 'errors')).toEqual({ 'items.1.wings': ['This item has no option "wings".'] });
  });

  test('the cart cannot change or remove an unknown item, benefit or package', async () => {
    const { token } = await registerCustomer(sandbox);
    const UNKNOWN_ID = '0197b1c2-0000-7c31-9a55-3e1f0c2d4b99';
    const changeAnswer = await sandbox.call('PUT', `/api/cart/${UNKNOWN_ID}`, {
      token,
      body: { options: { quantity: 2 } },
    });
    expect(changeAnswer.status).toBe(404);
    for (const kind of ['benefit', 'package']) {
      const path = `/api/activities/${kind}/remove/${UNKNOWN_ID}`;
      expect((await sandbox.call('DELETE', path, { token })).status, kind).toBe(404);
    }
  });

  test('the cart of another customer is visible to staff alone', async () => {
    const { token } = await registerCustomer(sandbox);
    const id = readTextAt((await sandbox.call('GET', '/api/auth/user', { token })).json, 'data', 'id');
    await fillCartFor(token);
    const otherToken = await logIn(sandbox, 'D1000001');
    expect((await readCart(otherToken, `?selected_user_id=${id}`)).status).toBe(403);
    const staff = await readCart(await logIn(sandbox, 'S1000001'), `?selected_user_id=${id}`);
    // The customer's own basket is not the till basket.
    expect([staff.status, listAt(staff.json, 'data', 'items').length]).toEqual([200, 0]);
  });
});

describe('credit in the cart', () => {
  const use = (token: string, body: unknown) => sandbox.call('PUT', '/api/cart/credit', { token, body });

  test('credit in the cart is deducted from the balance and listed among the payments', async () => {
    const token = await logIn(sandbox, 'D1000006');
    const items = [{ id: demoId('product:padlock'), type: 'product' }];
    await sandbox.call('POST', '/api/cart/add', { token, body: { items } });
    const { json } = await use(token, { kind: 'general', amount: 250 });
    expect(readAt(json, 'data', 'totals')).toMatchObject({ total: 600, balance: 350 });
    expect(readAt(json, 'data', 'payments')).toEqual([{ tender_type: 'credit', amount: 250 }]);
    expect(readAt(json, 'data', 'credits')).toEqual({
      membership: { total_available: 500, max_applicable: 0, applied: 0 },
      general: { total_available: 1500, max_applicable: 600, applied: 250 },
    });
  });

  test.each([
    [{ kind: 'general', amount: 1 }, 'amount'],
    [{ kind: 'general', amount: -1 }, 'amount'],
    [{ kind: 'gift', amount: 1 }, 'kind'],
  ])('%j for a customer without credit is refused by field', async (body, field) => {
    const { token } = await registerCustomer(sandbox);
    const { status, json } = await use(token, body);
    expect([status, Object.keys(Object(readAt(json, 'errors')))]).toEqual([422, [field]]);
  });
});

describe('paying at the till', () => {
  const payOffline = (token: string, body: unknown) => sandbox.call('POST', '/api/cart/pay', { token, body });

  /** Staff who have added a padlock to the till cart of a new customer. */
  async function prepareSale() {
    const { token: customer, email } = await registerCustomer(sandbox);
    const selectedUserId = readTextAt(
      (await sandbox.call('GET', '/api/auth/user', { token: customer })).json,
      'data',
      'id',
    );
    const staff = await logIn(sandbox, 'S1000001');
    const items = [{ id: demoId('product:padlock'), type: 'product' }];
    const addAnswer = await sandbox.call('POST', '/api/cart/add', {
      token: staff,
      body: { items, selected_user_id: selectedUserId },
    });
    const body = {
      payments: [{ tenderType: 'cash', amount: readAt(addAnswer.json, 'data', 'totals', 'balance') }],
      selectedUserId,
      source: 'front-of-house',
      terms: [],
      completedWaivers: [],
      itemHash: readTextAt(addAnswer.json, 'data', 'item_hash'),
    };
    const readCounts = async () => {
      const ledger = await sandbox.call('GET', `/_sandbox/ledger?email=${encodeURIComponent(email)}`);
      return readAt(ledger.json, 'data', 'counts');
    };
    return { customer, staff, body, query: `?selected_user_id=${selectedUserId}`, countsOf: readCounts };
  }

  test('paying at the till is for staff, needs tenders that add up, and makes one order', async () => {
    const { customer, staff, body, countsOf } = await prepareSale();
    expect((await payOffline(customer, body)).status).toBe(403);
    expect((await payOffline(staff, { ...body, payments: [{ tenderType: 'cash', amount: 1 }] })).status).toBe(
      422,
    );
    const paymentAnswer = await payOffline(staff, body);
    expect([paymentAnswer.status, readAt(paymentAnswer.json, 'data', 'status')]).toEqual([200, 'completed']);
    expect(await countsOf()).toMatchObject({ orders: 1, charges: 0 });
  });

  test('paying at the till again after a lost response returns the same order, which the cart names too', async () => {
    const { customer, staff, body, query, countsOf } = await prepareSale();
    expect(readAt((await readCart(staff, query)).json, 'data', 'complete_order_id')).toBeNull();
    const paymentAnswer = await payOffline(staff, body);
    const secondResult = await payOffline(staff, body);
    expect(secondResult).toMatchObject({ status: 200, json: paymentAnswer.json });
    const orderId = readTextAt(paymentAnswer.json, 'data', 'complete_order_id');
    expect(readAt((await readCart(staff, query)).json, 'data', 'complete_order_id')).toBe(orderId);
    expect(readAt((await readCart(customer)).json, 'data', 'complete_order_id'), 'not at home').toBeNull();
    expect(await countsOf()).toMatchObject({ orders: 1 });
  });

  test('two members of staff who take payment at the same moment make one order', async () => {
    const { staff, body, countsOf } = await prepareSale();
    const otherToken = await logIn(sandbox, 'S1000001');
    const [firstPayment, secondPayment] = await Promise.all([
      payOffline(staff, body),
      payOffline(otherToken, body),
    ]);
    expect([firstPayment.status, secondPayment.status]).toEqual([200, 200]);
    expect(firstPayment.json).toEqual(secondPayment.json);
    expect(await countsOf()).toMatchObject({ orders: 1 });
  });

  test('paying at the till leaves the customer’s own basket unchanged', async () => {
    const { customer, staff, body, query } = await prepareSale();
    const items = [{ id: demoId('product:day-pass'), type: 'product' }];
    await sandbox.call('POST', '/api/cart/add', { token: customer, body: { items } });
    const names = async (token: string, selectedQuery = '') =>
      listAt((await readCart(token, selectedQuery)).json, 'data', 'items').map((item) =>
        readAt(item, 'name'),
      );
    expect(await names(staff, query)).toEqual(['Locker padlock']);
    expect((await payOffline(staff, body)).status).toBe(200);
    expect(await names(customer)).toEqual(['Day pass']);
  });
});
