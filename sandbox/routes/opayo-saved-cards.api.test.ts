import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { at, listAt, openTestSandbox, type TestSandbox, textAt } from '../server/testing.ts';
import { GOOD, opayoCustomer, opayoSteps, sessionKey, submitSecurityCode } from '../server/testing-opayo.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await openTestSandbox();
});
afterAll(() => sandbox.close());

const { withCard, authorise, complete, paymentsOf } = opayoSteps(() => sandbox);

describe('a saved card', () => {
  test('a saved card is offered at the next payment, and pays with only its security code', async () => {
    const cards = await sandbox.scenario('provider-opayo-with-saved-card');
    const saved = textAt(cards, 'token');
    const prepared = await sandbox.call('GET', '/api/checkout/prepare', { token: saved });
    expect(at(prepared.json, 'data', 'saved_card')).toMatchObject({
      card_type: 'Visa',
      last_four_digits: '0006',
      recently_expired: false,
      card_identifier: textAt(cards, 'cardIdentifier'),
    });
    const session_key = textAt(prepared.json, 'data', 'session_key');
    const pay = {
      source: 'online-joining',
      item_hash: textAt(cards, 'itemHash'),
      terms: listAt(cards, 'termIds'),
      payments: [{ tender_type: 'card', amount: at(cards, 'total') }],
      is_saved_card: true,
      saved_card_id: textAt(prepared.json, 'data', 'saved_card', 'id'),
    };
    const without = await authorise(saved, { ...pay, session_key });
    expect(at(without.json, 'data', 'error', 'code')).toBe('1011');
    const key = await sessionKey(sandbox, saved);
    expect(await submitSecurityCode(sandbox, key, textAt(cards, 'cardIdentifier'))).toBe(204);
    const paid = await authorise(saved, { ...pay, session_key: key });
    expect(at(paid.json, 'data', 'transaction_status')).toBe('authorised');
    const done = await complete(saved, pay, textAt(paid.json, 'data', 'transaction_uuid'));
    expect(done.status).toBe(200);
    expect(await paymentsOf(textAt(cards, 'email'))).toMatchObject({ orders: 1, charges: 1 });
  });

  test('a saved card is not saved before the order, and never for another customer', async () => {
    const { token, body, request } = await withCard(GOOD, 'SUCCESSFUL', { save_card: true });
    const savedCard = async () =>
      at((await sandbox.call('GET', '/api/checkout/prepare', { token })).json, 'data', 'saved_card');
    const answer = await authorise(token, request);
    expect(await savedCard()).toBeNull();
    await complete(token, body, textAt(answer.json, 'data', 'transaction_uuid'));
    const again = await opayoCustomer(sandbox);
    expect(
      at(
        (await sandbox.call('GET', '/api/checkout/prepare', { token: again.token })).json,
        'data',
        'saved_card',
      ),
    ).toBeNull();
  });

  test('a saved card that has recently expired is shown as expired, and cannot pay', async () => {
    const cards = await sandbox.scenario('provider-opayo-with-expired-card');
    const token = textAt(cards, 'token');
    const prepared = await sandbox.call('GET', '/api/checkout/prepare', { token });
    expect(at(prepared.json, 'data', 'saved_card', 'recently_expired')).toBe(true);
    const answer = await authorise(token, {
      source: 'online-joining',
      terms: listAt(cards, 'termIds'),
      payments: [{ tender_type: 'card', amount: at(cards, 'total') }],
      session_key: textAt(prepared.json, 'data', 'session_key'),
      is_saved_card: true,
      saved_card_id: textAt(prepared.json, 'data', 'saved_card', 'id'),
    });
    expect([answer.status, Object.keys(Object(at(answer.json, 'errors')))]).toEqual([422, ['saved_card_id']]);
  });
});
