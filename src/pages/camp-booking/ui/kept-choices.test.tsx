import { screen } from '@testing-library/react';
import { allSettled } from 'effector';
import { afterEach, expect, test, vi } from 'vitest';
import { signedOut } from '@/entities/customer';
import { buildCart } from '../../../../tests/fixtures/cart.ts';
import { camp, day, openBooking, press, stepName, tickDay, toDays } from '../testing/open-booking';

afterEach(() => sessionStorage.clear());

test('a reload keeps who comes, on which days, and the step', async () => {
  const { leave } = await openBooking([camp()]);
  await toDays(/^Leo/, /^Mia/);
  await tickDay('Monday 7 December', /Full day/);
  leave();
  await openBooking([camp()], { query: '?step=days' });
  await stepName('Step 2 of 2: Which days?');
  expect(day('Monday 7 December').getByRole('checkbox', { name: /Full day/ })).toHaveProperty(
    'checked',
    true,
  );
  await press('Back');
  expect(await screen.findByRole('checkbox', { name: /^Mia/ })).toHaveProperty('checked', true);
});

test('what is in the basket, or was chosen before logging out, is not chosen again', async () => {
  const { leave, went } = await openBooking([camp()], { add: { data: buildCart() } });
  await toDays(/^Leo/);
  await tickDay('Monday 7 December', /Full day/);
  await press('Add to basket');
  await vi.waitFor(() => expect(went).toEqual(['/basket']));
  expect(Object.keys(sessionStorage)).toEqual([]);
  leave();
  const next = await openBooking([camp()]);
  await toDays(/^Leo/);
  await allSettled(signedOut, { scope: next.scope });
  expect(Object.keys(sessionStorage)).toEqual([]);
});

test('a terminal keeps nothing of a plan', async () => {
  await openBooking([camp()], { isKiosk: true });
  await toDays(/^Leo/);
  expect(Object.keys(sessionStorage)).toEqual([]);
});
