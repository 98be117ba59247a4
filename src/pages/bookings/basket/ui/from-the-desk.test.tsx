import { act, screen } from '@testing-library/react';
import { allSettled } from 'effector';
import { expect, test } from 'vitest';
import { basketHolderChanged } from '@/entities/hand-off';
import { listViolations } from '@/shared/testing';
import { buildAttendeeWaiver } from '../../../../../tests/fixtures/waivers.ts';
import { buildCartAnswer, fixClock, openBasket } from '../testing/open-basket';

fixClock();

test('a basket from the desk is paid unchanged, and its terms are accepted by the customer', async () => {
  const { scope } = await openBasket({
    'GET /api/cart': buildCartAnswer({ attendee_waivers_required: true }),
    'GET /api/activities/waivers': { data: [buildAttendeeWaiver()] },
  });
  expect(await screen.findByRole('button', { name: /^Remove/ })).toBeTruthy();
  await act(() => allSettled(basketHolderChanged, { scope, params: 'fromTheDesk' }));
  const buttonNames = screen.getAllByRole('button').map((button) => button.textContent);
  expect(buttonNames.filter((name) => /Remove|Change|Clear|Apply|Use/i.test(name ?? ''))).toEqual([]);
  expect(screen.queryByLabelText(/promo/i)).toBeNull();
  expect((await screen.findAllByRole('checkbox')).length).toBeGreaterThan(0);
  expect(await listViolations()).toEqual([]);
});
