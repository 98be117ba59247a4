import { afterAll, beforeAll, expect, test } from 'vitest';
import { at, openTestSandbox, type TestSandbox } from './testing.ts';
import { callsOf, type DeclaredCall, invalidVariants } from './testing-declared.ts';
import { logIn } from './testing-journey.ts';

let sandbox: TestSandbox;
const tokens = new Map<string, string>();
beforeAll(async () => {
  sandbox = await openTestSandbox();
  tokens.set('customer', await logIn(sandbox, 'D1000001'));
  tokens.set('staff', await logIn(sandbox, 'S1000001'));
});
afterAll(() => sandbox.close());

async function send({ method, path, body, contentType }: DeclaredCall, token: string | undefined) {
  const response = await fetch(sandbox.url + path, {
    method,
    headers: {
      ...(contentType ? { 'content-type': contentType } : {}),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    ...(body === undefined ? {} : { body }),
  });
  const isPage = response.headers.get('content-type')?.startsWith('text/html') ?? false;
  const message = isPage ? 'a page' : at(JSON.parse(await response.text()), 'message');
  return { status: response.status, message };
}

test.each(callsOf())('$operationId has no undeclared response', async (declared) => {
  // Runs last: logging out ends the token that the other calls need.
  const callers = declared.operationId === 'logoutCustomer' ? [undefined] : [undefined, ...tokens.values()];
  const undeclared: string[] = [];
  for (const call of [declared, ...invalidVariants(declared)]) {
    for (const token of callers) {
      const { status, message } = await send(call, token);
      const isDeclared = declared.statuses.includes(status) && status < 500;
      const isSaid = status < 400 || (typeof message === 'string' && message !== '');
      if (!isDeclared || !isSaid) undeclared.push(`${status} (${String(message)}): ${call.what}`);
    }
  }
  expect(undeclared).toEqual([]);
});
