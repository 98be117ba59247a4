import express, { type Router } from 'express';
import { getMemberCard } from '../domain/held-memberships/index.ts';
import type { ApiParts } from '../server/api-parts.ts';
import { requireCaller } from '../server/callers.ts';

/** Tag `card`: the card that a member shows at the centre. The sandbox has no certificates for wallets. */
export function cardRoutes({ store }: ApiParts): Router {
  const router = express.Router();
  router.get('/api/my-account/card', async (request, response) => {
    const { validUntil, photo, ...card } = await getMemberCard(store, requireCaller(request));
    response.json({
      data: {
        ...card,
        symbology: 'code_128',
        valid_until: validUntil,
        photo: photo === null ? null : `data:image/jpeg;base64,${photo}`,
        wallet: [],
      },
    });
  });
  return router;
}
