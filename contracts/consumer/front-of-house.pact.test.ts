import { expect, test } from 'vitest';
import { findCustomers } from '../../src/shared/api/index.ts';
import { buildFoundCustomer } from '../../tests/fixtures/front-of-house.ts';
import { buildResponseBody } from '../../tests/fixtures/wire.ts';
import { providerStateValues } from '../state-values.ts';
import { matchList } from './body-matcher.ts';
import { buildFailureBody, matchProviderValue, verifyInteraction } from './verify-interaction.ts';

const { reference } = providerStateValues;
const searchRequest = { method: 'GET', path: '/api/front-of-house/customers', token: 'valid' } as const;

test('staff find a customer by reference', async () => {
  const outcome = await verifyInteraction(
    {
      ...searchRequest,
      given: 'staff-and-a-customer',
      description: 'a customer by reference, for staff',
      query: { search: matchProviderValue('reference') },
      answers: { status: 200, body: buildResponseBody(matchList('FoundCustomer', buildFoundCustomer())) },
    },
    () => findCustomers({ search: reference }),
  );

  expect(outcome).toMatchObject([{ reference, name: 'Sam Taylor', hasOutstandingPenalties: false }]);
});

test('a search without matches returns an empty list', async () => {
  const search = 'Nobody whom anyone knows';
  const outcome = await verifyInteraction(
    {
      ...searchRequest,
      given: 'staff-and-a-customer',
      description: 'a search without matches, for staff',
      query: { search },
      answers: { status: 200, body: buildResponseBody([]) },
    },
    () => findCustomers({ search }),
  );

  expect(outcome).toEqual([]);
});

test('a customer who searches for customers gets a 403', async () => {
  const outcome = await verifyInteraction(
    {
      ...searchRequest,
      given: 'a-customer-without-instruction',
      description: 'other customers, for a customer',
      query: { search: 'Taylor' },
      answers: { status: 403, body: buildFailureBody('Unauthorised.') },
    },
    () => findCustomers({ search: 'Taylor' }),
  );

  expect(outcome).toMatchObject({ kind: 'http', status: 403 });
});
