import { describe, expect, test } from 'vitest';
import { acceptInvitation, endInvitation, inviteAdult, listInvitations } from '../../src/shared/api/index.ts';
import { buildAdultInvitation, buildInviteAdultRequest } from '../../tests/fixtures/attendees.ts';
import { buildResponseBody } from '../../tests/fixtures/wire.ts';
import { providerStateValues } from '../state-values.ts';
import { matchBody, matchList } from './body-matcher.ts';
import { notFoundAnswer, UNKNOWN_ID } from './unknown-values.ts';
import { buildFailureBody, matchPath, matchProviderValue, verifyInteraction } from './verify-interaction.ts';

const ATTENDEES_PATH = '/api/activities/attendees';
const { invitationId, email } = providerStateValues;
const inviteeRequest = { given: 'an-invitation-to-an-adult', token: 'valid' } as const;
const inviteRequest = { ...inviteeRequest, method: 'POST', path: `${ATTENDEES_PATH}/invite` } as const;
const receivedInvitation = buildAdultInvitation({ direction: 'received', email: null, name: 'Rosa Taylor' });

describe('booking for another adult', () => {
  test('sent and received invitations are listed', async () => {
    const outcome = await verifyInteraction(
      {
        ...inviteeRequest,
        method: 'GET',
        path: `/api/activities/attendee-invitations`,
        description: 'the invitations of a customer',
        answers: { status: 200, body: buildResponseBody(matchList('AdultInvitation', receivedInvitation)) },
      },
      () => listInvitations(),
    );

    expect(outcome).toMatchObject([{ id: invitationId, direction: 'received', state: 'pending' }]);
  });

  test('an adult is invited by email', async () => {
    const outcome = await verifyInteraction(
      {
        ...inviteRequest,
        description: 'an adult to be invited',
        body: buildInviteAdultRequest(),
        answers: {
          status: 201,
          body: buildResponseBody(matchBody('AdultInvitation', buildAdultInvitation())),
        },
      },
      () => inviteAdult(buildInviteAdultRequest()),
    );

    expect(outcome).toMatchObject({ id: invitationId, direction: 'sent', state: 'pending' });
  });

  test('inviting one’s own address is refused at the address', async () => {
    const outcome = await verifyInteraction(
      {
        ...inviteRequest,
        description: 'an invitation to oneself',
        body: { email: matchProviderValue('email') },
        answers: { status: 422, body: buildFailureBody('This is your own email address.', 'email') },
      },
      () => inviteAdult({ email }),
    );

    expect(outcome).toMatchObject({ kind: 'validation', errors: { email: [expect.any(String)] } });
  });

  test('an invitation is accepted', async () => {
    const acceptedInvitation = { ...receivedInvitation, state: 'accepted' as const };
    const outcome = await verifyInteraction(
      {
        ...inviteeRequest,
        method: 'POST',
        path: matchPath`/api/activities/attendee-invitations/${'invitationId'}/accept`,
        description: 'an invitation to be accepted',
        answers: { status: 200, body: buildResponseBody(matchBody('AdultInvitation', acceptedInvitation)) },
      },
      () => acceptInvitation({ id: invitationId }),
    );

    expect(outcome).toMatchObject({ id: invitationId, state: 'accepted' });
  });

  test('an invitation is deleted', async () => {
    const outcome = await verifyInteraction(
      {
        ...inviteeRequest,
        method: 'DELETE',
        path: matchPath`/api/activities/attendee-invitations/${'invitationId'}`,
        description: 'an invitation to be ended',
        answers: { status: 200, body: { data: null } },
      },
      () => endInvitation({ id: invitationId }),
    );

    expect(outcome).toBeUndefined();
  });

  test.each([
    {
      action: 'accepted',
      method: 'POST' as const,
      path: `/api/activities/attendee-invitations/${UNKNOWN_ID}/accept`,
      send: () => acceptInvitation({ id: UNKNOWN_ID }),
    },
    {
      action: 'ended',
      method: 'DELETE' as const,
      path: `/api/activities/attendee-invitations/${UNKNOWN_ID}`,
      send: () => endInvitation({ id: UNKNOWN_ID }),
    },
  ])('an invitation between other customers cannot be $action', async ({ action, method, path, send }) => {
    const description = `an invitation of others to be ${action}`;
    const outcome = await verifyInteraction(
      { ...inviteeRequest, method, path: path, description, answers: notFoundAnswer },
      send,
    );

    expect(outcome).toMatchObject({ kind: 'http', status: 404 });
  });
});
