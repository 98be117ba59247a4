import { describe, expect, test } from 'vitest';
import { runScenario } from '../../scenarios/index.ts';
import { createClass } from '../../testing/a-class.ts';
import { createBasketStore } from '../../testing/places-in-baskets.ts';
import type { Cart } from '../common/types.ts';
import { authenticate } from '../people/index.ts';
import { addToCart, removeReduction } from './cart.ts';

const setup = createBasketStore();
const { addSessions } = setup;

const enterScenario = async (name: string, params: Record<string, unknown> = {}) => {
  const tools = { store: setup.store } as Parameters<typeof runScenario>[0];
  const result = await runScenario(tools, name, params);
  const caller = await authenticate(setup.store, String(result.token));
  if (!caller) throw new Error('The token is not known.');
  return { ...result, caller, sessionId: String(result.sessionId) };
};
const listPrices = (cart: Cart | null) => cart?.items.map(({ price }) => price);
const buildPlaceItem = (id: string, pricingOptionId: string | null = null, options = {}) => ({
  id,
  type: 'activity',
  pricingOptionId,
  options,
});

describe('a benefit', () => {
  // Proves B5.4.
  test('a benefit pays for two classes in a month, and the third costs the member’s price', async () => {
    const { caller, sessionId } = await enterScenario('a-customer-with-a-benefit');
    await addSessions(caller, sessionId);
    await addSessions(caller, await createClass(setup.store, 5, { localStart: '15:00' }));
    const cart = await addSessions(caller, await createClass(setup.store, 5, { localStart: '17:00' }));
    expect(cart.items.map(({ price, benefit }) => [price, benefit?.name])).toEqual([
      [0, 'Free class, 2 of 2 this month'],
      [0, 'Free class, 2 of 2 this month'],
      [520, undefined],
    ]);
    const cartWithoutBenefit = await removeReduction(
      setup.store,
      caller,
      'benefit',
      cart.items[0]?.benefit?.id ?? '',
    );
    expect(listPrices(cartWithoutBenefit)).toEqual([520, 0, 520]);
  });

  // Proves B5.3.
  test('a benefit that is a guest pass pays for a friend and never for the member', async () => {
    const { caller, sessionId, ...entered } = await enterScenario('a-customer-with-a-guest');
    const attendeeId = String((entered as Record<string, unknown>).attendeeId);
    const cart = await addToCart(setup.store, caller, {
      items: [buildPlaceItem(sessionId), { ...buildPlaceItem(sessionId), purchasedForUserId: attendeeId }],
    });
    expect(cart.items).toMatchObject([
      { benefit: null, price: 0 },
      {
        benefit: { name: 'Guest pass, 1 of 2 this month' },
        price: 0,
        fullPrice: 750,
      },
    ]);
  });
});
