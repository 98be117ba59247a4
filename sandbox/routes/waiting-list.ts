import express, { type Router } from 'express';
import { acceptOffer } from '../domain/basket/index.ts';
import {
  joinWaitingList,
  leaveWaitingList,
  listWaitingEntries,
  readWaitingEntry,
} from '../domain/waiting-list/index.ts';
import type { ApiParts } from '../server/api-parts.ts';
import { requireCaller, requireServedCaller } from '../server/callers.ts';
import { toWireCart } from './wire/cart.ts';
import type { Schemas } from './wire/schemas.ts';
import { toWireWaitingEntry } from './wire/waiting-entry.ts';

const WAITING_LIST_PATH = '/api/activities/waiting-list';

/** Tag `waiting-list`: waiting for a place in a full session or course, or on full days of a camp. */
export function waitingListRoutes({ store }: ApiParts): Router {
  const router = express.Router();
  router.get(WAITING_LIST_PATH, async (request, response) => {
    const entries = await listWaitingEntries(store, requireCaller(request));
    response.json({ data: entries.map(toWireWaitingEntry) });
  });
  router.post(WAITING_LIST_PATH, async (request, response) => {
    const {
      session_id: sessionId,
      attendee_ids: attendeeIds,
      days = [],
    }: Schemas['JoinWaitingListRequest'] = request.body;
    const dayChoices = days.map(({ day_id: dayId, option_id: optionId }) => ({ dayId, optionId }));
    const customer = await requireServedCaller(store, request);
    const entry = await joinWaitingList(store, customer, { sessionId, attendeeIds, days: dayChoices });
    response.status(201).json({ data: toWireWaitingEntry(entry) });
  });
  router.get(`${WAITING_LIST_PATH}/:id`, async (request, response) => {
    const entry = await readWaitingEntry(store, requireCaller(request), request.params.id);
    response.json({ data: toWireWaitingEntry(entry) });
  });
  router.delete(`${WAITING_LIST_PATH}/:id`, async (request, response) => {
    const entry = await leaveWaitingList(store, await requireServedCaller(store, request), request.params.id);
    response.json({ data: toWireWaitingEntry(entry) });
  });
  router.post(`${WAITING_LIST_PATH}/:id/accept`, async (request, response) => {
    response.json({ data: toWireCart(await acceptOffer(store, requireCaller(request), request.params.id)) });
  });
  return router;
}
