import { screen } from '@testing-library/react';
import { allSettled } from 'effector';
import { afterEach, expect, test, vi } from 'vitest';
import { signedOut } from '@/entities/customer';
import { buildCart } from '../../../../../tests/fixtures/cart.ts';
import {
  buildCampAnswer,
  getDay,
  openBooking,
  press,
  stepName,
  tickDay,
  toDays,
} from '../testing/open-booking';

afterEach(() => sessionStorage.clear());

/**
 * The plan that this page stores. Reads only its own key, because the kiosk's code of another test may have stored
 * something too.
 */
const readStoredPlan = () => sessionStorage.getItem('pavilion.camp');

test('a reload keeps the children, the days and the step', async () => {
  const { leave } = await openBooking([buildCampAnswer()]);
  await toDays(/^Leo/, /^Mia/);
  await tickDay('Monday 7 December', /Full day/);
  leave();
  await openBooking([buildCampAnswer()], { query: '?step=days' });
  await stepName('Step 2 of 3: Which days?');
  expect(getDay('Monday 7 December').getByRole('radio', { name: /Full day/ })).toHaveProperty(
    'checked',
    true,
  );
  await press('Back');
  expect(await screen.findByRole('checkbox', { name: /^Mia/ })).toHaveProperty('checked', true);
});

test('choices that are in the basket, or were made before a log-out, are not restored', async () => {
  const { leave, went } = await openBooking([buildCampAnswer()], { add: { data: buildCart() } });
  await toDays(/^Leo/);
  await tickDay('Monday 7 December', /Full day/);
  expect(readStoredPlan()).not.toBeNull();
  await press('Add to basket');
  await vi.waitFor(() => expect(went).toEqual(['/basket']));
  expect(readStoredPlan()).toBeNull();
  leave();
  const nextVisit = await openBooking([buildCampAnswer()]);
  await toDays(/^Leo/);
  await allSettled(signedOut, { scope: nextVisit.scope });
  expect(readStoredPlan()).toBeNull();
});

test('a kiosk stores no plan', async () => {
  await openBooking([buildCampAnswer()], { isKiosk: true });
  await toDays(/^Leo/);
  expect(readStoredPlan()).toBeNull();
});
