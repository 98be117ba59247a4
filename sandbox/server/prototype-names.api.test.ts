import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoId } from '../seed/demo-ids.ts';
import { listAt, openTestSandbox, readAt, readTextAt, type TestSandbox } from './testing.ts';
import { type DeclaredCall, listDeclaredCalls } from './testing-declared.ts';
import { logIn } from './testing-journey.ts';

let sandbox: TestSandbox;
let token: string;
beforeAll(async () => {
  sandbox = await openTestSandbox();
  token = readTextAt(await sandbox.runScenario('a-customer-without-instruction'), 'token');
});
afterAll(() => sandbox.close());

const PROTOTYPE_NAMES = ['__proto__', 'constructor', 'prototype'];
const NAME_PLACEHOLDER = 'the place of the name';

/** The example body with the name added to each of its objects in turn, and below an unknown field. */
function listBodiesWith(name: string, { body }: DeclaredCall): string[] {
  const example: unknown = typeof body === 'string' && /^[{[]/.test(body) ? JSON.parse(body) : {};
  const below = { ...Object(example), unasked: [{ deeper: { [NAME_PLACEHOLDER]: { quantity: -3 } } }] };
  return [...listVariants(example), below].map((one) =>
    JSON.stringify(one).replace(JSON.stringify(NAME_PLACEHOLDER), JSON.stringify(name)),
  );
}

function listVariants(value: unknown): unknown[] {
  if (Array.isArray(value))
    return value.flatMap((part, index) => listVariants(part).map((other) => value.with(index, other)));
  if (typeof value !== 'object' || value === null) return [];
  const innerVariants = Object.entries(value).flatMap(([key, part]) =>
    listVariants(part).map((other) => ({ ...value, [key]: other })),
  );
  return [{ ...value, [NAME_PLACEHOLDER]: { quantity: -3 } }, ...innerVariants];
}

/** The form parser leaves such names out, and a form has only one level. */
const callsWithBody = listDeclaredCalls().filter(
  ({ body, contentType }) => body !== undefined && contentType !== 'application/x-www-form-urlencoded',
);

test.each(callsWithBody.map((call) => [`${call.method} ${call.template}`, call] as const))(
  '%s refuses a body with a name that reaches the prototype, at any level',
  async (_name, call) => {
    for (const name of PROTOTYPE_NAMES) {
      for (const body of listBodiesWith(name, call)) {
        const response = await fetch(sandbox.url + call.path, {
          method: call.method,
          headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
          body,
        });
        expect([body, response.status]).toEqual([body, 400]);
      }
    }
  },
);

test('a place cannot be booked at a negative price through an inherited quantity', async () => {
  const customer = await logIn(sandbox, 'D1000001');
  const item = `{"id":"${demoId('product:padlock')}","type":"product","__proto__":{"quantity":-3}}`;
  const addAnswer = await sandbox.call('POST', '/api/cart/add', {
    token: customer,
    body: `{"items":[${item}]}`,
  });
  expect([addAnswer.status, readAt(addAnswer.json, 'message')]).toEqual([
    400,
    'The body of the request has a field that is called "__proto__".',
  ]);
  const cart = await sandbox.call('GET', '/api/cart', { token: customer });
  expect(listAt(cart.json, 'data', 'items')).toEqual([]);
});
