import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startSimulators } from '../testing.ts';
import { BROWSER_DETAILS, createOpayoClient } from './testing.ts';

const VENDOR_AUTHORIZATION = `Basic ${Buffer.from('pavilion-key:pavilion-password').toString('base64')}`;
const CARD_DETAILS = { cardholderName: 'SUCCESSFUL', cardNumber: '4929000000006', securityCode: '123' };
const START_INSTANT = Date.UTC(2026, 10, 20, 10);

let now = START_INSTANT;
let simulators: Awaited<ReturnType<typeof startSimulators>>;
beforeEach(async () => {
  now = START_INSTANT;
  simulators = await startSimulators({ now: () => now });
});
afterEach(() => simulators.close());

async function post(path: string, body: unknown, authorization?: string) {
  const response = await fetch(`${simulators.opayoUrl}/api/v1${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...(authorization && { Authorization: authorization }) },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  return { status: response.status, body: text === '' ? null : JSON.parse(text) };
}

async function createKey(): Promise<string> {
  const { body } = await post('/merchant-session-keys', { vendorName: 'pavilion' }, VENDOR_AUTHORIZATION);
  return `Bearer ${body.merchantSessionKey}`;
}

const addCard = (key: string, changes: Record<string, string> = {}) =>
  post('/card-identifiers', { cardDetails: { ...CARD_DETAILS, expiryDate: '1229', ...changes } }, key);

test('only the vendor gets a key, which expires 400 seconds later', async () => {
  const { status, body } = await post(
    '/merchant-session-keys',
    { vendorName: 'pavilion' },
    VENDOR_AUTHORIZATION,
  );
  expect([status, body.expiry]).toEqual([201, new Date(START_INSTANT + 400_000).toISOString()]);
  const nobody = await post('/merchant-session-keys', { vendorName: 'pavilion' });
  expect(nobody).toEqual({
    status: 401,
    body: { code: '1001', description: 'Authentication values are missing' },
  });
});

describe('a key', () => {
  test('a key gives one card identifier, without the card’s number', async () => {
    const key = await createKey();
    const { status, body } = await addCard(key);
    expect([status, Object.keys(body).sort(), body.cardType]).toEqual([
      201,
      ['cardIdentifier', 'cardType', 'expiry'],
      'Visa',
    ]);
    expect((await addCard(key)).body.code).toBe('1002');
  });

  test('a key that has expired is refused as an authentication failure', async () => {
    const key = await createKey();
    now += 400_000;
    expect(await addCard(key)).toEqual({
      status: 401,
      body: { code: '1002', description: 'Authentication failed' },
    });
  });

  test('a key that does not exist is not found', async () => {
    expect(await addCard('Bearer made-up')).toMatchObject({ status: 404, body: { code: '1006' } });
  });

  test('a key is void after three failures', async () => {
    const key = await createKey();
    for (const _ of [1, 2, 3]) expect((await addCard(key, { cardNumber: '' })).status).toBe(422);
    expect((await addCard(key)).body.code).toBe('1002');
  });
});

test('every problem with a card is reported at once, field by field, in words for the customer', async () => {
  const { status, body } = await addCard(await createKey(), {
    cardholderName: '<>',
    cardNumber: '',
    expiryDate: '13/29',
    securityCode: 'x',
  });
  expect(status).toBe(422);
  expect(body.errors).toEqual([
    {
      code: '1005',
      property: 'cardDetails.cardholderName',
      description: 'Contains invalid characters',
      clientMessage: 'The cardholder name contains invalid characters',
    },
    {
      code: '1003',
      property: 'cardDetails.cardNumber',
      description: 'Missing mandatory field',
      clientMessage: 'The card number is required',
    },
    {
      code: '1005',
      property: 'cardDetails.expiryDate',
      description: 'Contains invalid characters',
      clientMessage: 'The expiry date has to be in MMYY format',
    },
    {
      code: '1005',
      property: 'cardDetails.securityCode',
      description: 'Contains invalid characters',
      clientMessage: 'The security code is not valid',
    },
  ]);
});

test.each([
  [{ cardNumber: '4929000000007' }, '1007'],
  [{ cardNumber: '36000000000008' }, '1008'],
  [{ expiryDate: '1025' }, '1009'],
  [{ cardholderName: 'A'.repeat(46) }, '1004'],
])('a card with %o is refused with %s', async (changes, code) => {
  expect((await addCard(await createKey(), changes)).body.errors[0].code).toBe(code);
});

test('only the shop’s page may send its own form', async () => {
  const requestFromOrigin = (origin: string) =>
    fetch(`${simulators.opayoUrl}/api/v1/card-identifiers`, { method: 'OPTIONS', headers: { origin } });
  const shop = 'http://online-joining.pavilion.localhost:4000';
  expect((await requestFromOrigin(shop)).headers.get('Access-Control-Allow-Origin')).toBe(shop);
  expect(
    (await requestFromOrigin('https://evil.example')).headers.get('Access-Control-Allow-Origin'),
  ).toBeNull();
});

describe('a transaction', () => {
  async function register(changes: Record<string, unknown> = {}, cardholderName = 'SUCCESSFUL') {
    const shop = createOpayoClient(simulators.opayoUrl);
    const card = await shop.hand({ ...CARD_DETAILS, cardholderName });
    const { status, answer } = await shop.register(card, changes);
    return { status, body: answer };
  }

  test('a transaction is authorised and released once, and never for more', async () => {
    const { status, body } = await register();
    expect([status, body.status, body.statusCode]).toEqual([201, 'Ok', '0000']);
    const sendInstruction = (instructionType: string, amount?: number) =>
      post(
        `/transactions/${body.transactionId}/instructions`,
        { instructionType, amount },
        VENDOR_AUTHORIZATION,
      );
    expect((await sendInstruction('release', 2600)).body.code).toBe('1021');
    expect((await sendInstruction('release', 2599)).status).toBe(201);
    expect((await sendInstruction('release', 2599)).body.code).toBe('1017');
    expect((await simulators.charges()).map((charge) => charge.status)).toEqual(['captured']);
  });

  test('a transaction that needs the bank responds with 202 and the challenge', async () => {
    const { status, body } = await register({}, 'CHALLENGE');
    expect(status).toBe(202);
    expect(body).toMatchObject({
      status: '3DAuth',
      statusCode: '2021',
      acsUrl: 'http://bank.another.localhost:4000/3ds/challenge',
    });
    expect(Object.keys(body)).toEqual(expect.arrayContaining(['cReq', 'acsTransId', 'dsTransId']));
  });

  test('a transaction of a browser with a colour depth of 30 is refused, as Opayo does', async () => {
    const strongCustomerAuthentication = { ...BROWSER_DETAILS, browserColorDepth: '30' };
    const { status, body } = await register({ strongCustomerAuthentication });
    expect([status, body.errors[0].code, body.errors[0].property]).toEqual([
      422,
      '1009',
      'strongCustomerAuthentication.browserColorDepth',
    ]);
  });

  test.each([
    ['browserLanguage', 'zh-Hant-HK'],
    ['browserScreenWidth', '411.43'],
    ['browserScreenHeight', '12345678'],
    ['browserTZ', '-2147483648'],
  ])(
    'a transaction of a browser with the %s %s, which EMV 3-D Secure does not allow, is refused',
    async (name, value) => {
      const { status, body } = await register({
        strongCustomerAuthentication: { ...BROWSER_DETAILS, [name]: value },
      });
      expect([status, body.errors[0].code, body.errors[0].property]).toEqual([
        422,
        '1009',
        `strongCustomerAuthentication.${name}`,
      ]);
    },
  );

  test('a transaction whose code was used before is refused', async () => {
    await register({ vendorTxCode: 'same' });
    expect((await register({ vendorTxCode: 'same' })).body.code).toBe('4042');
  });
});

test.each(['/api/v1/js/sagepay.js', '/api/v1/checkout/card.js'])(
  'the script %s is one plain script without imports or HTML sinks',
  async (path) => {
    const text = await (await fetch(simulators.opayoUrl + path)).text();
    expect(text).not.toMatch(/^(import|export) /m);
    expect(text).not.toMatch(/innerHTML|outerHTML|insertAdjacentHTML|document\.write|\beval\(|new Function/);
    expect(text).not.toMatch(/postMessage\([^)]*'\*'/);
  },
);

test('only the shop may frame the card fields', async () => {
  const requestFrame = (parent: string) =>
    fetch(`${simulators.opayoUrl}/api/v1/checkout/card?parent=${encodeURIComponent(parent)}`);
  const shop = 'http://online-joining.pavilion.localhost:4000';
  expect((await requestFrame(shop)).headers.get('Content-Security-Policy')).toContain(
    `frame-ancestors ${shop}`,
  );
  expect((await requestFrame('https://evil.example')).status).toBe(401);
});
