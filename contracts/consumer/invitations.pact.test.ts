import { describe, expect, test } from 'vitest';
import { acceptInvitation, endInvitation, inviteAdult, listInvitations } from '../../src/shared/api/index.ts';
import { buildAdultInvitation, buildInviteAdultRequest } from '../../tests/fixtures/attendees.ts';
import { buildAnswer } from '../../tests/fixtures/wire.ts';
import { stateValues } from '../state-values.ts';
import { matchBody, matchList } from './body-matcher.ts';
import { buildFailureBody, matchState, path, verifyInteraction } from './verify-interaction.ts';

const BASE = '/api/activities/attendees';
const UNKNOWN = '00000000-0000-8000-a000-000000000000';
const { invitationId: id, email } = stateValues;
const invitee = { given: 'an-invitation-to-an-adult', as: 'customer' } as const;
const invite = { ...invitee, method: 'POST', path: `${BASE}/invite` } as const;
const received = buildAdultInvitation({ direction: 'received', email: null, name: 'Rosa Taylor' });
const notFound = { status: 404, body: buildFailureBody('Unable to complete request, item not found.') };

describe('booking for another adult', () => {
  test('sent and received invitations are listed', async () => {
    const outcome = await verifyInteraction(
      {
        ...invitee,
        method: 'GET',
        path: `/api/activities/attendee-invitations`,
        description: 'the invitations of a customer',
        answers: { status: 200, body: buildAnswer(matchList('AdultInvitation', received)) },
      },
      () => listInvitations(),
    );

    expect(outcome).toMatchObject([{ id, direction: 'received', state: 'pending' }]);
  });

  test('an adult is invited by email', async () => {
    const outcome = await verifyInteraction(
      {
        ...invite,
        description: 'an adult to be invited',
        body: buildInviteAdultRequest(),
        answers: {
          status: 201,
          body: buildAnswer(matchBody('AdultInvitation', buildAdultInvitation())),
        },
      },
      () => inviteAdult(buildInviteAdultRequest()),
    );

    expect(outcome).toMatchObject({ id, direction: 'sent', state: 'pending' });
  });

  test('inviting one’s own address is refused at the address', async () => {
    const outcome = await verifyInteraction(
      {
        ...invite,
        description: 'an invitation to oneself',
        body: { email: matchState('email') },
        answers: { status: 422, body: buildFailureBody('This is your own email address.', 'email') },
      },
      () => inviteAdult({ email }),
    );

    expect(outcome).toMatchObject({ kind: 'validation', errors: { email: [expect.any(String)] } });
  });

  test('an invitation is accepted', async () => {
    const accepted = { ...received, state: 'accepted' as const };
    const outcome = await verifyInteraction(
      {
        ...invitee,
        method: 'POST',
        path: path`/api/activities/attendee-invitations/${'invitationId'}/accept`,
        description: 'an invitation to be accepted',
        answers: { status: 200, body: buildAnswer(matchBody('AdultInvitation', accepted)) },
      },
      () => acceptInvitation({ id }),
    );

    expect(outcome).toMatchObject({ id, state: 'accepted' });
  });

  test('an invitation is deleted', async () => {
    const outcome = await verifyInteraction(
      {
        ...invitee,
        method: 'DELETE',
        path: path`/api/activities/attendee-invitations/${'invitationId'}`,
        description: 'an invitation to be ended',
        answers: { status: 200, body: { data: null } },
      },
      () => endInvitation({ id }),
    );

    expect(outcome).toBeUndefined();
  });

  test.each([
    {
      what: 'accepted',
      method: 'POST' as const,
      at: `/api/activities/attendee-invitations/${UNKNOWN}/accept`,
      make: () => acceptInvitation({ id: UNKNOWN }),
    },
    {
      what: 'ended',
      method: 'DELETE' as const,
      at: `/api/activities/attendee-invitations/${UNKNOWN}`,
      make: () => endInvitation({ id: UNKNOWN }),
    },
  ])('an invitation between other customers cannot be $what', async ({ what, method, at, make }) => {
    const description = `an invitation of others to be ${what}`;
    const outcome = await verifyInteraction(
      { ...invitee, method, path: at, description, answers: notFound },
      make,
    );

    expect(outcome).toMatchObject({ kind: 'http', status: 404 });
  });
});
