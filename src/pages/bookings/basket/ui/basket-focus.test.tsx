import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { buildCartTotals } from '../../../../../tests/fixtures/cart.ts';
import { buildCartAnswer, fixClock, openBasket } from '../testing/open-basket';

fixClock();

const nothing = buildCartAnswer({
  items: [],
  totals: { ...buildCartTotals(0), item_count: 0 },
  hold_until: null,
});
const press = (name: string | RegExp) => screen.findByRole('button', { name });
const getHeading = () => screen.getByRole('heading', { level: 1, name: 'Your basket' });
const waitForFocus = (element: () => Element) =>
  waitFor(() => expect(document.activeElement).toBe(element()));

test('when Remove or Undo disappears with its item, the focus moves to the heading', async () => {
  const { user } = await openBasket({
    'POST /api/cart/remove': nothing,
    'POST /api/cart/add': buildCartAnswer(),
  });
  (await press(/^Remove Yoga/)).focus();
  await user.keyboard('{Enter}');
  await press('Undo');
  await waitForFocus(getHeading);
  await user.tab();
  await user.keyboard('{Enter}');
  await press(/^Remove Yoga/);
  await waitForFocus(getHeading);
});

test('clearing the basket moves the focus to the heading', async () => {
  const { user } = await openBasket({ 'DELETE /api/cart': nothing });
  await user.click(await press('Clear basket'));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Clear basket' }));
  await screen.findByText('Your basket is empty.');
  await waitForFocus(getHeading);
});
