import express, { type Router } from 'express';
import {
  endFreeze,
  freezeMembership,
  getAccountMembership,
  listAccountMemberships,
  readFreezing,
} from '../domain/held-memberships/index.ts';
import type { ApiParts } from '../server/api-parts.ts';
import { requireCaller } from '../server/callers.ts';
import { toWireMembership } from './wire/account-membership.ts';
import { toWireFreezing } from './wire/freezing.ts';
import type { Schemas } from './wire/schemas.ts';

/** Tag `account-memberships`: the memberships of a customer. */
export function accountMembershipRoutes({ store }: ApiParts): Router {
  const router = express.Router();
  router.get('/api/my-account/memberships', async (request, response) => {
    const memberships = await listAccountMemberships(store, requireCaller(request));
    response.json({ data: { items: memberships.map(toWireMembership) } });
  });
  router.get('/api/my-account/memberships/:id', async (request, response) => {
    const membership = await getAccountMembership(store, requireCaller(request), request.params.id);
    response.json({ data: toWireMembership(membership) });
  });
  addFreezeRoutes(router, store);
  return router;
}

function addFreezeRoutes(router: Router, store: ApiParts['store']): void {
  const freezePath = '/api/my-account/memberships/:id/freeze';
  router.get(freezePath, async (request, response) => {
    const { from, months } = request.query;
    const freezeRequest = {
      id: request.params.id,
      ...(from !== undefined && { from: String(from) }),
      ...(months !== undefined && { months: Number(months) }),
    };
    response.json({ data: toWireFreezing(await readFreezing(store, requireCaller(request), freezeRequest)) });
  });
  router.post(freezePath, async (request, response) => {
    const { from, to, reason, expected, attempt_id }: Schemas['FreezeRequest'] = request.body;
    const freezing = await freezeMembership(store, requireCaller(request), {
      id: request.params.id,
      from,
      to,
      reason: reason ?? null,
      expected,
      attemptId: attempt_id ?? null,
    });
    response.status(201).json({ data: toWireFreezing(freezing) });
  });
  router.delete(freezePath, async (request, response) => {
    const endRequest = { id: request.params.id, expected: String(request.query.expected) };
    response.json({ data: toWireFreezing(await endFreeze(store, requireCaller(request), endRequest)) });
  });
}
