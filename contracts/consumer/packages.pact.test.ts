import { MatchersV3 } from '@pact-foundation/pact';
import { describe, expect, test } from 'vitest';
import { addToCart, loadHeldPackages, loadPackages } from '../../src/shared/api/index.ts';
import { buildCart } from '../../tests/fixtures/cart.ts';
import { buildCustomerPackage, buildHeldPackage, buildPackages } from '../../tests/fixtures/packages.ts';
import { buildResponseBody } from '../../tests/fixtures/wire.ts';
import { providerStateValues } from '../state-values.ts';
import { matchBody, matchList } from './body-matcher.ts';
import { notFoundAnswer, UNKNOWN_ID, UNKNOWN_SLUG } from './unknown-values.ts';
import { matchProviderValue, verifyInteraction } from './verify-interaction.ts';

const { venueSlug, packageTypeId } = providerStateValues;
const listRequest = {
  given: 'a-customer-with-a-package',
  method: 'GET',
  path: '/api/activities/packages',
} as const;
const addRequest = {
  given: 'a-customer-with-a-package',
  token: 'valid',
  method: 'POST',
  path: '/api/cart/add',
} as const;

describe('packages', () => {
  test('a visitor lists the packages of a centre', async () => {
    const outcome = await verifyInteraction(
      {
        ...listRequest,
        description: 'the packages of a centre for a visitor',
        query: { venue: matchProviderValue('venueSlug') },
        answers: { status: 200, body: buildResponseBody(matchBody('Packages', buildPackages())) },
      },
      () => loadPackages({ venue: venueSlug }),
    );

    expect(outcome).toMatchObject({ packages: [{ name: '10 swims', pricePerUse: { amount: 520 } }] });
  });

  test('a customer lists the packages of a centre together with their own', async () => {
    const packages = buildPackages({ mine: [buildCustomerPackage()] });
    const outcome = await verifyInteraction(
      {
        ...listRequest,
        token: 'valid',
        description: 'the packages of a centre for a customer who has one',
        query: { venue: matchProviderValue('venueSlug') },
        answers: { status: 200, body: buildResponseBody(matchBody('Packages', packages)) },
      },
      () => loadPackages({ venue: venueSlug }),
    );

    expect(outcome).toMatchObject({ mine: [{ usesLeft: 6, state: 'usable' }] });
  });

  test('the packages of an unknown centre are a 404', async () => {
    const outcome = await verifyInteraction(
      {
        ...listRequest,
        description: 'the packages of an unknown centre',
        query: { venue: UNKNOWN_SLUG },
        answers: notFoundAnswer,
      },
      () => loadPackages({ venue: UNKNOWN_SLUG }),
    );

    expect(outcome).toMatchObject({ kind: 'http', status: 404 });
  });

  test('the packages that a customer has are listed with their uses', async () => {
    const outcome = await verifyInteraction(
      {
        given: 'a-customer-with-a-package',
        token: 'valid',
        method: 'GET',
        path: '/api/my-account/packages',
        description: 'the packages that a customer has',
        answers: {
          status: 200,
          body: buildResponseBody({ items: matchList('HeldPackage', buildHeldPackage()) }),
        },
      },
      () => loadHeldPackages(),
    );

    expect(outcome).toMatchObject({ items: [{ usesLeft: 6, state: 'usable' }] });
  });

  test.each([
    ['booked_in', 'the packages that a customer has, and where they are used', 'timetable', 'bookedIn'],
    ['description', 'the packages that a customer has, and what for', 'Ten public swims.', 'description'],
  ] as const)(
    'a package that a customer has shows its %s',
    async (wireKey, description, example, clientKey) => {
      const { string, eachLike } = MatchersV3;
      const heldPackage = buildHeldPackage();
      const packageRow = {
        id: string(heldPackage.id),
        name: string(heldPackage.name),
        [wireKey]: string(example),
      };
      const outcome = await verifyInteraction(
        {
          given: 'a-customer-with-a-package',
          token: 'valid',
          method: 'GET',
          path: '/api/my-account/packages',
          optionalKey: `items.${wireKey}`,
          description,
          answers: {
            status: 200,
            body: buildResponseBody({ items: eachLike(packageRow) }),
          },
        },
        () => loadHeldPackages(),
      );

      expect(outcome).toMatchObject({ items: [{ [clientKey]: example }] });
    },
  );

  test('a package is added to the basket', async () => {
    const outcome = await verifyInteraction(
      {
        ...addRequest,
        description: 'a package to be added',
        body: { items: [{ id: matchProviderValue('packageTypeId'), type: 'package' }] },
        answers: { status: 200, body: buildResponseBody(matchBody('Cart', buildCart())) },
      },
      () => addToCart({ items: [{ id: packageTypeId, type: 'package' }] }),
    );

    expect(outcome).toMatchObject({ items: expect.any(Array) });
  });

  test('adding a package that is not sold is a 404', async () => {
    const outcome = await verifyInteraction(
      {
        ...addRequest,
        description: 'an unknown package to be added',
        body: { items: [{ id: UNKNOWN_ID, type: 'package' }] },
        answers: notFoundAnswer,
      },
      () => addToCart({ items: [{ id: UNKNOWN_ID, type: 'package' }] }),
    );

    expect(outcome).toMatchObject({ kind: 'http', status: 404 });
  });
});
