import { describe, expect, test } from 'vitest';
import { configureApi, registerCustomer, storeMembership } from './index';

const calls = {
  'creating an account': () =>
    registerCustomer({
      clientId: 'client',
      source: 'online-joining',
      password: 'Swim-2026!',
      passwordConfirmation: 'Swim-2026!',
      termsAccepted: true,
    }),
  'sending a membership': () =>
    storeMembership({
      homeVenueId: '3',
      membershipTypeId: '1',
      paymentOptionId: '2',
      startDate: '2026-12-01',
    }),
};

function answering(status: number) {
  configureApi({
    baseUrl: 'http://operator.test',
    timeoutMs: 15_000,
    readToken: () => null,
    onUnauthorised: () => {},
    transport: async () => Response.json({ data: { token: 'token-1', cart_id: 'cart-1' } }, { status }),
  });
}

describe.each(Object.entries(calls))('%s', (_name, call) => {
  test('succeeds with 201 alone', async () => {
    answering(201);
    await expect(call()).resolves.toBeDefined();
  });

  test.each([200, 202, 203])('has failed when the answer is a %i', async (status) => {
    answering(status);
    await expect(call()).rejects.toEqual({ kind: 'http', status, message: null });
  });
});
