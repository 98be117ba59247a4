import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { buildCartTotals } from '../../../../../tests/fixtures/cart.ts';
import { buildCartAnswer, fixClock, openBasket } from '../testing/open-basket';

fixClock();

const emptyCart = buildCartAnswer({
  items: [],
  totals: { ...buildCartTotals(0), item_count: 0 },
  hold_until: null,
});
const findButton = (name: string | RegExp) => screen.findByRole('button', { name });
const getHeading = () => screen.getByRole('heading', { level: 1, name: 'Your basket' });
const waitForFocus = (getElement: () => Element) =>
  waitFor(() => expect(document.activeElement).toBe(getElement()));

test('when Remove or Undo disappears with its item, the focus moves to the heading', async () => {
  const { user } = await openBasket({
    'POST /api/cart/remove': emptyCart,
    'POST /api/cart/add': buildCartAnswer(),
  });
  (await findButton(/^Remove Yoga/)).focus();
  await user.keyboard('{Enter}');
  await findButton('Undo');
  await waitForFocus(getHeading);
  await user.tab();
  await user.keyboard('{Enter}');
  await findButton(/^Remove Yoga/);
  await waitForFocus(getHeading);
});

test('clearing the basket moves the focus to the heading', async () => {
  const { user } = await openBasket({ 'DELETE /api/cart': emptyCart });
  await user.click(await findButton('Clear basket'));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Clear basket' }));
  await screen.findByText('Your basket is empty.');
  await waitForFocus(getHeading);
});
