import express, { type Router } from 'express';
import { getAccountCard, removeAccountCards } from '../domain/payments/index.ts';
import type { ApiParts } from '../server/api-parts.ts';
import { requireCaller } from '../server/callers.ts';

const SAVED_CARD_PATH = '/api/my-account/saved-card';

/** Tag `saved-card`: reading and removing the card that the checkout would offer. */
export function savedCardRoutes({ store, cards }: ApiParts): Router {
  const router = express.Router();
  router.get(SAVED_CARD_PATH, async (request, response) => {
    const card = await getAccountCard(store, requireCaller(request));
    response.json({
      data: card && {
        card_type: card.cardType,
        last_four_digits: card.lastFourDigits,
        expiry_date: card.expiryDate,
        has_expired: card.recentlyExpired,
      },
    });
  });
  router.delete(SAVED_CARD_PATH, async (request, response) => {
    await removeAccountCards(store, cards, requireCaller(request));
    response.json({ data: null });
  });
  return router;
}
