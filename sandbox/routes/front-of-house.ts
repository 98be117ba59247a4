import express, { type Router } from 'express';
import { calculateAge } from '../domain/common/index.ts';
import {
  type FoundCustomer,
  findCustomers,
  readCustomer,
  type ServedCustomer,
} from '../domain/front-of-house/index.ts';
import { createCustomer } from '../domain/people/index.ts';
import type { ApiParts } from '../server/api-parts.ts';
import { requireCaller } from '../server/callers.ts';
import { today } from '../server/today.ts';
import type { Schemas } from './wire/schemas.ts';
import { toWireUser } from './wire/user.ts';

/** Tag `front-of-house`: the calls that staff make at the desk. */
export function frontOfHouseRoutes({ store }: ApiParts): Router {
  const router = express.Router();
  router.get('/api/front-of-house/customers', async (request, response) => {
    const foundCustomers = await findCustomers(store, requireCaller(request), String(request.query.search));
    response.json({ data: foundCustomers.map(toWireFoundCustomer) });
  });
  router.post('/api/front-of-house/customers', async (request, response) => {
    const { attempt_id: attemptId, ...fields }: Schemas['CreateCustomerRequest'] = request.body;
    const { id, reference } = await createCustomer(store, requireCaller(request), { fields, attemptId });
    response.status(201).json({ data: { id, reference } });
  });
  router.get('/api/front-of-house/customers/:id', async (request, response) => {
    const servedCustomer = await readCustomer(store, requireCaller(request), request.params.id);
    response.json({ data: toWireServedCustomer(servedCustomer, today(store)) });
  });
  return router;
}

function toWireFoundCustomer(customer: FoundCustomer): Schemas['FoundCustomer'] {
  const { birthYear, homeVenue, hasOutstandingPenalties, profilePhoto, handoff, ...sameFields } = customer;
  return {
    ...sameFields,
    birth_year: birthYear,
    home_venue: homeVenue,
    has_outstanding_penalties: hasOutstandingPenalties,
    profile_photo: profilePhoto,
    handoff: toWireLiveHandoff(handoff),
  };
}

/** Without the bank account, and without what only concerns staff. */
function toWireServedCustomer(
  { user, memberships, people, handoff }: ServedCustomer,
  date: string,
): Schemas['ServedCustomer'] {
  const {
    has_instruction: _instruction,
    has_billing_date: _billingDate,
    membership_user: _member,
    is_staff: _staff,
    currency_symbol: _currency,
    ...knownFields
  } = toWireUser(user);
  return {
    ...knownFields,
    memberships: memberships.map(({ id, name, venueName }) => ({ id, name, venue_name: venueName })),
    attendees: people.map((person) => toWirePerson(person, date)),
    handoff: toWireLiveHandoff(handoff),
  };
}

function toWireLiveHandoff(handoff: ServedCustomer['handoff']): Schemas['LiveHandoff'] | null {
  return handoff && { id: handoff.id, state: handoff.state, expires_at: handoff.expiresAt.toISOString() };
}

function toWirePerson(
  { id, firstName, lastName, dateOfBirth, relation, relationship }: ServedCustomer['people'][number],
  date: string,
): Schemas['ServedAttendee'] {
  // Another customer's age is private.
  const isOther = relation === 'adult' && relationship === null;
  const age = isOther || dateOfBirth === null ? null : calculateAge(dateOfBirth, date);
  return { id, first_name: firstName, last_name: lastName, age, relation };
}
