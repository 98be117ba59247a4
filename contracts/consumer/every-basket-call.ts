import * as api from '../../src/shared/api/index.ts';
import { providerStateValues } from '../state-values.ts';
import type { SiteCall } from './any-call.ts';

const { cartItemId } = providerStateValues;
const source = 'activity-booking' as const;

/** Every call that changes the basket of the bookings site. */
export const everyBasketCall: readonly SiteCall[] = [
  {
    name: 'a removed item',
    method: 'POST',
    path: '/api/cart/remove',
    failureStatuses: [401],
    send: () => api.removeFromCart({ itemIds: [cartItemId] }),
  },
  {
    name: 'an emptied basket',
    method: 'DELETE',
    path: '/api/cart',
    failureStatuses: [401],
    send: () => api.deleteCart(),
  },
  {
    name: 'a changed item',
    method: 'PUT',
    path: `/api/cart/${cartItemId}`,
    failureStatuses: [401],
    send: () => api.updateCartItem({ itemId: cartItemId, options: {} }),
  },
  {
    name: 'the use of credit',
    method: 'PUT',
    path: '/api/cart/credit',
    failureStatuses: [401],
    send: () => api.setCartCredit({ kind: 'general', amount: 0 }),
  },
  {
    name: 'a benefit to be removed',
    method: 'DELETE',
    path: `/api/activities/benefit/remove/${cartItemId}`,
    query: { source },
    failureStatuses: [401],
    send: () => api.removeBenefit({ id: cartItemId, source }),
  },
  {
    name: 'a package to be removed',
    method: 'DELETE',
    path: `/api/activities/package/remove/${cartItemId}`,
    query: { source },
    failureStatuses: [401],
    send: () => api.removePackage({ id: cartItemId, source }),
  },
];
