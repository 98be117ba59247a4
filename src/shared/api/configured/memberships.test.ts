import { describe, expect, test } from 'vitest';
import { fakeOperator } from '../../testing';
import { type ConfigurationProblem, listMembershipTypes } from '../index';

describe('memberships', () => {
  const membership = (overrides: object) => ({
    id: 'm',
    slug: 'm',
    name: 'Swim',
    coverage: 'local',
    categories: [],
    eligibility: null,
    description: '',
    provides_access_to: null,
    benefits: [],
    payment_options: [],
    ...overrides,
  });

  async function membershipTypesFrom(...types: unknown[]) {
    const reported: ConfigurationProblem[] = [];
    fakeOperator({ 'GET /api/memberships/types': { data: types } }, (problem) => reported.push(problem));
    return { types: await listMembershipTypes({ venueId: 'v' }), reported };
  }

  test('missing benefits and categories are empty lists, and unreadable ones are reported', async () => {
    const { types, reported } = await membershipTypesFrom(
      membership({ benefits: null, categories: {} }),
      membership({ slug: 'n', benefits: ['Towels', { name: null }], categories: [{ name: 'Gym' }] }),
    );
    expect(types[0]).toMatchObject({ benefits: [], categories: [] });
    expect(types[1]?.benefits).toEqual([
      { name: 'Towels', totalUses: null, frequency: null, description: null },
    ]);
    expect(reported).toEqual([
      { kind: 'benefit', name: 'Swim', code: 'namelessBenefit', position: 2, path: [1, 'benefits', 1] },
      {
        kind: 'category',
        name: 'Swim',
        code: 'badCategory',
        position: 1,
        fault: 'noId',
        path: [1, 'categories', 0],
      },
    ]);
  });

  test('an unreadable age limit excludes no customer', async () => {
    const { types } = await membershipTypesFrom(
      membership({ min_age: 11, max_age: '15' }),
      membership({ id: 'n', slug: 'n', min_age: 'eleven', max_age: -1 }),
      membership({ id: 'o', slug: 'o' }),
    );
    expect(types.map(({ minAge, maxAge }) => [minAge, maxAge])).toEqual([
      [11, 15],
      [null, null],
      [null, null],
    ]);
  });

  test('an unreadable membership is left out and reported; the others are sold', async () => {
    const { types, reported } = await membershipTypesFrom(
      membership({ payment_options: null }),
      7,
      membership({ id: 'n' }),
    );
    expect(types.map(({ id }) => id)).toEqual(['n']);
    expect(reported.map(({ kind, name }) => [kind, name])).toEqual([
      ['membership', 'Swim'],
      ['membership', 'membership 2'],
    ]);
  });

  test.each([
    ['name', { name: ' ' }],
    ['slug', { slug: null }],
  ])('a membership without a %s is left out and reported', async (key, overrides) => {
    const { types, reported } = await membershipTypesFrom(membership(overrides), membership({ id: 'n' }));
    expect(types.map(({ id }) => id)).toEqual(['n']);
    expect(reported).toMatchObject([{ kind: 'membership', code: 'missing', key }]);
  });

  test('of two memberships with one slug, the first is sold and the second reported', async () => {
    const { types, reported } = await membershipTypesFrom(
      membership({}),
      membership({ id: 'n', name: 'Gym' }),
    );
    expect(types.map(({ id }) => id)).toEqual(['m']);
    expect(reported).toEqual([
      {
        kind: 'membership',
        name: 'Gym',
        code: 'twice',
        key: 'slug',
        value: 'm',
        path: [1],
      },
    ]);
  });

  test('the centres that a membership gives access to are read from objects and from plain ids', async () => {
    const { types } = await membershipTypesFrom(
      membership({ provides_access_to: ['v-1', { id: 'v-2', name: 'Riverside' }, 3] }),
    );
    expect(types[0]?.providesAccessTo?.map(({ id }) => id)).toEqual(['v-1', 'v-2', '3']);
  });
});
