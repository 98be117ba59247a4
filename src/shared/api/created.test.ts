import { expect, test } from 'vitest';
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

test.each([
  ['creating an account', 201],
  ['creating an account', 200],
  ['sending a membership', 201],
] as const)('%s succeeds with %i', async (name, status) => {
  answering(status);
  await expect(calls[name]()).resolves.toBeDefined();
});

// Proves J10.2.
test.each([
  ['creating an account', 202],
  ['sending a membership', 200],
  ['sending a membership', 202],
] as const)('%s fails if the response is a %i', async (name, status) => {
  answering(status);
  await expect(calls[name]()).rejects.toEqual({ kind: 'http', status, message: null });
});
