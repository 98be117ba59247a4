import { expect, test } from 'vitest';
import { demoId } from '../../seed/demo-ids.ts';
import { createClass } from '../../testing/a-class.ts';
import { createBasketStore } from '../../testing/places-in-baskets.ts';
import { getSessionDetail } from './session-detail.ts';

const setup = createBasketStore();

test('for places without names, a customer is offered the prices of every age that the session is for', async () => {
  const listOffersForAges = async (age: { min: number; max: number | null } | null) => {
    const activityId = demoId('activity:Swimming');
    const sessionId = await createClass(setup.store, 20, {
      activityId,
      title: 'Swim',
      priceKey: 'swim',
      age,
    });
    const { people } = await getSessionDetail(setup.store, await setup.createCaller(), sessionId);
    return people[0]?.offers.map(({ label }) => label);
  };
  expect(await listOffersForAges(null)).toEqual(['Adult', 'Under 3', 'Junior', 'Over 60']);
  expect(await listOffersForAges({ min: 8, max: null })).toEqual(['Adult', 'Junior', 'Over 60']);
  expect(await listOffersForAges({ min: 16, max: 59 })).toEqual(['Adult']);
});
