import express, { type Router } from 'express';
import {
  type GuestAllowance,
  type GuestPass,
  getAccountGuestPasses,
  issueGuestPass,
  resendGuestPass,
  revokeGuestPass,
} from '../domain/packages/index.ts';
import type { ApiParts } from '../server/api-parts.ts';
import { requireCaller } from '../server/callers.ts';
import type { Schemas } from './wire/schemas.ts';

const PASSES_PATH = '/api/my-account/guest-passes';

/** Tag `guest-passes`: visits that a member gives to guests. */
export function guestPassRoutes({ store }: ApiParts): Router {
  const router = express.Router();
  router.get(PASSES_PATH, async (request, response) => {
    const { allowances, issuedPasses } = await getAccountGuestPasses(store, requireCaller(request));
    response.json({
      data: { allowances: allowances.map(toWireAllowance), issued: issuedPasses.map(toWirePass) },
    });
  });
  router.post(PASSES_PATH, async (request, response) => {
    const body: Schemas['IssueGuestPassRequest'] = request.body;
    const pass = await issueGuestPass(store, requireCaller(request), {
      benefitId: body.benefit_id,
      firstName: body.first_name,
      lastName: body.last_name,
      email: body.email,
      visitDate: body.visit_date,
      venueId: body.venue_id,
      confirmedOfAge: body.confirmed_of_age,
      attemptId: body.attempt_id ?? null,
    });
    response.status(201).json({ data: toWirePass(pass) });
  });
  router.delete(`${PASSES_PATH}/:id`, async (request, response) => {
    response.json({
      data: toWirePass(await revokeGuestPass(store, requireCaller(request), request.params.id)),
    });
  });
  router.post(`${PASSES_PATH}/:id/resend`, async (request, response) => {
    response.json({
      data: toWirePass(await resendGuestPass(store, requireCaller(request), request.params.id)),
    });
  });
  return router;
}

function toWireAllowance({
  benefitId,
  renewsOn,
  rules,
  venues,
  buildUsesOn: _buildUsesOn,
  lastDay: _lastDay,
  isFrozenOn: __,
  ...wireFields
}: GuestAllowance): Schemas['GuestAllowance'] {
  return {
    ...wireFields,
    benefit_id: benefitId,
    renews_on: renewsOn,
    rules: {
      min_age: rules.minAge,
      with_member: rules.withMember,
      per_guest_per_month: rules.perGuestPerMonth,
      venues,
    },
  };
}

function toWirePass({
  id,
  code,
  firstName,
  lastName,
  email,
  visitDate,
  venue,
  state,
}: GuestPass): Schemas['GuestPass'] {
  return {
    id,
    code,
    guest: { first_name: firstName, last_name: lastName, email },
    visit_date: visitDate,
    venue,
    state,
    expires_on: visitDate,
  };
}
