import { screen } from '@testing-library/react';
import { allSettled } from 'effector';
import { afterEach, expect, test, vi } from 'vitest';
import { signedOut } from '@/entities/customer';
import { buildCart } from '../../../../../tests/fixtures/cart.ts';
import {
  buildCampAnswer,
  chooseDayOption,
  findStepHeading,
  getDayGroup,
  goToDaysStep,
  openBooking,
  pressButton,
} from '../testing/open-booking';

afterEach(() => sessionStorage.clear());

/**
 * The plan that this page stores. Reads only its own key, because the kiosk's code of another test may have stored
 * something too.
 */
const readStoredPlan = () => sessionStorage.getItem('pavilion.camp');

test('a reload keeps the children, the days and the step', async () => {
  const { leavePage } = await openBooking([buildCampAnswer()]);
  await goToDaysStep(/^Leo/, /^Mia/);
  await chooseDayOption('Monday 7 December', /Full day/);
  leavePage();
  await openBooking([buildCampAnswer()], { query: '?step=days' });
  await findStepHeading('Step 2 of 3: Which days?');
  expect(getDayGroup('Monday 7 December').getByRole('radio', { name: /Full day/ })).toHaveProperty(
    'checked',
    true,
  );
  await pressButton('Back');
  expect(await screen.findByRole('checkbox', { name: /^Mia/ })).toHaveProperty('checked', true);
});

test('choices that are in the basket, or were made before a log-out, are not restored', async () => {
  const { leavePage, visitedPaths } = await openBooking([buildCampAnswer()], {
    addAnswer: { data: buildCart() },
  });
  await goToDaysStep(/^Leo/);
  await chooseDayOption('Monday 7 December', /Full day/);
  expect(readStoredPlan()).not.toBeNull();
  await pressButton('Add to basket');
  await vi.waitFor(() => expect(visitedPaths).toEqual(['/basket']));
  expect(readStoredPlan()).toBeNull();
  leavePage();
  const nextBooking = await openBooking([buildCampAnswer()]);
  await goToDaysStep(/^Leo/);
  await allSettled(signedOut, { scope: nextBooking.scope });
  expect(readStoredPlan()).toBeNull();
});

test('a kiosk stores no plan', async () => {
  await openBooking([buildCampAnswer()], { isKiosk: true });
  await goToDaysStep(/^Leo/);
  expect(readStoredPlan()).toBeNull();
});
