import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { buildPlaceItem } from '../../../../../tests/fixtures/cart.ts';
import { buildPrice } from '../../../../../tests/fixtures/wire.ts';
import { buildCartAnswer, fixClock, openBasket } from '../testing/open-basket';

fixClock();

const packageId = '0197b1c2-0000-7c31-9a55-3e1f0c2d4b76';
const unusedReduction = { pricing_option_id: packageId, name: '10 classes' };
const unreducedItem = buildPlaceItem({ unused_reduction: unusedReduction });
const packageItem = buildPlaceItem({
  price: buildPrice(0),
  package: { id: 'applied', name: '10 classes, 5 left' },
  pricing_option_id: packageId,
});
const PUT_CALL = `PUT /api/cart/${unreducedItem.id}`;
const findUseButton = () => screen.findByRole('button', { name: 'Use 10 classes for Yoga' });

// Proves K3.6.
test('a package that could pay for a place can be applied and removed', async () => {
  const { user, listSentBodies, readToasts } = await openBasket({
    'GET /api/cart': buildCartAnswer({ items: [unreducedItem] }),
    [PUT_CALL]: buildCartAnswer({ items: [packageItem] }),
  });
  expect(await screen.findByText('10 classes can pay for this.')).toBeTruthy();
  await user.click(await findUseButton());
  expect(await screen.findByRole('button', { name: 'Don’t use 10 classes, 5 left for Yoga' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Use / })).toBeNull();
  expect(listSentBodies(PUT_CALL)).toEqual([
    { options: { purchased_for_user_id: unreducedItem.purchased_for_user_id, pricing_option_id: packageId } },
  ]);
  expect(readToasts()).toEqual(['Successfully updated item in the basket.']);
});

test('unnamed places keep their number when a package is applied', async () => {
  const swimItem = { ...unreducedItem, attendee: null, quantity: 2 };
  const { user, listSentBodies } = await openBasket({
    'GET /api/cart': buildCartAnswer({ items: [swimItem] }),
    [PUT_CALL]: buildCartAnswer({ items: [swimItem] }),
  });
  await user.click(await findUseButton());
  expect(listSentBodies(PUT_CALL)).toEqual([{ options: { pricing_option_id: packageId, quantity: 2 } }]);
});

test('a visit that is no longer available shows an error beside it and can be retried', async () => {
  const message = '"10 classes" is used up. Please choose another price.';
  const { user } = await openBasket({
    'GET /api/cart': buildCartAnswer({ items: [unreducedItem] }),
    [PUT_CALL]: { status: 422, body: { message, code: 'used_up' } },
  });
  await user.click(await findUseButton());
  expect((await screen.findByRole('alert')).textContent).toBe(`We couldn’t use it.${message}`);
  expect(await findUseButton()).toHaveProperty('disabled', false);
});

test('no package can be applied while the basket is being paid for', async () => {
  await openBasket({ 'GET /api/cart': buildCartAnswer({ items: [unreducedItem], status: 'paying' }) });
  await screen.findByText('Yoga');
  expect(screen.queryByRole('button', { name: /^Use / })).toBeNull();
});
