import { describe, expect, test } from 'vitest';
import { loadMembership, loadMemberships } from '../../src/shared/api/index.ts';
import { buildAccountMembership } from '../../tests/fixtures/account-memberships.ts';
import { buildResponseBody } from '../../tests/fixtures/wire.ts';
import { providerStateValues } from '../state-values.ts';
import { matchBody, matchList } from './body-matcher.ts';
import { notFoundAnswer, UNKNOWN_ID } from './unknown-values.ts';
import { matchPath, verifyInteraction } from './verify-interaction.ts';

const membershipsRequest = { given: 'a-customer-with-billing-date', token: 'valid', method: 'GET' } as const;

describe('the memberships of a customer', () => {
  test('the memberships of a customer are listed with the actions that each allows', async () => {
    const outcome = await verifyInteraction(
      {
        ...membershipsRequest,
        path: '/api/my-account/memberships',
        description: 'the memberships that a customer has',
        answers: {
          status: 200,
          body: buildResponseBody({ items: matchList('AccountMembership', buildAccountMembership()) }),
        },
      },
      () => loadMemberships(),
    );

    expect(outcome).toMatchObject({ items: [{ state: 'active', may: { change: { allowed: true } } }] });
  });

  test('a membership of a customer is read', async () => {
    const outcome = await verifyInteraction(
      {
        ...membershipsRequest,
        path: matchPath`/api/my-account/memberships/${'membershipId'}`,
        description: 'a membership that a customer has',
        answers: {
          status: 200,
          body: buildResponseBody(matchBody('AccountMembership', buildAccountMembership())),
        },
      },
      () => loadMembership({ id: providerStateValues.membershipId }),
    );

    expect(outcome).toMatchObject({ type: { name: expect.any(String) } });
  });

  test("reading another customer's membership is a 404", async () => {
    const outcome = await verifyInteraction(
      {
        ...membershipsRequest,
        path: `/api/my-account/memberships/${UNKNOWN_ID}`,
        description: 'a membership of somebody else',
        answers: notFoundAnswer,
      },
      () => loadMembership({ id: UNKNOWN_ID }),
    );

    expect(outcome).toMatchObject({ kind: 'http', status: 404 });
  });
});
