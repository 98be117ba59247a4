import express, { type Router } from 'express';
import {
  getAccountTerms,
  getCart,
  getCartTerms,
  getDirectDebitTerms,
  getHealthCommitment,
  getMembershipTerms,
} from '../domain/basket/index.ts';
import type { Terms } from '../domain/common/types.ts';
import type { ApiParts } from '../server/api-parts.ts';
import { requireCaller, requireServedCaller } from '../server/callers.ts';
import { readQueryText } from './wire/query.ts';
import type { Schemas } from './wire/schemas.ts';

/** Tag `terms`: the terms that a customer must accept. */
export function termsRoutes({ store }: ApiParts): Router {
  const router = express.Router();
  router.get('/api/terms', async (request, response) => {
    const customer = await requireServedCaller(store, request);
    const selectedUserId = readQueryText(request, 'selected_user_id');
    // Defaults to the customer's own cart, or the till cart. A customer without a cart has no terms to accept.
    const cartId =
      readQueryText(request, 'cart_id') ??
      (await getCart(store, requireCaller(request), selectedUserId))?.id ??
      customer.userId;
    const terms = await getCartTerms(store, customer, cartId);
    response.json({ data: terms.map(toWireTerms) });
  });
  router.get('/api/terms/account', async (_request, response) => {
    response.json({ data: toWireTerms(await getAccountTerms(store)) });
  });
  router.get('/api/terms/direct-debit', async (_request, response) => {
    response.json({ data: toWireTermsOrNull(await getDirectDebitTerms(store)) });
  });
  router.get('/api/terms/membership/:typeId', async (request, response) => {
    response.json({ data: toWireTermsOrNull(await getMembershipTerms(store, request.params.typeId)) });
  });
  router.get('/api/terms/membership/:typeId/health-commitment', async (request, response) => {
    response.json({ data: toWireTermsOrNull(await getHealthCommitment(store, request.params.typeId)) });
  });
  return router;
}

function toWireTermsOrNull(terms: Terms | null) {
  return terms && toWireTerms(terms);
}

function toWireTerms({ id, title, html }: Terms): Schemas['Terms'] {
  return { id, title, html };
}
