import express, { type Request, type Router } from 'express';
import {
  addToCart,
  clearCart,
  deleteCart,
  extendHold,
  getCart,
  removeFromCart,
  removeReduction,
  setCredit,
  updateCartItem,
} from '../domain/basket/index.ts';
import { findOrderOfHandoff } from '../domain/front-of-house/index.ts';
import { getLastOrder, payOffline, releaseStalePayments } from '../domain/payments/index.ts';
import type { ApiParts } from '../server/api-parts.ts';
import { requireCaller, requirePayingCaller } from '../server/callers.ts';
import { buildEmptyCart, toWireCart } from './wire/cart.ts';
import { readQueryText } from './wire/query.ts';
import type { Schemas } from './wire/schemas.ts';

/** Tag `cart`: the basket, and paying for it at the till. */
export function cartRoutes({ store, cards }: ApiParts): Router {
  const router = express.Router();
  const loadCartResponse = async (request: Request) => {
    const caller = requirePayingCaller(request);
    const selectedUserId = readQueryText(request, 'selected_user_id');
    const now = store.clock.now().toISOString();
    const paidOrderId = await findOrderOfHandoff(store, caller);
    if (paidOrderId !== null) return buildEmptyCart(caller.userId, paidOrderId, now);
    const cart = await getCart(store, caller, selectedUserId);
    if (cart) return toWireCart(cart);
    const orderId = await getLastOrder(store, caller, selectedUserId);
    return buildEmptyCart(selectedUserId ?? caller.userId, orderId, now);
  };

  /** Releases the money that a bank holds for an earlier state of the basket. */
  const releaseStaleMoney = (request: Request, selectedUserId?: string | null) =>
    releaseStalePayments(store, cards, selectedUserId || requireCaller(request).userId);

  router.get('/api/cart', async (request, response) => {
    response.json({ data: await loadCartResponse(request) });
  });

  router.delete('/api/cart', async (request, response) => {
    const selectedUserId = readQueryText(request, 'selected_user_id');
    await deleteCart(store, requireCaller(request), selectedUserId);
    await releaseStaleMoney(request, selectedUserId);
    response.json({ data: await loadCartResponse(request) });
  });

  router.post('/api/cart/add', async (request, response) => {
    const body: Schemas['AddToCartRequest'] = request.body;
    const cart = await addToCart(store, requireCaller(request), {
      items: body.items.map(({ id, type, purchased_for_user_id, pricing_option_id, ...options }) => ({
        id,
        type,
        purchasedForUserId: purchased_for_user_id,
        pricingOptionId: pricing_option_id,
        options,
      })),
      selectedUserId: body.selected_user_id,
      attemptId: body.attempt_id,
    });
    await releaseStaleMoney(request, body.selected_user_id);
    response.json({ data: toWireCart(cart) });
  });

  router.post('/api/cart/remove', async (request, response) => {
    const { cart_item_ids }: Schemas['RemoveFromCartRequest'] = request.body;
    const selectedUserId = readQueryText(request, 'selected_user_id');
    const cart = await loadCartResponse(request);
    // Ignores items that are already removed, so that the call is idempotent.
    const presentItemIds = cart_item_ids.filter((id) => cart.items.some((item) => item.id === id));
    const changedCart =
      presentItemIds.length > 0
        ? await removeFromCart(store, requireCaller(request), presentItemIds, selectedUserId)
        : null;
    await releaseStaleMoney(request, selectedUserId);
    response.json({ data: changedCart ? toWireCart(changedCart) : cart });
  });

  router.post('/api/cart/extend', async (request, response) => {
    const cart = await extendHold(
      store,
      requirePayingCaller(request),
      readQueryText(request, 'selected_user_id'),
    );
    response.json({ data: cart ? toWireCart(cart) : await loadCartResponse(request) });
  });

  router.post('/api/cart/pay', async (request, response) => {
    const body: Schemas['PayCartRequest'] = request.body;
    const { completeOrderId, status } = await payOffline(store, requireCaller(request), {
      selectedUserId: body.selectedUserId ?? '',
      payments: body.payments,
      terms: body.terms ?? [],
      completedWaivers: body.completedWaivers ?? [],
      source: body.source,
      itemHash: body.itemHash ?? '',
    });
    await releaseStaleMoney(request, body.selectedUserId);
    response.json({ data: { complete_order_id: completeOrderId, status } });
  });

  router.delete('/api/cart/clear', async (request, response) => {
    const { source }: Schemas['ClearCartRequest'] = request.body;
    await clearCart(store, requireCaller(request), source);
    await releaseStaleMoney(request);
    response.json({ data: await loadCartResponse(request) });
  });

  router.put('/api/cart/credit', async (request, response) => {
    const creditRequest: Schemas['SetCartCreditRequest'] = request.body;
    const selectedUserId = readQueryText(request, 'selected_user_id');
    const cart = await setCredit(store, requireCaller(request), creditRequest, selectedUserId);
    await releaseStaleMoney(request, selectedUserId);
    response.json({ data: toWireCart(cart) });
  });

  router.put('/api/cart/:cartItemId', async (request, response) => {
    const { options, selected_user_id }: Schemas['UpdateCartItemRequest'] = request.body;
    const { cartItemId } = request.params;
    const cart = await updateCartItem(store, requireCaller(request), cartItemId, options, selected_user_id);
    await releaseStaleMoney(request, selected_user_id);
    response.json({ data: toWireCart(cart) });
  });

  for (const kind of ['benefit', 'package'] as const) {
    router.delete(`/api/activities/${kind}/remove/:id`, async (request, response) => {
      const selectedUserId = readQueryText(request, 'selected_user_id');
      const cart = await removeReduction(
        store,
        requireCaller(request),
        kind,
        request.params.id,
        selectedUserId,
      );
      await releaseStaleMoney(request, selectedUserId);
      response.json({ data: toWireCart(cart) });
    });
  }
  return router;
}
