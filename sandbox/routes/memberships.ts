import express, { type Router } from 'express';
import {
  calculateChangeCosts,
  getCosts,
  getRenewal,
  getSavedJoining,
  listChangeOptions,
  listMembershipTypes,
  renewMembership,
  storeJoining,
  submitChange,
} from '../domain/held-memberships/index.ts';
import { releaseStalePayments } from '../domain/payments/index.ts';
import type { ApiParts } from '../server/api-parts.ts';
import { findCaller, requireCaller } from '../server/callers.ts';
import { today } from '../server/today.ts';
import { toWireChangeCosts, toWireCosts, toWireRenewal } from './wire/costs.ts';
import { toChangeInput, toJoiningInput, toWireSelection, toWireStoredJoining } from './wire/joining.ts';
import { toWireMembershipType } from './wire/membership.ts';
import { readQueryNumber, readQueryText } from './wire/query.ts';
import type { Schemas } from './wire/schemas.ts';

/** Tag `memberships`: types, costs, joining, changing and renewing. */
export function membershipRoutes({ store, cards }: ApiParts): Router {
  const router = express.Router();

  router.get('/api/memberships/types', async (request, response) => {
    const venueId = readQueryText(request, 'venue_id') ?? '';
    const types = await listMembershipTypes(store, venueId, findCaller(request));
    response.json({ data: types.map(toWireMembershipType) });
  });

  router.get('/api/memberships/types/:typeId/payment-options/:optionId', async (request, response) => {
    const { typeId, optionId } = request.params;
    const costs = await getCosts(store, findCaller(request), {
      typeId,
      optionId,
      venueId: readQueryText(request, 'venue_id') ?? '',
      startDate: readQueryText(request, 'start_date'),
      billingDay: readQueryNumber(request, 'billing_day'),
      promotionCodeId: readQueryText(request, 'promotion_code_id'),
    });
    response.json({ data: toWireCosts(costs, today(store)) });
  });

  router.get('/api/memberships/online-joining', async (request, response) => {
    const savedJoining = await getSavedJoining(store, requireCaller(request));
    response.json({ data: savedJoining && toWireSelection(savedJoining) });
  });

  router.post('/api/memberships/online-joining/store', async (request, response) => {
    const body: Schemas['StoreJoiningMembershipRequest'] = request.body;
    const storedCart = await storeJoining(store, requireCaller(request), toJoiningInput(body));
    await releaseStalePayments(store, cards, requireCaller(request).userId);
    response.status(201).json({ data: toWireStoredJoining(storedCart) });
  });

  router.get('/api/memberships/:id/change', async (request, response) => {
    const { membershipTypes } = await listChangeOptions(store, requireCaller(request), request.params.id);
    response.json({ data: membershipTypes.map(toWireMembershipType) });
  });

  router.get('/api/memberships/:id/change/:optionId', async (request, response) => {
    const { id: membershipId, optionId } = request.params;
    const startsAt = readQueryText(request, 'startsAt');
    const billingDay = readQueryNumber(request, 'billing_day');
    const changeCosts = await calculateChangeCosts(store, requireCaller(request), {
      membershipId,
      optionId,
      startsAt,
      billingDay,
    });
    response.json({ data: toWireChangeCosts(changeCosts, today(store)) });
  });

  router.post('/api/memberships/:id/change/:optionId', async (request, response) => {
    const body: Schemas['ChangeMembershipRequest'] = request.body;
    const { id: membershipId, optionId } = request.params;
    const storedCart = await submitChange(
      store,
      requireCaller(request),
      toChangeInput(membershipId, optionId, body),
    );
    await releaseStalePayments(store, cards, requireCaller(request).userId);
    response.status(201).json({ data: toWireStoredJoining(storedCart) });
  });

  router.get('/api/memberships/:id/renew', async (request, response) => {
    const renewal = await getRenewal(store, requireCaller(request), request.params.id);
    response.json({ data: toWireRenewal(renewal, today(store)) });
  });

  router.post('/api/memberships/:id/renew', async (request, response) => {
    const storedCart = await renewMembership(store, requireCaller(request), request.params.id);
    await releaseStalePayments(store, cards, requireCaller(request).userId);
    response.status(201).json({ data: toWireStoredJoining(storedCart) });
  });
  return router;
}
