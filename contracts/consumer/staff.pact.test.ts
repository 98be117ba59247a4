import { expect, test } from 'vitest';
import * as api from '../../src/shared/api/index.ts';
import { notFoundAnswer, UNKNOWN_ID } from './unknown-values.ts';
import { verifyInteraction } from './verify-interaction.ts';

// Staff ask for the basket of a customer who does not exist.

const selectedUserId = UNKNOWN_ID;
const unknownCustomerQuery = { selected_user_id: UNKNOWN_ID };

const basketCalls = [
  {
    description: 'the basket',
    request: { method: 'GET', path: '/api/cart', query: unknownCustomerQuery },
    send: () => api.loadCart({ selectedUserId }),
  },
  {
    description: 'an emptied basket',
    request: { method: 'DELETE', path: '/api/cart', query: unknownCustomerQuery },
    send: () => api.deleteCart({ selectedUserId }),
  },
  {
    description: 'an item to be removed',
    request: {
      method: 'POST',
      path: '/api/cart/remove',
      query: unknownCustomerQuery,
      body: { cart_item_ids: [UNKNOWN_ID] },
    },
    send: () => api.removeFromCart({ itemIds: [UNKNOWN_ID], selectedUserId }),
  },
  {
    description: 'the places to be kept',
    request: { method: 'POST', path: '/api/cart/extend', query: unknownCustomerQuery },
    send: () => api.extendHold({ selectedUserId }),
  },
  {
    description: 'credit to be used',
    request: {
      method: 'PUT',
      path: '/api/cart/credit',
      query: unknownCustomerQuery,
      body: { kind: 'general', amount: 100 },
    },
    send: () => api.setCartCredit({ kind: 'general', amount: 100, selectedUserId }),
  },
] as const;

test.each(basketCalls)(
  'the basket of an unknown customer is a 404 for staff: $description',
  async ({ description, request, send }) => {
    const outcome = await verifyInteraction(
      {
        ...request,
        given: 'a-member-of-staff',
        token: 'valid',
        description: `${description} of an unknown customer, for staff`,
        answers: notFoundAnswer,
      },
      send,
    );

    expect(outcome).toMatchObject({ kind: 'http', status: 404 });
  },
);
