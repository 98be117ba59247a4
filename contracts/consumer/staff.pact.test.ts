import { expect, test } from 'vitest';
import * as api from '../../src/shared/api/index.ts';
import { buildFailureBody, verifyInteraction } from './verify-interaction.ts';

// Staff ask for the basket of a customer who does not exist.

const UNKNOWN_ID = '00000000-0000-8000-a000-000000000000';
const selectedUserId = UNKNOWN_ID;
const query = { selected_user_id: UNKNOWN_ID };

const calls = [
  {
    asking: 'the basket',
    request: { method: 'GET', path: '/api/cart', query },
    send: () => api.loadCart({ selectedUserId }),
  },
  {
    asking: 'an emptied basket',
    request: { method: 'DELETE', path: '/api/cart', query },
    send: () => api.deleteCart({ selectedUserId }),
  },
  {
    asking: 'an item to be removed',
    request: { method: 'POST', path: '/api/cart/remove', query, body: { cart_item_ids: [UNKNOWN_ID] } },
    send: () => api.removeFromCart({ itemIds: [UNKNOWN_ID], selectedUserId }),
  },
  {
    asking: 'the places to be kept',
    request: { method: 'POST', path: '/api/cart/extend', query },
    send: () => api.extendHold({ selectedUserId }),
  },
  {
    asking: 'credit to be used',
    request: { method: 'PUT', path: '/api/cart/credit', query, body: { kind: 'general', amount: 100 } },
    send: () => api.setCartCredit({ kind: 'general', amount: 100, selectedUserId }),
  },
] as const;

test.each(calls)('an unknown customer is a 404: $asking', async ({ asking, request, send }) => {
  const outcome = await verifyInteraction(
    {
      ...request,
      given: 'a-member-of-staff',
      token: 'valid',
      description: `${asking} of an unknown customer, for staff`,
      answers: { status: 404, body: buildFailureBody('Unable to complete request, item not found.') },
    },
    send,
  );

  expect(outcome).toMatchObject({ kind: 'http', status: 404 });
});
