import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { buildCartTotals, buildPlaceItem } from '../../../../../tests/fixtures/cart.ts';
import { buildCartAnswer, fixClock, openBasket } from '../testing/open-basket';

fixClock();

const yogaItem = buildPlaceItem();
const emptyCart = buildCartAnswer({
  items: [],
  totals: { ...buildCartTotals(0), item_count: 0 },
  hold_until: null,
});

const findItemRows = async () =>
  within(await screen.findByRole('list', { name: 'What you’re booking' })).getAllByRole('listitem');
const findButton = (name: string | RegExp) => screen.findByRole('button', { name });

// Proves K1.5.
test('a removed item can be restored for ten seconds', async () => {
  const { user, readToasts, listSentBodies } = await openBasket({
    'POST /api/cart/remove': emptyCart,
    'POST /api/cart/add': buildCartAnswer(),
  });
  await user.click(await findButton('Remove Yoga, Tue 24 Nov, 18:30 to 19:15'));
  expect(await screen.findByText('Your basket is empty.')).toBeTruthy();
  expect(readToasts()).toEqual(['Successfully removed item from the basket.']);
  expect(listSentBodies('POST /api/cart/remove')).toEqual([{ cart_item_ids: [yogaItem.id] }]);
  await user.click(await findButton('Undo'));
  expect(await findItemRows()).toHaveLength(1);
  expect(listSentBodies('POST /api/cart/add')).toEqual([
    {
      items: [
        {
          id: yogaItem.object_id,
          type: 'activity',
          pricing_option_id: yogaItem.pricing_option_id,
          purchased_for_user_id: yogaItem.purchased_for_user_id,
        },
      ],
      attempt_id: expect.any(String),
    },
  ]);
});

// Proves K1.5.
test('there is no Undo for a place that others are waiting for', async () => {
  const { user } = await openBasket({
    'GET /api/cart': buildCartAnswer({ items: [buildPlaceItem({ is_awaited: true })] }),
    'POST /api/cart/remove': emptyCart,
  });
  await user.click(await findButton('Remove Yoga, Tue 24 Nov, 18:30 to 19:15'));
  expect(await screen.findByText(/Other people were waiting for it, so we can’t put it back/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

test('after ten seconds there is nothing to undo', async () => {
  const { user } = await openBasket({ 'POST /api/cart/remove': emptyCart });
  await user.click(await findButton(/^Remove Yoga/));
  await findButton('Undo');
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull());
});
