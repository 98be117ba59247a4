import { expect, test } from 'vitest';
import { demoId } from '../../seed/demo-ids.ts';
import { aClass } from '../../testing/a-class.ts';
import { createBasketPlaces } from '../../testing/places-in-baskets.ts';
import { getSessionDetail } from './session-detail.ts';

const world = createBasketPlaces();

test('for places without names, a customer is offered the prices of every age that the session is for', async () => {
  const offersIn = async (age: { min: number; max: number | null } | null) => {
    const activityId = demoId('activity:Swimming');
    const sessionId = await aClass(world.store, 20, { activityId, title: 'Swim', priceKey: 'swim', age });
    const { people } = await getSessionDetail(world.store, await world.createCaller(), sessionId);
    return people[0]?.offers.map(({ label }) => label);
  };
  expect(await offersIn(null)).toEqual(['Adult', 'Under 3', 'Junior', 'Over 60']);
  expect(await offersIn({ min: 8, max: null })).toEqual(['Adult', 'Junior', 'Over 60']);
  expect(await offersIn({ min: 16, max: 59 })).toEqual(['Adult']);
});
