import { allSettled, fork } from 'effector';
import { describe, expect, test } from 'vitest';
import { $token } from '@/entities/customer';
import { $config, readConfig } from '@/shared/config';
import { readStored } from '@/shared/lib';
import { cartFilled, visitEnded } from '@/shared/mode';
import { $location, stayHeld } from '@/shared/routes';
import { $startUp } from '../start-up/model';
import { personGone } from './model';
import { $hasVisitCart, visitCartWanted } from './visit-cart';
import { wipeFx } from './wipe';

/** A customer at a kiosk, on the given page, and how their visits were ended. */
function atKiosk(pathname: string) {
  const wipes: unknown[] = [];
  const scope = fork({
    values: [
      [$token, 'token'],
      [$startUp, 'ready'],
      [$config, readConfig({})],
      [$location, { pathname, search: '', hash: '', state: null }],
    ],
    handlers: [[wipeFx, (_: unknown, told: unknown) => wipes.push(told)]],
  });
  return { scope, wipes };
}

describe('a person who has walked away', () => {
  test.each(['/centre/riverside', '/checkout'])(
    'from %s leaves no cart of this visit behind',
    async (path) => {
      const { scope, wipes } = atKiosk(path);
      await allSettled(cartFilled, { scope });
      await allSettled(personGone, { scope });
      expect(wipes).toMatchObject([{ hasCart: true }]);
    },
  );

  test('finds a cart again that they had filled at home', async () => {
    const { scope, wipes } = atKiosk('/checkout');
    await allSettled(personGone, { scope });
    expect(wipes).toMatchObject([{ hasCart: false }]);
  });

  test('while their payment is being made keeps the cart that is being paid for', async () => {
    const { scope, wipes } = atKiosk('/checkout');
    await allSettled(cartFilled, { scope });
    await allSettled(stayHeld, { scope, params: true });
    await allSettled(personGone, { scope });
    expect(wipes).toMatchObject([{ hasCart: false }]);
  });

  test('is remembered to have filled a cart by the next document too', async () => {
    const first = atKiosk('/centre/riverside');
    await allSettled(cartFilled, { scope: first.scope });
    expect(readStored('session', 'pavilion.kiosk.cart')).toBe('filled');
    const { scope, wipes } = atKiosk('/checkout');
    await allSettled(visitCartWanted, { scope });
    expect(scope.getState($hasVisitCart)).toBe(true);
    await allSettled(personGone, { scope });
    expect(wipes).toMatchObject([{ hasCart: true }]);
  });
});

test('somebody who logs out by themselves keeps what they have put into their cart', async () => {
  const { scope, wipes } = atKiosk('/centre/riverside');
  await allSettled(cartFilled, { scope });
  await allSettled(visitEnded, { scope });
  expect(wipes).toMatchObject([{ noticeInMs: null, hasCart: false }]);
});
