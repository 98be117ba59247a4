import { MatchersV3 } from '@pact-foundation/pact';
import { expect, test } from 'vitest';
import { loadBooking } from '../../src/shared/api/index.ts';
import { providerStateValues } from '../state-values.ts';
import { matchPath, verifyInteraction } from './verify-interaction.ts';

// Keys of a booking that a server may leave out.

const { bookingId } = providerStateValues;

test.each([
  ['camp_slug', 'a booking of a camp with its page', 'october-half-term', 'campSlug'],
  ['reference', 'a booking of a camp with its reference', 'PV7KQ2MD', 'reference'],
] as const)('a booking has its %s', async (optionalKey, description, example, clientKey) => {
  const outcome = await verifyInteraction(
    {
      given: 'a-booked-camp',
      token: 'valid',
      method: 'GET',
      path: matchPath`/api/my-account/bookings/${'bookingId'}`,
      optionalKey,
      description,
      answers: {
        status: 200,
        body: { data: MatchersV3.like({ [optionalKey]: MatchersV3.string(example) }) },
      },
    },
    () => loadBooking({ id: bookingId }),
  );

  expect(outcome).toMatchObject({ [clientKey]: example });
});
