import { MatchersV3 } from '@pact-foundation/pact';
import { expect, test } from 'vitest';
import { loadBooking } from '../../src/shared/api/index.ts';
import { stateValues } from '../state-values.ts';
import { path, verifyInteraction } from './verify-interaction.ts';

// Keys of a booking that a server may leave out.

const { bookingId } = stateValues;

test.each([
  ['camp_slug', 'a booking of a camp with its page', 'october-half-term', 'campSlug'],
  ['reference', 'a booking of a camp with its reference', 'PV7KQ2MD', 'reference'],
] as const)('a booking has its %s', async (optional, description, example, name) => {
  const outcome = await verifyInteraction(
    {
      given: 'a-booked-camp',
      as: 'customer',
      method: 'GET',
      path: path`/api/my-account/bookings/${'bookingId'}`,
      optional,
      description,
      answers: {
        status: 200,
        body: { data: MatchersV3.like({ [optional]: MatchersV3.string(example) }) },
      },
    },
    () => loadBooking({ id: bookingId }),
  );

  expect(outcome).toMatchObject({ [name]: example });
});
