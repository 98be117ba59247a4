import { screen, waitFor } from '@testing-library/react';
import { fork } from 'effector';
import { expect, test, vi } from 'vitest';
import { $user } from '@/entities/customer';
import { $subSite } from '@/shared/mode';
import { aUser, type FakeAnswer, readText } from '@/shared/testing';
import {
  buildCart,
  buildCartItem,
  buildCartMembership,
  buildCartTotals,
  buildFreeCancellation,
  buildPlaceItem,
} from '../../../../../tests/fixtures/cart.ts';
import { buildCompletedPayment } from '../../../../../tests/fixtures/checkout.ts';
import { capturablePayment, provideCompleteStripe } from '../../../../../tests/fixtures/provider-scripts.ts';
import { buildTerms } from '../../../../../tests/fixtures/terms.ts';
import { buildPrice } from '../../../../../tests/fixtures/wire.ts';
import { fillBilling, openCheckout } from '../testing/opened-checkout-page';

const buildPlaceCart = (overrides: Parameters<typeof buildCart>[0] = {}) =>
  buildCart({ joining: null, items: [buildPlaceItem()], totals: buildCartTotals(520), ...overrides });

const createBookingsScope = () =>
  fork({
    values: [
      [$subSite, 'bookings'],
      [$user, aUser()],
    ],
  });
const openBookingsCheckout = (answers: Parameters<typeof openCheckout>[0]) =>
  openCheckout(answers, createBookingsScope());

const freeCartAnswers = {
  'GET /api/cart': { data: buildPlaceCart({ totals: buildCartTotals(0) }) },
  'POST /api/checkout/free': { data: buildCompletedPayment({ complete_order_id: 'order-1' }) },
};

test('the summary shows the place and its attendee, and the back link opens the basket', async () => {
  const { calls } = openBookingsCheckout({ 'GET /api/cart': { data: buildPlaceCart() } });
  // In a narrow window the summary is folded, and its parts are not regions.
  const summary = (await screen.findByText('Your bookings')).closest('section');
  for (const content of [
    'Yoga',
    'Tue 24 Nov, 18:30 to 19:15',
    'Studio 1',
    'For Ann Example',
    '£5.20',
    '£7.50',
  ])
    expect(readText(summary)).toContain(content);
  expect(screen.getByText('Your order')).toBeDefined();
  expect(screen.queryByText('Your membership')).toBeNull();
  expect(screen.getByRole('link', { name: 'Back to your basket' }).getAttribute('href')).toBe('/basket');
  expect(screen.queryByRole('button', { name: 'Cancel selection and start over' })).toBeNull();
  expect(calls.filter(({ call }) => call.startsWith('GET /api/terms')).map(({ call }) => call)).toEqual([
    'GET /api/terms',
  ]);
});

test('a long list of places is focusable, so that the keyboard can scroll it', async () => {
  openBookingsCheckout({ 'GET /api/cart': { data: buildPlaceCart() } });
  const scrollArea = (await screen.findByText('Your bookings')).closest('[role=group]');
  expect(scrollArea).toHaveProperty('tabIndex', 0);
});

test('the places are in the order of the basket, and a reduced price has its reason', async () => {
  const leoAttendee = { id: '0197b1c2-0000-7c31-9a55-3e1f0c2d4b12', name: 'Leo Example' };
  const classPackage = { id: '0197b1c2-0000-7c31-9a55-3e1f0c2d4b13', name: '10 classes, 5 left' };
  const items = [
    buildPlaceItem({
      id: 'ann-late',
      name: 'Pilates',
      sort_by: '2026-11-26T18:30:00Z',
      package: classPackage,
    }),
    buildPlaceItem({ id: 'leo', name: 'Judo', sort_by: '2026-11-25T18:30:00Z', attendee: leoAttendee }),
    buildPlaceItem({ id: 'ann-early', description: '10% off for a brother or sister' }),
  ];
  openBookingsCheckout({ 'GET /api/cart': { data: buildPlaceCart({ items }) } });
  const summary = (await screen.findByText('Your bookings')).closest('section');
  const lines = [...(summary?.querySelectorAll('li') ?? [])].map(readText);
  expect(lines.map((line) => /Yoga|Pilates|Judo/.exec(line ?? '')?.[0])).toEqual(['Yoga', 'Pilates', 'Judo']);
  expect(lines[0]).toContain('10% off for a brother or sister');
  expect(lines[1]).toContain('With 10 classes, 5 left');
});

test.each([
  [null, 'there’s no refund'],
  [buildPrice(300), 'you pay £3.00'],
])('the cancellation rules are shown before the payment', async (late_fee, feeText) => {
  const cancellation = { free_to_cancel: buildFreeCancellation(), late_fee };
  const items = [buildPlaceItem({ type: 'course', cancelling: cancellation })];
  openBookingsCheckout({
    'GET /api/cart': { data: buildPlaceCart({ items, server_time: '2026-11-23T10:27:00Z' }) },
  });
  expect(
    await screen.findByText(
      `Free to cancel until Tue 24 Nov, 16:30. After that, or if you don’t come, ${feeText}.`,
    ),
  ).toBeDefined();
});

