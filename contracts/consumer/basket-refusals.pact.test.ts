import { describe, expect, test } from 'vitest';
import * as api from '../../src/shared/api/index.ts';
import { providerStateValues } from '../state-values.ts';
import { OVERLONG_TEXT, UNKNOWN_ID } from './unknown-values.ts';
import {
  buildFailureBody,
  type ConsumerInteraction,
  matchProviderValue,
  verifyInteraction,
} from './verify-interaction.ts';

// Refused changes of a basket: for a customer whom only staff may serve, for an invalid customer, and during a payment.

const source = 'activity-booking' as const;
const basketRequest = { token: 'valid', given: 'a-basket-with-a-class' } as const;

type ChangeRequest = Pick<ConsumerInteraction, 'method' | 'path' | 'query' | 'body'>;
type SelectedUserQuery = { readonly selected_user_id?: string };
type BasketChange = [
  changeDescription: string,
  buildRequest: (selectedUserQuery: SelectedUserQuery) => ChangeRequest,
  send: (selectedUserId: string | null) => Promise<unknown>,
];

const basketChanges: readonly BasketChange[] = [
  [
    'an item to be removed',
    (selectedUserQuery) => ({
      method: 'POST',
      path: '/api/cart/remove',
      query: { ...selectedUserQuery },
      body: { cart_item_ids: [matchProviderValue('cartItemId')] },
    }),
    (selectedUserId) => api.removeFromCart({ itemIds: [providerStateValues.cartItemId], selectedUserId }),
  ],
  [
    'a basket to be emptied',
    (selectedUserQuery) => ({ method: 'DELETE', path: '/api/cart', query: { ...selectedUserQuery } }),
    (selectedUserId) => api.deleteCart({ selectedUserId }),
  ],
  [
    'an item to be changed',
    (selectedUserQuery) => ({
      method: 'PUT',
      path: `/api/cart/${UNKNOWN_ID}`,
      body: { options: {}, ...selectedUserQuery },
    }),
    (selectedUserId) =>
      api.updateCartItem({ itemId: UNKNOWN_ID, options: {}, ...(selectedUserId && { selectedUserId }) }),
  ],
  [
    'credit to be used',
    (selectedUserQuery) => ({
      method: 'PUT',
      path: '/api/cart/credit',
      query: { ...selectedUserQuery },
      body: { kind: 'general', amount: 100 },
    }),
    (selectedUserId) => api.setCartCredit({ kind: 'general', amount: 100, selectedUserId }),
  ],
  [
    'a benefit to be removed',
    (selectedUserQuery) => ({
      method: 'DELETE',
      path: `/api/activities/benefit/remove/${UNKNOWN_ID}`,
      query: { source, ...selectedUserQuery },
    }),
    (selectedUserId) => api.removeBenefit({ id: UNKNOWN_ID, source, selectedUserId }),
  ],
  [
    'a package to be removed',
    (selectedUserQuery) => ({
      method: 'DELETE',
      path: `/api/activities/package/remove/${UNKNOWN_ID}`,
      query: { source, ...selectedUserQuery },
    }),
    (selectedUserId) => api.removePackage({ id: UNKNOWN_ID, source, selectedUserId }),
  ],
];

describe('a change of the basket', () => {
  test.each(basketChanges)(
    'a customer who changes the basket of another customer gets a 403: %s',
    async (changeDescription, buildRequest, send) => {
      const outcome = await verifyInteraction(
        {
          ...basketRequest,
          ...buildRequest({ selected_user_id: UNKNOWN_ID }),
          description: `${changeDescription} of another customer`,
          answers: { status: 403, body: buildFailureBody('Unauthorised.') },
        },
        () => send(UNKNOWN_ID),
      );

      expect(outcome).toMatchObject({ kind: 'http', status: 403 });
    },
  );

  test.each(basketChanges)(
    'a change of the basket with an invalid customer id is a 422: %s',
    async (changeDescription, buildRequest, send) => {
      const outcome = await verifyInteraction(
        {
          ...basketRequest,
          ...buildRequest({ selected_user_id: OVERLONG_TEXT }),
          description: `${changeDescription} of an invalid customer`,
          answers: { status: 422, body: buildFailureBody('Please check this.', 'selected_user_id') },
        },
        () => send(OVERLONG_TEXT),
      );

      expect(outcome).toMatchObject({
        kind: 'validation',
        errors: { selected_user_id: [expect.any(String)] },
      });
    },
  );

  test.each(basketChanges)(
    'a change of the basket during its payment is a 422 with one message: %s',
    async (changeDescription, buildRequest, send) => {
      const outcome = await verifyInteraction(
        {
          ...buildRequest({}),
          token: 'valid',
          given: 'a-cart-that-is-being-paid',
          description: `${changeDescription} while it is paid`,
          answers: { status: 422, body: buildFailureBody('This cannot be done now.') },
        },
        () => send(null),
      );

      expect(outcome).toMatchObject({ kind: 'validation', message: 'This cannot be done now.' });
    },
  );
});
