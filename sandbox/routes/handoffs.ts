import express, { type Router } from 'express';
import { HANDOFF_TIMES } from '../domain/cart/index.ts';
import {
  cancelHandoff,
  claimHandoff,
  createHandoff,
  type DeskHandoff,
  emailHandoff,
  extendHandoff,
  previewHandoff,
  readHandoff,
  releaseHandoff,
} from '../domain/front-of-house/index.ts';
import type { ApiParts } from '../server/api-parts.ts';
import { findCaller, requireCaller } from '../server/callers.ts';
import { toWireCart } from './wire/cart.ts';
import { readQueryText } from './wire/query.ts';
import type { Schemas } from './wire/schemas.ts';

const CURRENCY = 'GBP';

/** Tag `front-of-house`: a till basket that its customer pays for on their own device. */
export function handoffRoutes({ store, cards }: ApiParts): Router {
  const router = express.Router();
  const now = () => store.clock.now().toISOString();

  router.post('/api/cart/handoffs', async (request, response) => {
    const { item_hash: itemHash, payments = [] }: Schemas['CreateHandoffRequest'] = request.body;
    const handoff = await createHandoff(store, requireCaller(request), {
      selectedUserId: readQueryText(request, 'selected_user_id'),
      itemHash,
      payments: payments.map(({ tender_type: tenderType, amount }) => ({ tenderType, amount })),
    });
    response.status(201).json({ data: toWireHandoff(handoff, now()) });
  });

  router.get('/api/cart/handoffs/:id', async (request, response) => {
    const { id } = request.params;
    const selectedUserId = readQueryText(request, 'selected_user_id');
    const handoff = await readHandoff(store, cards, requireCaller(request), { id, selectedUserId });
    response.json({ data: toWireHandoff(handoff, now()) });
  });

  router.post('/api/cart/handoffs/:id/extend', async (request, response) => {
    const handoff = await extendHandoff(store, requireCaller(request), request.params.id);
    response.json({ data: toWireHandoff(handoff, now()) });
  });

  router.post('/api/cart/handoffs/:id/email', async (request, response) => {
    await emailHandoff(store, requireCaller(request), request.params.id);
    response.status(204).end();
  });

  router.delete('/api/cart/handoffs/:id', async (request, response) => {
    await cancelHandoff(store, cards, requireCaller(request), request.params.id);
    response.status(204).end();
  });

  router.get('/api/handoffs/:token', async (request, response) => {
    const preview = await previewHandoff(store, findCaller(request), request.params.token);
    const { state, venueName, amount, expiresAt } = preview;
    response.json({
      data: {
        state,
        venue_name: venueName,
        amount,
        currency: CURRENCY,
        expires_at: expiresAt.toISOString(),
        server_time: now(),
      },
    });
  });

  router.post('/api/handoffs/:token/claim', async (request, response) => {
    const claimedHandoff = await claimHandoff(store, requireCaller(request), request.params.token);
    response.json({
      data: {
        handoff_id: claimedHandoff.handoffId,
        venue_name: claimedHandoff.venueName,
        expires_at: claimedHandoff.expiresAt.toISOString(),
        server_time: now(),
        cart: toWireCart(claimedHandoff.cart),
      },
    });
  });

  router.post('/api/handoffs/:token/release', async (request, response) => {
    await releaseHandoff(store, cards, requireCaller(request), request.params.token);
    response.status(204).end();
  });

  return router;
}

function toWireHandoff(handoff: DeskHandoff, serverTime: string): Schemas['Handoff'] {
  const { id, code, url, state, amount, expiresAt, orderId, openedByOther, extended } = handoff;
  return {
    id,
    code,
    url,
    state,
    amount,
    currency: CURRENCY,
    expires_at: expiresAt.toISOString(),
    server_time: serverTime,
    order_id: orderId,
    opened_by_other: openedByOther,
    extensions_left: Math.max(0, HANDOFF_TIMES.mostExtensions - extended),
  };
}
