import { expect, test } from 'vitest';
import * as api from '../../src/shared/api/index.ts';
import { buildFailureBody, verifyInteraction } from './verify-interaction.ts';

// Staff ask for the basket of a customer who does not exist.

const UNKNOWN = '00000000-0000-8000-a000-000000000000';
const selectedUserId = UNKNOWN;
const query = { selected_user_id: UNKNOWN };

const calls = [
  {
    asking: 'the basket',
    request: { method: 'GET', path: '/api/cart', query },
    make: () => api.loadCart({ selectedUserId }),
  },
  {
    asking: 'an emptied basket',
    request: { method: 'DELETE', path: '/api/cart', query },
    make: () => api.deleteCart({ selectedUserId }),
  },
  {
    asking: 'an item to be removed',
    request: { method: 'POST', path: '/api/cart/remove', query, body: { cart_item_ids: [UNKNOWN] } },
    make: () => api.removeFromCart({ itemIds: [UNKNOWN], selectedUserId }),
  },
  {
    asking: 'the places to be kept',
    request: { method: 'POST', path: '/api/cart/extend', query },
    make: () => api.extendHold({ selectedUserId }),
  },
  {
    asking: 'credit to be used',
    request: { method: 'PUT', path: '/api/cart/credit', query, body: { kind: 'general', amount: 100 } },
    make: () => api.setCartCredit({ kind: 'general', amount: 100, selectedUserId }),
  },
] as const;

test.each(calls)('an unknown customer is a 404: $asking', async ({ asking, request, make }) => {
  const outcome = await verifyInteraction(
    {
      ...request,
      given: 'a-member-of-staff',
      as: 'customer',
      description: `${asking} of an unknown customer, for staff`,
      answers: { status: 404, body: buildFailureBody('Unable to complete request, item not found.') },
    },
    make,
  );

  expect(outcome).toMatchObject({ kind: 'http', status: 404 });
});
