import { screen } from '@testing-library/react';
import { allSettled } from 'effector';
import { afterEach, expect, test, vi } from 'vitest';
import { signedOut } from '@/entities/customer';
import { buildCart } from '../../../../../tests/fixtures/cart.ts';
import { camp, day, openBooking, press, stepName, tickDay, toDays } from '../testing/open-booking';

afterEach(() => sessionStorage.clear());

/**
 * The plan that this page stores. Reads only its own key, because the kiosk's code of another test may have stored
 * something too.
 */
const keptPlan = () => sessionStorage.getItem('pavilion.camp');

test('a reload keeps the children, the days and the step', async () => {
  const { leave } = await openBooking([camp()]);
  await toDays(/^Leo/, /^Mia/);
  await tickDay('Monday 7 December', /Full day/);
  leave();
  await openBooking([camp()], { query: '?step=days' });
  await stepName('Step 2 of 3: Which days?');
  expect(day('Monday 7 December').getByRole('radio', { name: /Full day/ })).toHaveProperty('checked', true);
  await press('Back');
  expect(await screen.findByRole('checkbox', { name: /^Mia/ })).toHaveProperty('checked', true);
});

test('choices that are in the basket, or were made before a log-out, are not restored', async () => {
  const { leave, went } = await openBooking([camp()], { add: { data: buildCart() } });
  await toDays(/^Leo/);
  await tickDay('Monday 7 December', /Full day/);
  expect(keptPlan()).not.toBeNull();
  await press('Add to basket');
  await vi.waitFor(() => expect(went).toEqual(['/basket']));
  expect(keptPlan()).toBeNull();
  leave();
  const next = await openBooking([camp()]);
  await toDays(/^Leo/);
  await allSettled(signedOut, { scope: next.scope });
  expect(keptPlan()).toBeNull();
});

test('a kiosk stores no plan', async () => {
  await openBooking([camp()], { isKiosk: true });
  await toDays(/^Leo/);
  expect(keptPlan()).toBeNull();
});
