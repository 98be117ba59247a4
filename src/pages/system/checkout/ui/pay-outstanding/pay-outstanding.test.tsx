import { screen, waitFor } from '@testing-library/react';
import { fork } from 'effector';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { $token, $user } from '@/entities/customer';
import { $subSite } from '@/shared/mode';
import { aUser, type FakeAnswer } from '@/shared/testing';
import { buildOutstandingPenalty, buildUser } from '../../../../../../tests/fixtures/auth.ts';
import { buildCart, buildCartTotals, buildPlaceItem } from '../../../../../../tests/fixtures/cart.ts';
import { buildPreparedPayment } from '../../../../../../tests/fixtures/checkout.ts';
import {
  capturablePayment,
  provideCompleteStripe,
} from '../../../../../../tests/fixtures/provider-scripts.ts';
import { openCheckout } from '../../testing/opened-checkout-page';

const onlinePaymentRefusal: FakeAnswer = {
  status: 403,
  body: { message: 'You have penalties to pay.', paid_booking_disabled: true },
};
const cart = buildCart({ joining: null, items: [buildPlaceItem()], totals: buildCartTotals(520) });
const firstPenalty = buildOutstandingPenalty();
const secondPenalty = buildOutstandingPenalty({
  id: '0197b1c2-0000-7c31-9a55-3e1f0c2d4b14',
  name: 'Missed class: Yoga',
});

beforeEach(() => {
  provideCompleteStripe(async () => capturablePayment);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

/** Opens the checkout of a customer who may not pay online until all their charges are in the basket. */
function openBlockedCheckout(
  penalties: readonly (typeof firstPenalty)[],
  answerAddition: () => FakeAnswer = () => ({ data: cart }),
) {
  let isBlockLifted = false;
  return openCheckout(
    {
      'GET /api/cart': { data: cart },
      'GET /api/auth/user': { data: buildUser({ outstanding_penalties: [...penalties] }) },
      'GET /api/checkout/prepare': () =>
        isBlockLifted ? { data: buildPreparedPayment() } : onlinePaymentRefusal,
      'POST /api/cart/add': () => {
        const answer = answerAddition();
        isBlockLifted = !('breaks' in answer);
        return answer;
      },
    },
    fork({
      values: [
        [$subSite, 'bookings'],
        [$token, 'token'],
        [$user, aUser()],
      ],
    }),
  );
}

const findPayOutstandingButton = () => screen.findByRole('button', { name: 'Pay what you owe' });
const listAddedBodies = (calls: ReturnType<typeof openCheckout>['calls']) =>
  calls.filter(({ call }) => call === 'POST /api/cart/add').map(({ body }) => body);

test('penalties that block the payment can be added to the basket, which can then be paid', async () => {
  const { calls, user } = openBlockedCheckout([firstPenalty, secondPenalty]);
  await screen.findByText('You have penalties to pay.');
  await user.click(await findPayOutstandingButton());
  await screen.findByRole('button', { name: 'Pay £5.20 now' });
  expect(listAddedBodies(calls)).toEqual(
    [firstPenalty, secondPenalty].map(({ id }) => ({ items: [{ id, type: 'penalty' }] })),
  );
  expect(screen.queryByText('You have penalties to pay.')).toBeNull();
});

test('a penalty that is already in the basket does not block the payment', async () => {
  const addAnswers: FakeAnswer[] = [
    { status: 422, body: { message: 'This penalty is already in your basket.', errors: {} } },
    { data: cart },
  ];
  const { calls, user } = openBlockedCheckout(
    [firstPenalty, secondPenalty],
    () => addAnswers.shift() ?? { breaks: true },
  );
  await user.click(await findPayOutstandingButton());
  await screen.findByRole('button', { name: 'Pay £5.20 now' });
  expect(listAddedBodies(calls)).toHaveLength(2);
});

test('a failure to add penalties shows an error and can be retried', async () => {
  const addAnswers: FakeAnswer[] = [{ breaks: true }, { data: cart }];
  const { user } = openBlockedCheckout([firstPenalty], () => addAnswers.shift() ?? { breaks: true });
  await user.click(await findPayOutstandingButton());
  await waitFor(() => expect(screen.getAllByRole('alert').length).toBeGreaterThan(1));
  await user.click(await findPayOutstandingButton());
  expect(await screen.findByRole('button', { name: 'Pay £5.20 now' })).toBeDefined();
});

test('a free order can be paid once the outstanding charges are in the basket', async () => {
  const freeCart = buildCart({ joining: null, items: [buildPlaceItem()], totals: buildCartTotals(0) });
  let isAdded = false;
  const { user } = openCheckout(
    {
      'GET /api/cart': () => ({ data: isAdded ? cart : freeCart }),
      'GET /api/auth/user': { data: buildUser({ outstanding_penalties: [firstPenalty] }) },
      'GET /api/terms': { data: [] },
      'GET /api/checkout/prepare': { data: buildPreparedPayment() },
      'POST /api/checkout/free': onlinePaymentRefusal,
      'POST /api/cart/add': () => {
        isAdded = true;
        return { data: cart };
      },
    },
    fork({
      values: [
        [$subSite, 'bookings'],
        [$token, 'token'],
        [$user, aUser()],
      ],
    }),
  );
  await user.click(await screen.findByRole('button', { name: 'Confirm order' }));
  await user.click(await findPayOutstandingButton());
  expect(await screen.findByRole('button', { name: 'Pay £5.20 now' })).toBeDefined();
});

test('a customer who may not pay online for another reason is not offered to pay penalties', async () => {
  const { calls } = openBlockedCheckout([]);
  await screen.findByText('You have penalties to pay.');
  await waitFor(() => expect(calls.some(({ call }) => call === 'GET /api/auth/user')).toBe(true));
  expect(screen.queryByRole('button', { name: 'Pay what you owe' })).toBeNull();
});