test('the items and their hold are above the payment', async () => {
  const holdTimes = { hold_until: '2026-11-23T10:42:00Z', server_time: '2026-11-23T10:27:00Z' };
  openBookingsCheckout({ 'GET /api/cart': { data: buildPlaceCart(holdTimes) } });
  expect(readText(await screen.findByRole('timer'))).toBe('15 minutes left.');
  expect(screen.getByText('Yoga, Tue 24 Nov, 18:30 to 19:15, Ann Example')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Keep my spaces' })).toBeDefined();
});

test('a lost place says so, and that nothing was charged for it', async () => {
  const lostPlace = buildPlaceItem({ hold: { state: 'lost', until: '2026-11-23T10:42:00Z' } });
  openBookingsCheckout({ 'GET /api/cart': { data: buildPlaceCart({ items: [lostPlace] }) } });
  expect(await screen.findByText(/went to someone else. We haven’t charged you for it/)).toBeDefined();
});

test('a place lost at Pay is named with the amount that was not charged, and cannot be paid for again', async () => {
  const lostPlace = buildPlaceItem({ hold: { state: 'lost', until: null } });
  const refusal: FakeAnswer = {
    status: 422,
    body: {
      message: 'The given data was invalid.',
      errors: { 'items.0': ['The last space has just gone.'] },
      reasons: { 'items.0': 'full' },
    },
  };
  provideCompleteStripe(async () => capturablePayment);
  let cart = buildPlaceCart();
  const { user } = openBookingsCheckout({
    'GET /api/cart': () => ({ data: cart }),
    'GET /api/terms': { data: [] },
    'POST /api/checkout/authorise': () => {
      // The total excludes lost places, so nothing is left to pay.
      cart = buildPlaceCart({ items: [lostPlace], item_hash: 'lost', totals: buildCartTotals(0) });
      return refusal;
    },
  });
  await fillBilling(user);
  await user.click(await screen.findByRole('button', { name: 'Pay £5.20 now' }));
  const failureBanner = (await screen.findByText('Your payment failed')).closest('[role=alert]');
  await waitFor(() => expect(readText(failureBanner)).toContain('You have not been charged.'));
  expect(readText(failureBanner)).toContain('The last space has just gone.');
  expect(readText(failureBanner)).not.toContain('try again');
  const payButton = screen.getByRole('button', { name: /^Pay/ });
  expect(payButton.getAttribute('aria-disabled')).toBe('true');
  expect(screen.getByText(/remove the space that went to someone else from your basket/)).toBeDefined();
  vi.unstubAllGlobals();
});

test('a free basket is confirmed as a booking', async () => {
  const { calls, visitedPaths, readToasts, user } = openBookingsCheckout({
    ...freeCartAnswers,
    'GET /api/terms': { data: [] },
  });
  await user.click(await screen.findByRole('button', { name: 'Confirm order' }));
  await waitFor(() => expect(visitedPaths).toEqual(['/booking-confirmed/order-1']));
  expect(readToasts()).toEqual([['Order completed Successfully.', 10_000]]);
  expect(calls.find(({ call }) => call === 'POST /api/checkout/free')?.body).toMatchObject({
    source: 'activity-booking',
  });
});

test('a membership in the basket is paid in the same order, with the confirmation of joining', async () => {
  const mixedCart = buildCart({
    items: [...buildCart().items, buildPlaceItem()],
    totals: buildCartTotals(0),
  });
  const { visitedPaths, user } = openBookingsCheckout({
    ...freeCartAnswers,
    'GET /api/cart': { data: mixedCart },
    'GET /api/terms': { data: [buildTerms()] },
  });
  await screen.findByText('Your bookings');
  expect(screen.getAllByText(/Riverside Leisure Centre/)).toHaveLength(2);
  await user.click(await screen.findByRole('checkbox'));
  await user.click(await screen.findByRole('button', { name: 'Confirm order' }));
  await waitFor(() => expect(visitedPaths).toEqual(['/order-confirmed/order-1']));
});

test.each([
  ['new', 1],
  ['change', 0],
  ['renewal', 0],
] as const)(
  'a membership (%s) has the steps of joining above it, or none',
  async (purpose, stepListCount) => {
    const items = [buildCartItem({ membership: buildCartMembership({ purpose }) })];
    openBookingsCheckout({ 'GET /api/cart': { data: buildCart({ items }) } });
    await screen.findByRole('complementary', { name: /membership$/ });
    expect(screen.queryAllByRole('list', { name: /^Step/ })).toHaveLength(stepListCount);
  },
);

test.each([
  ['is empty', buildPlaceCart({ items: [] }), '/basket'],
  ['is paid for already', buildPlaceCart({ complete_order_id: 'order-2' }), '/booking-confirmed/order-2'],
])('a basket that %s is not paid for: the customer is redirected', async (_, cart, destination) => {
  const { visitedPaths } = openBookingsCheckout({ 'GET /api/cart': { data: cart } });
  await waitFor(() => expect(visitedPaths).toEqual([destination]));
});
