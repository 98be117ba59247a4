import express, { type Router } from 'express';
import {
  endFreeze,
  freezeMembership,
  getAccountMembership,
  listAccountMemberships,
  readFreezing,
} from '../domain/held-memberships/index.ts';
import type { ApiParts } from '../server/api-parts.ts';
import { sessionOf } from '../server/sessions.ts';
import { wireMembership } from './wire/account-membership.ts';
import { wireFreezing } from './wire/freezing.ts';
import type { Schemas } from './wire/schemas.ts';

/** Tag `account-memberships`: the memberships of a customer. */
export function accountMembershipRoutes({ store }: ApiParts): Router {
  const router = express.Router();
  router.get('/api/my-account/memberships', async (request, response) => {
    const held = await listAccountMemberships(store, sessionOf(request));
    response.json({ data: { items: held.map(wireMembership) } });
  });
  router.get('/api/my-account/memberships/:id', async (request, response) => {
    const held = await getAccountMembership(store, sessionOf(request), request.params.id);
    response.json({ data: wireMembership(held) });
  });
  freezeRoutes(router, store);
  return router;
}

function freezeRoutes(router: Router, store: ApiParts['store']): void {
  const path = '/api/my-account/memberships/:id/freeze';
  router.get(path, async (request, response) => {
    const { from, months } = request.query;
    const asked = {
      id: request.params.id,
      ...(from !== undefined && { from: String(from) }),
      ...(months !== undefined && { months: Number(months) }),
    };
    response.json({ data: wireFreezing(await readFreezing(store, sessionOf(request), asked)) });
  });
  router.post(path, async (request, response) => {
    const { from, to, reason, expected, attempt_id }: Schemas['FreezeRequest'] = request.body;
    const frozen = await freezeMembership(store, sessionOf(request), {
      id: request.params.id,
      from,
      to,
      reason: reason ?? null,
      expected,
      attemptId: attempt_id ?? null,
    });
    response.status(201).json({ data: wireFreezing(frozen) });
  });
  router.delete(path, async (request, response) => {
    const asked = { id: request.params.id, expected: String(request.query.expected) };
    response.json({ data: wireFreezing(await endFreeze(store, sessionOf(request), asked)) });
  });
}
