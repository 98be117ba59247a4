import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startSimulators } from '../testing.ts';
import { createOpayoClient } from './testing.ts';

// Opayo's documented test data (docs/simulators/opayo-like.md): the response to a shop's server for each card and each name.

const GOOD_CARD_NUMBER = '4929000000006';
let now = Date.now();
let simulators: Awaited<ReturnType<typeof startSimulators>>;
let opayo: ReturnType<typeof createOpayoClient>;
beforeEach(async () => {
  now = Date.now();
  simulators = await startSimulators({ now: () => now });
  opayo = createOpayoClient(simulators.opayoUrl);
});
afterEach(() => simulators.close());

test.each([
  [GOOD_CARD_NUMBER, '123', 'Visa'],
  ['4929000005559', '123', 'Visa'],
  ['4929000000014', '123', 'Visa'],
  ['4929000000022', '123', 'Visa'],
  ['5186150660000009', '123', 'MasterCard'],
  ['5186150660000025', '123', 'MasterCard'],
  ['374200000000004', '1234', 'AmericanExpress'],
])('%s is paid', async (cardNumber, securityCode, cardType) => {
  const { card, answer } = await opayo.pay({ cardNumber, securityCode });
  expect(card.cardType).toBe(cardType);
  expect(answer).toMatchObject({ status: 'Ok', statusCode: '0000' });
  expect((await simulators.charges()).map(({ status }) => status)).toEqual(['held']);
});

test.each(['4929602110085639', '4111111111111111'])('%s is declined by its bank', async (cardNumber) => {
  const { answer } = await opayo.pay({ cardNumber });
  expect(answer).toMatchObject({ status: 'NotAuthed', statusCode: '2000' });
  expect((await simulators.charges()).map(({ status }) => status)).toEqual(['failed']);
});

test.each([
  ['SUCCESSFUL', 'Ok', '0000'],
  ['PROOFATTEMPT', 'Ok', '0000'],
  ['Ada Byron', 'Ok', '0000'],
  ['CHALLENGE', '3DAuth', '2021'],
  ['CHALLENGE V1', '3DAuth', '2021'],
  ['NOTAUTH', 'Rejected', '4026'],
  ['REJECT', 'Rejected', '4026'],
  ['TECHDIFFICULTIES', 'Rejected', '4026'],
  ['ERROR', 'Rejected', '4026'],
])('a card in the name of %s is %s, %s', async (cardholderName, status, statusCode) => {
  const { answer } = await opayo.pay({ cardNumber: GOOD_CARD_NUMBER, cardholderName });
  expect(answer).toMatchObject({ status, statusCode });
});

test.each([
  ['GATEWAY TIMEOUT', 408, '9998'],
  ['GATEWAY ERROR', 500, '9999'],
])(
  'for a card in the name of %s the gateway fails with %i, %s, and nothing is held',
  async (cardholderName, status, code) => {
    const payment = await opayo.pay({ cardNumber: GOOD_CARD_NUMBER, cardholderName });
    expect([payment.status, payment.answer.code]).toEqual([status, code]);
    expect(await simulators.charges()).toEqual([]);
  },
);

describe('a card identifier', () => {
  test('a card identifier expires after 400 seconds', async () => {
    const handed = await opayo.hand({ cardNumber: GOOD_CARD_NUMBER });
    now += 400_000;
    expect((await opayo.register(handed)).answer.code).toBe('1011');
  });

  test('a card identifier is valid for one transaction', async () => {
    const handed = await opayo.hand({ cardNumber: GOOD_CARD_NUMBER });
    expect((await opayo.register(handed)).answer.status).toBe('Ok');
    expect((await opayo.register(handed)).answer.code).toBe('1011');
  });

  test('a card identifier cannot be used with another key', async () => {
    const [firstPayment, secondPayment] = [
      await opayo.hand({ cardNumber: GOOD_CARD_NUMBER }),
      await opayo.hand({ cardNumber: GOOD_CARD_NUMBER }),
    ];
    const mixed = { ...firstPayment, key: secondPayment.key };
    expect((await opayo.register(mixed)).answer.code).toBe('1011');
  });
});

test('every number and name of the documentation’s lists is in these tests', () => {
  const page = readFileSync(new URL('../../../docs/simulators/opayo-like.md', import.meta.url), 'utf8');
  const tests =
    readFileSync(new URL(import.meta.url), 'utf8') +
    readFileSync(new URL('./keys.test.ts', import.meta.url), 'utf8');
  const [, magicValues = ''] = /^## Magic values$([\s\S]*?)^## /m.exec(page) ?? [];
  const rows = magicValues.split('\n').filter((line) => line.startsWith('- '));
  const cardNumbers = rows.flatMap((row) => row.match(/\b\d{4}(?: \d{1,4}){2,4}\b/g) ?? []);
  expect(cardNumbers.length).toBeGreaterThan(8);
  for (const number of cardNumbers) expect(tests, number).toContain(number.replaceAll(' ', ''));
  const names = rows.flatMap((row) => row.match(/\b[A-Z]{5,}(?: [A-Z]+\d?)?\b/g) ?? []);
  expect(names.length).toBeGreaterThan(6);
  for (const name of names) expect(tests, name).toContain(name);
});
