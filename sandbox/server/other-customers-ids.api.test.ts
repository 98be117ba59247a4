import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestSandbox, readTextAt, type TestSandbox } from './testing.ts';
import { findCustomerCall, isOfStaff, prepareInteraction } from './testing-contracts.ts';
import { listCalls, withUnknownId } from './testing-declared.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await openTestSandbox();
});
afterAll(() => sandbox.close());

/** Calls whose ids are from the catalogue, which belongs to no customer. */
const OF_CATALOGUE = ['storeMembershipAnswers'];
/** A customer with the code of a hand-off knows that it exists, so somebody else's hand-off is refused with 403, not 404. */
const KNOWN_BY_CODE = ['claimHandoff', 'releaseHandoff'];

/** Every call of a customer with an id in its path, and how the site makes it successfully. */
const calls = listCalls().flatMap((call) => {
  const good = findCustomerCall(call.method, call.template);
  const isOfCustomer =
    call.template.includes('{') &&
    !call.isOpen &&
    ![...OF_CATALOGUE, ...KNOWN_BY_CODE].includes(call.operationId);
  return good && isOfCustomer ? [{ ...call, good }] : [];
});

test('many calls take an id of another customer', () => {
  expect(calls.length).toBeGreaterThan(25);
});

// Proves S7.10.
test.each(calls)(
  '$operationId does not find another customer’s id, and responds as for an unknown id',
  async (call) => {
    const own = await prepareInteraction(sandbox, call.good);
    const stranger = readTextAt(await sandbox.scenario('a-parent-of-two'), 'token');
    const send = async (path: string, token: string | undefined) => {
      const { method, body, contentType } = own;
      const response = await fetch(sandbox.url + path, {
        method,
        headers: {
          ...(contentType && { 'content-type': contentType }),
          authorization: `Bearer ${token}`,
        },
        ...(body !== undefined && { body }),
      });
      return { status: response.status, text: await response.text() };
    };

    const strange = await send(own.path, stranger);
    expect(strange.status).toBe(isOfStaff(call.good) ? 403 : 404);
    expect(strange).toEqual(await send(withUnknownId({ ...call, path: own.path }), stranger));
    // The call has changed nothing: the owner can still make it.
    expect((await send(own.path, own.token)).status).toBe(call.good.status);
  },
);
