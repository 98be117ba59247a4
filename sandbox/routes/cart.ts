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
import { getLastOrder, payOffline, releaseHolds } from '../domain/payments/index.ts';
import type { ApiParts } from '../server/api-parts.ts';
import { requireCaller, requirePayingCaller } from '../server/callers.ts';
import { buildEmptyCart, toWireCart } from './wire/cart.ts';
import { readQueryText } from './wire/query.ts';
import type { Schemas } from './wire/schemas.ts';

/** Tag `cart`: the basket, and paying for it at the till. */
export function cartRoutes({ store, cards }: ApiParts): Router {
  const router = express.Router();
  const buildCartAnswer = async (request: Request) => {
    const caller = requirePayingCaller(request);
    const selected = readQueryText(request, 'selected_user_id');
    const now = store.clock.now().toISOString();
    const paidOrderId = await findOrderOfHandoff(store, caller);
    if (paidOrderId !== null) return buildEmptyCart(caller.userId, paidOrderId, now);
    const cart = await getCart(store, caller, selected);
    if (cart) return toWireCart(cart);
    const orderId = await getLastOrder(store, caller, selected);
    return buildEmptyCart(selected ?? caller.userId, orderId, now);
  };

  /** Releases the money that a bank holds for an earlier state of the basket. */
  const releaseHandedOver = (request: Request, selected?: string | null) =>
    releaseHolds(store, cards, selected || requireCaller(request).userId);

  router.get('/api/cart', async (request, response) => {
    response.json({ data: await buildCartAnswer(request) });
  });

  router.delete('/api/cart', async (request, response) => {
    const selected = readQueryText(request, 'selected_user_id');
    await deleteCart(store, requireCaller(request), selected);
    await releaseHandedOver(request, selected);
    response.json({ data: await buildCartAnswer(request) });
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
    await releaseHandedOver(request, body.selected_user_id);
    response.json({ data: toWireCart(cart) });
  });

  router.post('/api/cart/remove', async (request, response) => {
    const { cart_item_ids }: Schemas['RemoveFromCartRequest'] = request.body;
    const selected = readQueryText(request, 'selected_user_id');
    const cart = await buildCartAnswer(request);
    // Ignores items that are already removed, so that the call is idempotent.
    const present = cart_item_ids.filter((id) => cart.items.some((item) => item.id === id));
    const removedItemIds =
      present.length > 0 ? await removeFromCart(store, requireCaller(request), present, selected) : null;
    await releaseHandedOver(request, selected);
    response.json({ data: removedItemIds ? toWireCart(removedItemIds) : cart });
  });

  router.post('/api/cart/extend', async (request, response) => {
    const cart = await extendHold(
      store,
      requirePayingCaller(request),
      readQueryText(request, 'selected_user_id'),
    );
    response.json({ data: cart ? toWireCart(cart) : await buildCartAnswer(request) });
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
    await releaseHandedOver(request, body.selectedUserId);
    response.json({ data: { complete_order_id: completeOrderId, status } });
  });

  router.delete('/api/cart/clear', async (request, response) => {
    const { source }: Schemas['ClearCartRequest'] = request.body;
    await clearCart(store, requireCaller(request), source);
    await releaseHandedOver(request);
    response.json({ data: await buildCartAnswer(request) });
  });

  router.put('/api/cart/credit', async (request, response) => {
    const creditRequest: Schemas['SetCartCreditRequest'] = request.body;
    const selected = readQueryText(request, 'selected_user_id');
    const cart = await setCredit(store, requireCaller(request), creditRequest, selected);
    await releaseHandedOver(request, selected);
    response.json({ data: toWireCart(cart) });
  });

  router.put('/api/cart/:cartItemId', async (request, response) => {
    const { options, selected_user_id }: Schemas['UpdateCartItemRequest'] = request.body;
    const { cartItemId } = request.params;
    const cart = await updateCartItem(store, requireCaller(request), cartItemId, options, selected_user_id);
    await releaseHandedOver(request, selected_user_id);
    response.json({ data: toWireCart(cart) });
  });

  for (const kind of ['benefit', 'package'] as const) {
    router.delete(`/api/activities/${kind}/remove/:id`, async (request, response) => {
      const selected = readQueryText(request, 'selected_user_id');
      const cart = await removeReduction(store, requireCaller(request), kind, request.params.id, selected);
      await releaseHandedOver(request, selected);
      response.json({ data: toWireCart(cart) });
    });
  }
  return router;
}
