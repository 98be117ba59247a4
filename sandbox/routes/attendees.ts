import express, { type Router } from 'express';
import { type ChildFormState, type Person, readChildForm, saveChildForm } from '../domain/attendees/index.ts';
import {
  type AttendeeInput,
  addAttendee,
  type ListedPerson,
  listAttendees,
  removeAttendee,
  updateAttendee,
} from '../domain/bookings/index.ts';
import { calculateAge } from '../domain/common/index.ts';
import { acceptInvitation, endInvitation, inviteAdult, listInvitations } from '../domain/people/index.ts';
import type { ApiParts } from '../server/api-parts.ts';
import { requireCaller, requireServedCaller } from '../server/callers.ts';
import { today } from '../server/today.ts';
import { toWireSection } from './wire/data-fields.ts';
import type { Schemas } from './wire/schemas.ts';

const INVITATIONS_PATH = '/api/activities/attendee-invitations';

/** Tag `attendees`: the people for whom a customer books. */
export function attendeeRoutes({ store, limitedBy }: ApiParts): Router {
  const router = express.Router();
  const toWire = (person: Person) => toWireAttendee(person, today(store));
  router.get('/api/activities/attendees', async (request, response) => {
    const people = await listAttendees(store, await requireServedCaller(store, request));
    response.json({ data: people.map((person) => ({ ...toWire(person), form: toWireForm(person) })) });
  });
  router.post('/api/activities/attendees', async (request, response) => {
    const attendee = await addAttendee(
      store,
      await requireServedCaller(store, request),
      toAttendeeInput(request.body),
    );
    response.status(201).json({ data: toWire(attendee) });
  });
  router.get(INVITATIONS_PATH, async (request, response) => {
    response.json({ data: await listInvitations(store, requireCaller(request)) });
  });
  router.post(
    '/api/activities/attendees/invite',
    limitedBy(() => false),
    async (request, response) => {
      const { email }: Schemas['InviteAdultRequest'] = request.body;
      response.status(201).json({ data: await inviteAdult(store, requireCaller(request), email) });
    },
  );
  router.post(`${INVITATIONS_PATH}/:id/accept`, async (request, response) => {
    response.json({ data: await acceptInvitation(store, requireCaller(request), request.params.id) });
  });
  router.delete(`${INVITATIONS_PATH}/:id`, async (request, response) => {
    await endInvitation(store, requireCaller(request), request.params.id);
    response.json({ data: null });
  });
  router.put('/api/activities/attendees/:id', async (request, response) => {
    const { id } = request.params;
    const customer = await requireServedCaller(store, request);
    const attendee = await updateAttendee(store, customer, id, toAttendeeInput(request.body));
    response.json({ data: toWire(attendee) });
  });
  router.delete('/api/activities/attendees/:id', async (request, response) => {
    await removeAttendee(store, requireCaller(request), request.params.id);
    response.json({ data: null });
  });
  router.get('/api/activities/attendees/:id/form', async (request, response) => {
    const { sections, copiedFrom, ...state } = await readChildForm(
      store,
      await requireServedCaller(store, request),
      request.params.id,
    );
    response.json({
      data: { sections: sections.map(toWireSection), copied_from: copiedFrom, ...toWireFormState(state) },
    });
  });
  router.put('/api/activities/attendees/:id/form', async (request, response) => {
    const { answers, confirmed }: Schemas['AttendeeFormRequest'] = request.body;
    const formInput = { answers, isConfirmed: confirmed };
    const customer = await requireServedCaller(store, request);
    const state = await saveChildForm(store, customer, request.params.id, formInput);
    response.json({ data: toWireFormState(state) });
  });
  return router;
}

function toWireForm({ form }: ListedPerson): Schemas['AttendeeFormState'] | null {
  return form && toWireFormState(form);
}

function toWireFormState({ status, confirmedAt, validUntil }: ChildFormState): Schemas['AttendeeFormState'] {
  return { status, confirmed_at: confirmedAt?.toISOString() ?? null, valid_until: validUntil };
}

function toAttendeeInput(body: Schemas['AttendeeRequest']): AttendeeInput {
  const { first_name: firstName, last_name: lastName, date_of_birth: dateOfBirth, relationship } = body;
  return { firstName, lastName, dateOfBirth, relationship };
}

function toWireAttendee(person: Person, date: string): Schemas['Attendee'] {
  const { id, firstName, lastName, relation, relationship } = person;
  // Another customer's date of birth is private; only the server uses it.
  const isOtherAdult = relation === 'adult' && relationship === null;
  const dateOfBirth = isOtherAdult ? null : person.dateOfBirth;
  return {
    id,
    first_name: firstName,
    last_name: lastName,
    date_of_birth: dateOfBirth,
    age: dateOfBirth === null ? null : calculateAge(dateOfBirth, date),
    relation,
    relationship,
  };
}
