import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listAt, openTestSandbox, readAt, readTextAt, type TestSandbox } from '../server/testing.ts';
import {
  createOpayoCustomer,
  createOpayoSteps,
  createSessionKey,
  GOOD_CARD_NUMBER,
  submitSecurityCode,
} from '../server/testing-opayo.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await openTestSandbox();
});
afterAll(() => sandbox.close());

const { createPayer, authorise, complete, readPayments } = createOpayoSteps(() => sandbox);

describe('a saved card', () => {
  test('a saved card is offered at the next payment, and pays with only its security code', async () => {
    const cards = await sandbox.runScenario('provider-opayo-with-saved-card');
    const saved = readTextAt(cards, 'token');
    const preparation = await sandbox.call('GET', '/api/checkout/prepare', { token: saved });
    expect(readAt(preparation.json, 'data', 'saved_card')).toMatchObject({
      card_type: 'Visa',
      last_four_digits: '0006',
      recently_expired: false,
      card_identifier: readTextAt(cards, 'cardIdentifier'),
    });
    const session_key = readTextAt(preparation.json, 'data', 'session_key');
    const savedCardRequest = {
      source: 'online-joining',
      item_hash: readTextAt(cards, 'itemHash'),
      terms: listAt(cards, 'termIds'),
      payments: [{ tender_type: 'card', amount: readAt(cards, 'total') }],
      is_saved_card: true,
      saved_card_id: readTextAt(preparation.json, 'data', 'saved_card', 'id'),
    };
    const answerWithoutCode = await authorise(saved, { ...savedCardRequest, session_key });
    expect(readAt(answerWithoutCode.json, 'data', 'error', 'code')).toBe('1011');
    const key = await createSessionKey(sandbox, saved);
    expect(await submitSecurityCode(sandbox, key, readTextAt(cards, 'cardIdentifier'))).toBe(204);
    const paymentAnswer = await authorise(saved, { ...savedCardRequest, session_key: key });
    expect(readAt(paymentAnswer.json, 'data', 'transaction_status')).toBe('authorised');
    const completionAnswer = await complete(
      saved,
      savedCardRequest,
      readTextAt(paymentAnswer.json, 'data', 'transaction_uuid'),
    );
    expect(completionAnswer.status).toBe(200);
    expect(await readPayments(readTextAt(cards, 'email'))).toMatchObject({ orders: 1, charges: 1 });
  });

  test('a saved card is not saved before the order, and never for another customer', async () => {
    const { token, body, request } = await createPayer(GOOD_CARD_NUMBER, 'SUCCESSFUL', {
      save_card: true,
    });
    const readSavedCard = async () =>
      readAt((await sandbox.call('GET', '/api/checkout/prepare', { token })).json, 'data', 'saved_card');
    const answer = await authorise(token, request);
    expect(await readSavedCard()).toBeNull();
    await complete(token, body, readTextAt(answer.json, 'data', 'transaction_uuid'));
    const secondResult = await createOpayoCustomer(sandbox);
    expect(
      readAt(
        (await sandbox.call('GET', '/api/checkout/prepare', { token: secondResult.token })).json,
        'data',
        'saved_card',
      ),
    ).toBeNull();
  });

  test('a saved card that has recently expired is shown as expired, and cannot pay', async () => {
    const cards = await sandbox.runScenario('provider-opayo-with-expired-card');
    const token = readTextAt(cards, 'token');
    const preparation = await sandbox.call('GET', '/api/checkout/prepare', { token });
    expect(readAt(preparation.json, 'data', 'saved_card', 'recently_expired')).toBe(true);
    const answer = await authorise(token, {
      source: 'online-joining',
      terms: listAt(cards, 'termIds'),
      payments: [{ tender_type: 'card', amount: readAt(cards, 'total') }],
      session_key: readTextAt(preparation.json, 'data', 'session_key'),
      is_saved_card: true,
      saved_card_id: readTextAt(preparation.json, 'data', 'saved_card', 'id'),
    });
    expect([answer.status, Object.keys(Object(readAt(answer.json, 'errors')))]).toEqual([
      422,
      ['saved_card_id'],
    ]);
  });
});
