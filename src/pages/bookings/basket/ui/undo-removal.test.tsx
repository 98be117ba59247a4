import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { buildCartTotals, buildHeldPlace } from '../../../../../tests/fixtures/cart.ts';
import { buildCartAnswer, fixClock, openBasket } from '../testing/open-basket';

fixClock();

const yoga = buildHeldPlace();
const nothing = buildCartAnswer({
  items: [],
  totals: { ...buildCartTotals(0), item_count: 0 },
  hold_until: null,
});

const findRows = async () =>
  within(await screen.findByRole('list', { name: 'What you’re booking' })).getAllByRole('listitem');
const press = (name: string | RegExp) => screen.findByRole('button', { name });

// Proves K1.5.
test('a removed item can be restored for ten seconds', async () => {
  const { user, readToasts, listBodies } = await openBasket({
    'POST /api/cart/remove': nothing,
    'POST /api/cart/add': buildCartAnswer(),
  });
  await user.click(await press('Remove Yoga, Tue 24 Nov, 18:30 to 19:15'));
  expect(await screen.findByText('Your basket is empty.')).toBeTruthy();
  expect(readToasts()).toEqual(['Successfully removed item from the basket.']);
  expect(listBodies('POST /api/cart/remove')).toEqual([{ cart_item_ids: [yoga.id] }]);
  await user.click(await press('Undo'));
  expect(await findRows()).toHaveLength(1);
  expect(listBodies('POST /api/cart/add')).toEqual([
    {
      items: [
        {
          id: yoga.object_id,
          type: 'activity',
          pricing_option_id: yoga.pricing_option_id,
          purchased_for_user_id: yoga.purchased_for_user_id,
        },
      ],
      attempt_id: expect.any(String),
    },
  ]);
});

// Proves K1.5.
test('there is no Undo for a place that others are waiting for', async () => {
  const { user } = await openBasket({
    'GET /api/cart': buildCartAnswer({ items: [buildHeldPlace({ is_awaited: true })] }),
    'POST /api/cart/remove': nothing,
  });
  await user.click(await press('Remove Yoga, Tue 24 Nov, 18:30 to 19:15'));
  expect(await screen.findByText(/Other people were waiting for it, so we can’t put it back/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

test('after ten seconds there is nothing to undo', async () => {
  const { user } = await openBasket({ 'POST /api/cart/remove': nothing });
  await user.click(await press(/^Remove Yoga/));
  await press('Undo');
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull());
});
