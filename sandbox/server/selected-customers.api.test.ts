import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ApiDocument, METHODS, requireComponent } from '../../tooling/openapi/document.ts';
import { openTestSandbox, readTextAt, type TestSandbox } from './testing.ts';
import { findSuccessfulCall, prepareInteraction } from './testing-contracts.ts';
import { type DeclaredCall, listDeclaredCalls } from './testing-declared.ts';
import { API_DOCUMENT } from './validate-calls.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await openTestSandbox();
});
afterAll(() => sandbox.close());

const document: ApiDocument = JSON.parse(readFileSync(API_DOCUMENT, 'utf8'));
const FIELD_NAME = 'selected_user_id';
const FIELD_SPELLINGS = [FIELD_NAME, 'selectedUserId'];

type Place = 'query' | 'body';
type SelectingCall = DeclaredCall & { readonly place: Place; readonly key: string };

/** Every call of the API document that can be made on behalf of a customer, with the place where it names the customer. */
function listSelectingCalls(): SelectingCall[] {
  const declaredCalls = listDeclaredCalls();
  return Object.entries(document.paths).flatMap(([template, item]) =>
    METHODS.flatMap((method): SelectingCall[] => {
      const operation = item[method];
      const call = declaredCalls.find(
        (one) => one.template === template && one.method === method.toUpperCase(),
      );
      if (!operation || !call) return [];
      const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])].map((overrides) =>
        overrides.$ref ? requireComponent(document.components.parameters, overrides.$ref) : overrides,
      );
      if (parameters.some(({ name }) => name === FIELD_NAME))
        return [{ ...call, place: 'query', key: FIELD_NAME }];
      const bodySchema = operation.requestBody?.content?.['application/json']?.schema;
      const schema = bodySchema?.$ref
        ? requireComponent(document.components.schemas, bodySchema.$ref)
        : bodySchema;
      const key = FIELD_SPELLINGS.find((name) => schema?.properties?.[name] !== undefined);
      return key ? [{ ...call, place: 'body', key }] : [];
    }),
  );
}

const calls = listSelectingCalls();

/** Prepares the call for a customer, as the contracts make it or else from the document's example. */
async function prepareCallFor(
  { method, template, path, body, contentType, place, key }: SelectingCall,
  customer: string,
) {
  const successfulCall = findSuccessfulCall(method, template);
  const { path: goodPath, body: goodBody } = successfulCall
    ? await prepareInteraction(sandbox, successfulCall)
    : { path, body };
  const url = new URL(goodPath, sandbox.url);
  if (place === 'query') url.searchParams.set(key, customer);
  const sentBody =
    place === 'body' ? JSON.stringify({ ...JSON.parse(String(goodBody)), [key]: customer }) : goodBody;
  return async (token: string | undefined) => {
    const response = await fetch(url, {
      method,
      headers: {
        ...(sentBody === undefined ? {} : { 'content-type': contentType ?? 'application/json' }),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
      ...(sentBody === undefined ? {} : { body: sentBody }),
    });
    return { status: response.status, text: await response.text() };
  };
}

const UNKNOWN_ID = 'ffffffff-0000-4000-8000-000000000000';
const runScenario = (name: string) => sandbox.runScenario(name);

test('many calls can be made by staff for a customer', () => {
  expect(calls.map(({ operationId }) => operationId)).toEqual(
    expect.arrayContaining(['readSession', 'listAttendees', 'readCart', 'addToCart', 'payCart', 'readOrder']),
  );
  expect(calls.length).toBeGreaterThan(20);
});

test.each(calls)('$operationId is refused to a customer who asks for another customer', async (call) => {
  const otherCustomer = await runScenario('a-customer-without-instruction');
  const stranger = readTextAt(await runScenario('a-customer-without-instruction'), 'token');
  const sendCall = await prepareCallFor(call, readTextAt(otherCustomer, 'userId'));
  expect(await sendCall(stranger)).toMatchObject({ status: 403 });
  // The response does not reveal whether such a customer exists.
  expect(await (await prepareCallFor(call, UNKNOWN_ID))(stranger)).toEqual(await sendCall(stranger));
});

test.each(calls)('$operationId is refused to a visitor who asks for a customer', async (call) => {
  const other = readTextAt(await runScenario('a-customer-without-instruction'), 'userId');
  const { status } = await (await prepareCallFor(call, other))(undefined);
  expect(status).toBe(call.isOpen ? 403 : 401);
});

test.each(calls)('$operationId does not let staff find an unknown customer, or a colleague', async (call) => {
  const staff = readTextAt(await runScenario('a-member-of-staff'), 'token');
  const colleague = readTextAt(await runScenario('a-member-of-staff'), 'userId');
  expect(await (await prepareCallFor(call, UNKNOWN_ID))(staff)).toMatchObject({ status: 404 });
  expect(await (await prepareCallFor(call, colleague))(staff)).toMatchObject({ status: 404 });
});
