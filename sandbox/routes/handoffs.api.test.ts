import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestSandbox, type TestSandbox, textAt } from '../server/testing.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await openTestSandbox();
});
afterAll(() => sandbox.close());

/** A hand-off, and calls about it by staff and by its customer. */
async function handedOver(state = 'a-handoff') {
  const made = await sandbox.scenario(state);
  const text = (name: string) => textAt(made, name);
  const id = text('handoffId');
  const call = (token: string) => (method: string, path: string, body?: unknown) =>
    sandbox.call(method, path, { token, ...(body === undefined ? {} : { body }) });
  return {
    text,
    id,
    staff: call(text('staffToken')),
    customer: call(text('customerToken')),
    desk: `/api/cart/handoffs/${id}`,
    phone: `/api/handoffs/${text('handoffToken')}`,
    selected: `selected_user_id=${text('customerId')}`,
    mine: `handoff_id=${id}`,
  };
}

describe('a basket that was handed over', () => {
  test('is seen without a log-in as an amount and a centre, and opened by its customer', async () => {
    const { customer, phone, staff, desk, mine } = await handedOver();
    expect(await sandbox.call('GET', phone)).toMatchObject({
      status: 200,
      json: { data: { state: 'waiting', venue_name: 'Ardwick Fields Leisure Centre', currency: 'GBP' } },
    });
    const claimed = await customer('POST', `${phone}/claim`);
    expect(claimed).toMatchObject({
      status: 200,
      json: { data: { cart: { items: [{ type: 'product' }] } } },
    });
    expect(await staff('GET', desk)).toMatchObject({ json: { data: { state: 'opened', order_id: null } } });
    expect(await customer('GET', `/api/cart?${mine}`)).toMatchObject({
      json: { data: { items: [{ source: 'front-of-house' }] } },
    });
    expect(await customer('GET', '/api/cart')).toMatchObject({ json: { data: { items: [] } } });
  });
});
