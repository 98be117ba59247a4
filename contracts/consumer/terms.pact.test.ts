import { describe, expect, test } from 'vitest';
import {
  listCartTerms,
  loadAccountTerms,
  loadDirectDebitTerms,
  loadHealthCommitment,
  loadMembershipTerms,
} from '../../src/shared/api/index.ts';
import { buildTerms } from '../../tests/fixtures/terms.ts';
import { buildResponseBody } from '../../tests/fixtures/wire.ts';
import { providerStateValues } from '../state-values.ts';
import { matchBody, matchList } from './body-matcher.ts';
import { notFoundAnswer } from './unknown-values.ts';
import { matchPath, matchProviderValue, verifyInteraction } from './verify-interaction.ts';

const visitorRequest = { given: 'a-visitor', method: 'GET' } as const;
const { membershipTypeId, cartId } = providerStateValues;
const termsAnswer = { status: 200, body: buildResponseBody(matchBody('Terms', buildTerms())) };

describe('terms', () => {
  test('a cart has terms to accept', async () => {
    const outcome = await verifyInteraction(
      {
        ...visitorRequest,
        given: 'a-cart-with-a-monthly-membership',
        description: 'the terms of a cart',
        path: '/api/terms',
        query: { cart_id: matchProviderValue('cartId') },
        token: 'valid',
        answers: { status: 200, body: buildResponseBody(matchList('Terms', buildTerms())) },
      },
      () => listCartTerms({ cartId }),
    );

    expect(outcome).toEqual([buildTerms()]);
  });

  test('an account has terms', async () => {
    const outcome = await verifyInteraction(
      {
        ...visitorRequest,
        description: 'the terms of an account',
        path: '/api/terms/account',
        answers: termsAnswer,
      },
      () => loadAccountTerms(),
    );

    expect(outcome).toEqual(buildTerms());
  });

  test('direct debit has terms', async () => {
    const outcome = await verifyInteraction(
      {
        ...visitorRequest,
        description: 'the direct debit terms',
        path: '/api/terms/direct-debit',
        answers: termsAnswer,
      },
      () => loadDirectDebitTerms(),
    );

    expect(outcome).toEqual(buildTerms());
  });

  test('a membership has terms', async () => {
    const outcome = await verifyInteraction(
      {
        ...visitorRequest,
        description: 'the terms of a membership',
        path: matchPath`/api/terms/membership/${'membershipTypeId'}`,
        answers: termsAnswer,
      },
      () => loadMembershipTerms({ typeId: membershipTypeId }),
    );

    expect(outcome).toEqual(buildTerms());
  });

  test('a membership has a health commitment', async () => {
    const outcome = await verifyInteraction(
      {
        ...visitorRequest,
        description: 'the health commitment of a membership',
        path: matchPath`/api/terms/membership/${'membershipTypeId'}/health-commitment`,
        answers: termsAnswer,
      },
      () => loadHealthCommitment({ typeId: membershipTypeId }),
    );

    expect(outcome).toEqual(buildTerms());
  });

  test('the terms of an unknown membership are a 404', async () => {
    const outcome = await verifyInteraction(
      {
        ...visitorRequest,
        description: 'the terms of an unknown membership',
        path: '/api/terms/membership/00000000-0000-8000-a000-000000000000',
        answers: notFoundAnswer,
      },
      () => loadMembershipTerms({ typeId: '00000000-0000-8000-a000-000000000000' }),
    );

    expect(outcome).toMatchObject({ kind: 'http', status: 404 });
  });
});
