import { MatchersV3 } from '@pact-foundation/pact';
import { describe, expect, test } from 'vitest';
import { addToCart, loadHeldPackages, loadPackages } from '../../src/shared/api/index.ts';
import { buildCart } from '../../tests/fixtures/cart.ts';
import { buildCustomerPackage, buildHeldPackage, buildPackages } from '../../tests/fixtures/packages.ts';
import { buildAnswer } from '../../tests/fixtures/wire.ts';
import { stateValues } from '../state-values.ts';
import { matchBody, matchList } from './body-matcher.ts';
import { buildFailureBody, matchState, verifyInteraction } from './verify-interaction.ts';

const { venueSlug: venue, packageTypeId } = stateValues;
const NO_SUCH = 'no-such-centre';
const UNKNOWN = '00000000-0000-8000-a000-000000000000';
const list = { given: 'a-customer-with-a-package', method: 'GET', path: '/api/activities/packages' } as const;
const add = {
  given: 'a-customer-with-a-package',
  as: 'customer',
  method: 'POST',
  path: '/api/cart/add',
} as const;

describe('packages', () => {
  test('a visitor lists the packages of a centre', async () => {
    const outcome = await verifyInteraction(
      {
        ...list,
        description: 'the packages of a centre for a visitor',
        query: { venue: matchState('venueSlug') },
        answers: { status: 200, body: buildAnswer(matchBody('Packages', buildPackages())) },
      },
      () => loadPackages({ venue }),
    );

    expect(outcome).toMatchObject({ packages: [{ name: '10 swims', pricePerUse: { amount: 520 } }] });
  });

  test('a customer lists the packages of a centre together with their own', async () => {
    const found = buildPackages({ mine: [buildCustomerPackage()] });
    const outcome = await verifyInteraction(
      {
        ...list,
        as: 'customer',
        description: 'the packages of a centre for a customer who has one',
        query: { venue: matchState('venueSlug') },
        answers: { status: 200, body: buildAnswer(matchBody('Packages', found)) },
      },
      () => loadPackages({ venue }),
    );

    expect(outcome).toMatchObject({ mine: [{ usesLeft: 6, state: 'usable' }] });
  });

  test('the packages of an unknown centre are a 404', async () => {
    const outcome = await verifyInteraction(
      {
        ...list,
        description: 'the packages of an unknown centre',
        query: { venue: NO_SUCH },
        answers: { status: 404, body: buildFailureBody('Unable to complete request, item not found.') },
      },
      () => loadPackages({ venue: NO_SUCH }),
    );

    expect(outcome).toMatchObject({ kind: 'http', status: 404 });
  });

  test('the packages that a customer has are listed with their uses', async () => {
    const outcome = await verifyInteraction(
      {
        given: 'a-customer-with-a-package',
        as: 'customer',
        method: 'GET',
        path: '/api/my-account/packages',
        description: 'the packages that a customer has',
        answers: {
          status: 200,
          body: buildAnswer({ items: matchList('HeldPackage', buildHeldPackage()) }),
        },
      },
      () => loadHeldPackages(),
    );

    expect(outcome).toMatchObject({ items: [{ usesLeft: 6, state: 'usable' }] });
  });

  test.each([
    ['booked_in', 'the packages that a customer has, and where they are used', 'timetable', 'bookedIn'],
    ['description', 'the packages that a customer has, and what for', 'Ten public swims.', 'description'],
  ] as const)('a package that a customer has shows its %s', async (key, description, example, name) => {
    const { string, eachLike } = MatchersV3;
    const held = buildHeldPackage();
    const row = { id: string(held.id), name: string(held.name), [key]: string(example) };
    const outcome = await verifyInteraction(
      {
        given: 'a-customer-with-a-package',
        as: 'customer',
        method: 'GET',
        path: '/api/my-account/packages',
        optional: `items.${key}`,
        description,
        answers: {
          status: 200,
          body: buildAnswer({ items: eachLike(row) }),
        },
      },
      () => loadHeldPackages(),
    );

    expect(outcome).toMatchObject({ items: [{ [name]: example }] });
  });

  test('a package is added to the basket', async () => {
    const outcome = await verifyInteraction(
      {
        ...add,
        description: 'a package to be added',
        body: { items: [{ id: matchState('packageTypeId'), type: 'package' }] },
        answers: { status: 200, body: buildAnswer(matchBody('Cart', buildCart())) },
      },
      () => addToCart({ items: [{ id: packageTypeId, type: 'package' }] }),
    );

    expect(outcome).toMatchObject({ items: expect.any(Array) });
  });

  test('adding a package that is not sold is a 404', async () => {
    const outcome = await verifyInteraction(
      {
        ...add,
        description: 'an unknown package to be added',
        body: { items: [{ id: UNKNOWN, type: 'package' }] },
        answers: { status: 404, body: buildFailureBody('Unable to complete request, item not found.') },
      },
      () => addToCart({ items: [{ id: UNKNOWN, type: 'package' }] }),
    );

    expect(outcome).toMatchObject({ kind: 'http', status: 404 });
  });
});
