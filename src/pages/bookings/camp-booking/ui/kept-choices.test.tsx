import { screen } from '@testing-library/react';
import { allSettled } from 'effector';
import { afterEach, expect, test, vi } from 'vitest';
import { signedOut } from '@/entities/customer';
import { buildCart } from '../../../../../tests/fixtures/cart.ts';
import { camp, day, openBooking, press, stepName, tickDay, toDays } from '../testing/open-booking';

afterEach(() => sessionStorage.clear());

/** What this page keeps; a terminal, whose code another test may have loaded, notes beside it that something was added. */
const keptPlan = () => sessionStorage.getItem('pavilion.camp');

test('a reload keeps who comes, on which days, and the step', async () => {
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

test('what is in the basket, or was chosen before logging out, is not chosen again', async () => {
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

test('a terminal keeps nothing of a plan', async () => {
  await openBooking([camp()], { isKiosk: true });
  await toDays(/^Leo/);
  expect(keptPlan()).toBeNull();
});
