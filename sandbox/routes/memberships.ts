import express, { type Router } from 'express';
import {
  changeCosts,
  changeOptions,
  getCosts,
  getRenewal,
  getSavedJoining,
  listMembershipTypes,
  renew,
  storeJoining,
  submitChange,
} from '../domain/held-memberships/index.ts';
import { releaseHolds } from '../domain/payments/index.ts';
import type { ApiParts } from '../server/api-parts.ts';
import { readVisitor, sessionOf } from '../server/sessions.ts';
import { today } from '../server/today.ts';
import { wireChangeCosts, wireCosts, wireRenewal } from './wire/costs.ts';
import { changeInput, joiningInput, wireSelection, wireStored } from './wire/joining.ts';
import { wireMembershipType } from './wire/membership.ts';
import { queryNumber, queryText } from './wire/query.ts';
import type { Schemas } from './wire/schemas.ts';

/** Tag `memberships`: types, costs, joining, changing and renewing. */
export function membershipRoutes({ store, cards }: ApiParts): Router {
  const router = express.Router();

  router.get('/api/memberships/types', async (request, response) => {
    const venueId = queryText(request, 'venue_id') ?? '';
    const types = await listMembershipTypes(store, venueId, readVisitor(request));
    response.json({ data: types.map(wireMembershipType) });
  });

  router.get('/api/memberships/types/:typeId/payment-options/:optionId', async (request, response) => {
    const { typeId, optionId } = request.params;
    const found = await getCosts(store, readVisitor(request), {
      typeId,
      optionId,
      venueId: queryText(request, 'venue_id') ?? '',
      startDate: queryText(request, 'start_date'),
      billingDay: queryNumber(request, 'billing_day'),
      promotionCodeId: queryText(request, 'promotion_code_id'),
    });
    response.json({ data: wireCosts(found, today(store)) });
  });

  router.get('/api/memberships/online-joining', async (request, response) => {
    const saved = await getSavedJoining(store, sessionOf(request));
    response.json({ data: saved && wireSelection(saved) });
  });

  router.post('/api/memberships/online-joining/store', async (request, response) => {
    const body: Schemas['StoreJoiningMembershipRequest'] = request.body;
    const stored = await storeJoining(store, sessionOf(request), joiningInput(body));
    await releaseHolds(store, cards, sessionOf(request).userId);
    response.status(201).json({ data: wireStored(stored) });
  });

  router.get('/api/memberships/:id/change', async (request, response) => {
    const { membershipTypes } = await changeOptions(store, sessionOf(request), request.params.id);
    response.json({ data: membershipTypes.map(wireMembershipType) });
  });

  router.get('/api/memberships/:id/change/:optionId', async (request, response) => {
    const { id: membershipId, optionId } = request.params;
    const startsAt = queryText(request, 'startsAt');
    const billingDay = queryNumber(request, 'billing_day');
    const found = await changeCosts(store, sessionOf(request), {
      membershipId,
      optionId,
      startsAt,
      billingDay,
    });
    response.json({ data: wireChangeCosts(found, today(store)) });
  });

  router.post('/api/memberships/:id/change/:optionId', async (request, response) => {
    const body: Schemas['ChangeMembershipRequest'] = request.body;
    const { id: membershipId, optionId } = request.params;
    const stored = await submitChange(store, sessionOf(request), changeInput(membershipId, optionId, body));
    await releaseHolds(store, cards, sessionOf(request).userId);
    response.status(201).json({ data: wireStored(stored) });
  });

  router.get('/api/memberships/:id/renew', async (request, response) => {
    const found = await getRenewal(store, sessionOf(request), request.params.id);
    response.json({ data: wireRenewal(found, today(store)) });
  });

  router.post('/api/memberships/:id/renew', async (request, response) => {
    const stored = await renew(store, sessionOf(request), request.params.id);
    await releaseHolds(store, cards, sessionOf(request).userId);
    response.status(201).json({ data: wireStored(stored) });
  });
  return router;
}
