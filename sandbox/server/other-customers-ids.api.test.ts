import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestSandbox, readTextAt, type TestSandbox } from './testing.ts';
import { findCustomerCall, isStaffCall, prepareInteraction } from './testing-contracts.ts';
import { listDeclaredCalls, replaceFirstId } from './testing-declared.ts';

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
const calls = listDeclaredCalls().flatMap((call) => {
  const successfulCall = findCustomerCall(call.method, call.template);
  const isOfCustomer =
    call.template.includes('{') &&
    !call.isOpen &&
    ![...OF_CATALOGUE, ...KNOWN_BY_CODE].includes(call.operationId);
  return successfulCall && isOfCustomer ? [{ ...call, good: successfulCall }] : [];
});

test('many calls take an id of another customer', () => {
  expect(calls.length).toBeGreaterThan(25);
});

// Proves S7.10.
test.each(calls)(
  '$operationId does not find another customer’s id, and responds as for an unknown id',
  async (call) => {
    const ownRequest = await prepareInteraction(sandbox, call.good);
    const stranger = readTextAt(await sandbox.runScenario('a-parent-of-two'), 'token');
    const sendRequest = async (path: string, token: string | undefined) => {
      const { method, body, contentType } = ownRequest;
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

    const strange = await sendRequest(ownRequest.path, stranger);
    expect(strange.status).toBe(isStaffCall(call.good) ? 403 : 404);
    expect(strange).toEqual(await sendRequest(replaceFirstId({ ...call, path: ownRequest.path }), stranger));
    // The call has changed nothing: the owner can still make it.
    expect((await sendRequest(ownRequest.path, ownRequest.token)).status).toBe(call.good.status);
  },
);
