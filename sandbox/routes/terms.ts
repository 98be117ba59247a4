import express, { type Router } from 'express';
import type { Terms } from '../domain/types.ts';
import { cartTerms, directDebitTerms, healthCommitment, membershipTerms } from '../domain/use-cases/terms.ts';
import type { ApiParts } from '../server/api.ts';
import { sessionOf } from '../server/sessions.ts';
import { queryText } from './wire/query.ts';

/** Tag `terms`: what a customer has to agree to. */
export function termsRoutes({ store }: ApiParts): Router {
  const router = express.Router();
  router.get('/api/terms', async (request, response) => {
    const terms = await cartTerms(store, sessionOf(request), queryText(request, 'cart_id'));
    response.json({ data: terms.map(wireTerms) });
  });
  router.get('/api/terms/direct-debit', async (_request, response) => {
    response.json({ data: orNull(await directDebitTerms(store)) });
  });
  router.get('/api/terms/membership/:typeId', async (request, response) => {
    response.json({ data: orNull(await membershipTerms(store, request.params.typeId)) });
  });
  router.get('/api/terms/membership/:typeId/health-commitment', async (request, response) => {
    response.json({ data: orNull(await healthCommitment(store, request.params.typeId)) });
  });
  return router;
}

function orNull(terms: Terms | null) {
  return terms && wireTerms(terms);
}

function wireTerms({ id, title, html }: Terms) {
  return { id, title, html };
}
