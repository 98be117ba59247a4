import { screen, waitFor, within } from '@testing-library/react';
import { createWatch } from 'effector';
import { expect, test } from 'vitest';
import { cartRequested } from '@/entities/cart';
import { navigated } from '@/shared/routes';
import { type FakeAnswer, type FakeCall, type fakeOperator, toCamelCase } from '@/shared/testing';
import { $toasts } from '@/shared/toast';
import {
  buildActivitySessionDetail,
  buildOffer,
  buildPersonVerdict,
} from '../../../../../tests/fixtures/activities.ts';
import { buildCart, buildCartItem, buildCartTotals } from '../../../../../tests/fixtures/cart.ts';
import { buildCompletedPayment } from '../../../../../tests/fixtures/checkout.ts';
import { callAndWait, fixClock, openTimetable, scopeInUse, todayAnswer } from '../testing/open-timetable';

fixClock();

const buildPrice = (amount: number, formatted: string) => ({ amount, formatted, decimal: '' });
const includedOffer = buildOffer({
  label: 'Included in your Unlimited Fitness',
  price: buildPrice(0, '£0.00'),
});
const adultOffer = buildOffer({ label: 'Adult', price: buildPrice(750, '£7.50') });
const cartItem = buildCartItem({ object_id: 'yoga-1' });
const buildFilledBasket = (amount: number, overrides: Parameters<typeof buildCart>[0] = {}): FakeAnswer => ({
  data: buildCart({ items: [cartItem], totals: buildCartTotals(amount), joining: null, ...overrides }),
});
const createCallFilter = (expectedCall: string) => (calls: readonly FakeCall[]) =>
  calls.filter(({ call }) => call === expectedCall);
const listAddCalls = createCallFilter('POST /api/cart/add');
const listFreeOrderCalls = createCallFilter('POST /api/checkout/free');
const readToasts = () => scopeInUse.getState($toasts).map(({ content }) => content);

/** Presses Book as a customer with an empty basket. */
async function pressBook(offer: typeof adultOffer, otherAnswers: Parameters<typeof fakeOperator>[0]) {
  const person = buildPersonVerdict({ offers: [offer] });
  const { user, calls } = openTimetable(Array(4).fill(todayAnswer), '', {
    token: 't-1',
    otherAnswers: {
      'GET /api/activities/sessions/yoga-1': {
        data: buildActivitySessionDetail({
          id: 'yoga-1',
          title: 'Yoga for improvers',
          people: [person, buildPersonVerdict({ attendee: { ...person.attendee, id: 'p-9' }, offers: [] })],
        }),
      },
      'GET /api/terms': { data: [] },
      ...otherAnswers,
    },
  });
  await callAndWait(cartRequested, undefined);
  await user.click(await screen.findByRole('button', { name: /^Book Yoga for improvers/ }));
  const sheet = await screen.findByRole('dialog', { name: 'Yoga for improvers' });
  const visitedPaths: string[] = [];
  createWatch({ unit: navigated, scope: scopeInUse, fn: ({ to }) => visitedPaths.push(String(to)) });
  return { user, calls, sheet, visitedPaths };
}
const findButton = (name: string) => screen.findByRole('button', { name });

test('a free place is booked on the page with two presses', async () => {
  const { user, calls, sheet } = await pressBook(includedOffer, {
    'POST /api/cart/add': buildFilledBasket(0),
    'POST /api/checkout/free': { data: buildCompletedPayment({ complete_order_id: 'order-7' }) },
  });
  expect(within(sheet).getByText('Included in your Unlimited Fitness')).toBeTruthy();
  expect(within(sheet).getByText(/^Free to cancel until /)).toBeTruthy();
  expect(listAddCalls(calls)).toEqual([]);
  await user.dblClick(await findButton('Confirm order'));
  expect(await screen.findByRole('dialog', { name: 'You’re booked' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'See your booking' }).getAttribute('href')).toBe(
    '/booking-confirmed/order-7',
  );
  expect([listAddCalls(calls).length, listFreeOrderCalls(calls).length]).toEqual([1, 1]);
  expect(listFreeOrderCalls(calls)[0]?.body).toMatchObject({
    source: 'activity-booking',
    terms_accepted: true,
    item_hash: toCamelCase(buildCart()).itemHash,
  });
  expect(readToasts()).toEqual(['Order completed Successfully.']);
});

