import { describe, expect, test } from 'vitest';
import * as api from '../../src/shared/api/index.ts';
import { providerStateValues } from '../state-values.ts';
import { buildFailureBody, matchStateValue, verifyInteraction } from './verify-interaction.ts';

// Refused changes of a basket: for a customer whom only staff may serve, for an invalid customer, and during a payment.

const UNKNOWN_ID = '00000000-0000-8000-a000-000000000000';
/** An id that is longer than the API document allows. */
const OVERLONG_ID = 'x'.repeat(600);
const source = 'activity-booking' as const;
const basketRequest = { token: 'valid', given: 'a-basket-with-a-class' } as const;

type Exchange = Parameters<typeof verifyInteraction>[0];
type Request = Pick<Exchange, 'method' | 'path' | 'query' | 'body'>;
type SelectedUserQuery = { readonly selected_user_id?: string };
type Row = [
  change: string,
  request: (selected: SelectedUserQuery) => Request,
  send: (selectedUserId: string | null) => Promise<unknown>,
];

const changes: readonly Row[] = [
  [
    'an item to be removed',
    (selected) => ({
      method: 'POST',
      path: '/api/cart/remove',
      query: { ...selected },
      body: { cart_item_ids: [matchStateValue('cartItemId')] },
    }),
    (selectedUserId) => api.removeFromCart({ itemIds: [providerStateValues.cartItemId], selectedUserId }),
  ],
  [
    'a basket to be emptied',
    (selected) => ({ method: 'DELETE', path: '/api/cart', query: { ...selected } }),
    (selectedUserId) => api.deleteCart({ selectedUserId }),
  ],
  [
    'an item to be changed',
    (selected) => ({
      method: 'PUT',
      path: `/api/cart/${UNKNOWN_ID}`,
      body: { options: {}, ...selected },
    }),
    (selectedUserId) =>
      api.updateCartItem({ itemId: UNKNOWN_ID, options: {}, ...(selectedUserId && { selectedUserId }) }),
  ],
  [
    'credit to be used',
    (selected) => ({
      method: 'PUT',
      path: '/api/cart/credit',
      query: { ...selected },
      body: { kind: 'general', amount: 100 },
    }),
    (selectedUserId) => api.setCartCredit({ kind: 'general', amount: 100, selectedUserId }),
  ],
  [
    'a benefit to be removed',
    (selected) => ({
      method: 'DELETE',
      path: `/api/activities/benefit/remove/${UNKNOWN_ID}`,
      query: { source, ...selected },
    }),
    (selectedUserId) => api.removeBenefit({ id: UNKNOWN_ID, source, selectedUserId }),
  ],
  [
    'a package to be removed',
    (selected) => ({
      method: 'DELETE',
      path: `/api/activities/package/remove/${UNKNOWN_ID}`,
      query: { source, ...selected },
    }),
    (selectedUserId) => api.removePackage({ id: UNKNOWN_ID, source, selectedUserId }),
  ],
];

describe('a change of the basket', () => {
  test.each(changes)(
    'a customer who changes the basket of another customer gets a 403: %s',
    async (change, request, send) => {
      const outcome = await verifyInteraction(
        {
          ...basketRequest,
          ...request({ selected_user_id: UNKNOWN_ID }),
          description: `${change} of another customer`,
          answers: { status: 403, body: buildFailureBody('Unauthorised.') },
        },
        () => send(UNKNOWN_ID),
      );

      expect(outcome).toMatchObject({ kind: 'http', status: 403 });
    },
  );

  test.each(changes)(
    'a change of the basket with an invalid customer id is a 422: %s',
    async (change, request, send) => {
      const outcome = await verifyInteraction(
        {
          ...basketRequest,
          ...request({ selected_user_id: OVERLONG_ID }),
          description: `${change} of an invalid customer`,
          answers: { status: 422, body: buildFailureBody('Please check this.', 'selected_user_id') },
        },
        () => send(OVERLONG_ID),
      );

      expect(outcome).toMatchObject({
        kind: 'validation',
        errors: { selected_user_id: [expect.any(String)] },
      });
    },
  );

  test.each(changes)(
    'a change of the basket during its payment is a 422 with one message: %s',
    async (change, request, send) => {
      const outcome = await verifyInteraction(
        {
          ...request({}),
          token: 'valid',
          given: 'a-cart-that-is-being-paid',
          description: `${change} while it is paid`,
          answers: { status: 422, body: buildFailureBody('This cannot be done now.') },
        },
        () => send(null),
      );

      expect(outcome).toMatchObject({ kind: 'validation', message: 'This cannot be done now.' });
    },
  );
});