test('closing the sheet leaves no place reserved', async () => {
  const { user, calls } = await pressBook(includedOffer, {});
  await user.click(await findButton('Close'));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(listAddCalls(calls)).toEqual([]);
});

test('a place with a price goes from the sheet to the checkout, and the sheet closes', async () => {
  const { user, calls, visitedPaths } = await pressBook(adultOffer, {
    'POST /api/cart/add': buildFilledBasket(750),
  });
  await user.click(await findButton('Pay £7.50'));
  await waitFor(() => expect(visitedPaths).toEqual(['/checkout']));
  expect(listAddCalls(calls)).toHaveLength(1);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(readToasts()).toEqual([]);
});

test('a place can be added to the basket instead', async () => {
  const { user } = await pressBook(adultOffer, { 'POST /api/cart/add': buildFilledBasket(750) });
  await user.click(await findButton('Add to basket'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(readToasts()).toEqual(['Successfully added item to the basket.']);
});

test('a place that was taken shows a message in the sheet, and can be retried', async () => {
  const refusal = {
    message: 'The given data was invalid.',
    errors: { 'items.0': ['The last space has just gone.'] },
    reasons: { 'items.0': 'full' },
  };
  const { user, calls, sheet } = await pressBook(includedOffer, {
    'POST /api/cart/add': { status: 422, body: refusal },
  });
  await user.click(await findButton('Confirm order'));
  expect(await within(sheet).findByText('The last space has just gone.')).toBeTruthy();
  expect((await findButton('Confirm order')).getAttribute('aria-busy')).toBeNull();
  await user.click(await findButton('Confirm order'));
  await waitFor(() => expect(listAddCalls(calls)).toHaveLength(2));
  expect(listFreeOrderCalls(calls)).toEqual([]);
});

test.each([
  ['a waiver', { attendee_waivers_required: true }],
  ['something else', { items: [cartItem, buildCartItem()] }],
])('with %s in the basket the sheet links to the basket instead', async (_, overrides) => {
  const { user, calls, sheet } = await pressBook(includedOffer, {
    'POST /api/cart/add': buildFilledBasket(0, overrides),
  });
  await user.click(await findButton('Confirm order'));
  expect(await within(sheet).findByText('It’s in your basket')).toBeTruthy();
  expect(within(sheet).getByRole('link', { name: 'Go to basket' }).getAttribute('href')).toBe('/basket');
  expect(screen.queryByRole('button', { name: 'Confirm order' })).toBeNull();
  expect(listFreeOrderCalls(calls)).toEqual([]);
});

test('a place that is no longer included can be confirmed only after its price was shown', async () => {
  const { user, calls, sheet, visitedPaths } = await pressBook(includedOffer, {
    'POST /api/cart/add': buildFilledBasket(750),
  });
  await user.click(await findButton('Confirm order'));
  expect(await within(sheet).findByText('The price has changed')).toBeTruthy();
  expect(listFreeOrderCalls(calls)).toEqual([]);
  await user.click(await findButton('Pay £7.50'));
  await waitFor(() => expect(visitedPaths).toEqual(['/checkout']));
  expect(listAddCalls(calls)).toHaveLength(1);
});

test('a refused order shows the reason, and a retry uses the held place', async () => {
  const firstCarts = [buildCart({ items: [] })];
  const { user, calls, sheet } = await pressBook(includedOffer, {
    'POST /api/cart/add': buildFilledBasket(0),
    'POST /api/checkout/free': { status: 422, body: { message: 'You owe something.' } },
    'GET /api/cart': () => {
      const cart = firstCarts.shift();
      return cart ? { data: cart } : buildFilledBasket(0);
    },
  });
  await user.click(await findButton('Confirm order'));
  expect(await within(sheet).findByText(/^You owe something\. We’re still holding the space/)).toBeTruthy();
  await user.click(await findButton('Confirm order'));
  await waitFor(() => expect(listFreeOrderCalls(calls)).toHaveLength(2));
  expect(listAddCalls(calls)).toHaveLength(1);
});
