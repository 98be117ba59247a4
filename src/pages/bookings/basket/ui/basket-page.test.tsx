import { act, screen, waitFor, within } from '@testing-library/react';
import { allSettled } from 'effector';
import { expect, test } from 'vitest';
import { $cart, cartRequested } from '@/entities/cart';
import { type FakeAnswer, fakeOperator, readText } from '@/shared/testing';
import {
  buildCart,
  buildCartItem,
  buildCartTotals,
  buildPlaceItem,
} from '../../../../../tests/fixtures/cart.ts';
import { buildPrice } from '../../../../../tests/fixtures/wire.ts';
import { buildCartAnswer, fixClock, openBasket } from '../testing/open-basket';

fixClock();

const yogaItem = buildPlaceItem();
const emptyCart = buildCartAnswer({
  items: [],
  totals: { ...buildCartTotals(0), item_count: 0 },
  hold_until: null,
});

const findItemRows = async () =>
  within(await screen.findByRole('list', { name: 'What you’re booking' })).getAllByRole('listitem');
const findButton = (name: string | RegExp) => screen.findByRole('button', { name });

// Proves K1.1.
test('an item shows what, when, where, for whom and its price, followed by the totals and the checkout button', async () => {
  await openBasket({});
  const [row] = await findItemRows();
  expect(readText(row)).toContain('Yoga');
  expect(readText(row)).toContain('Tue 24 Nov, 18:30 to 19:15');
  expect(readText(row)).toContain('Riverside Leisure Centre · Studio 1');
  expect(readText(row)).toContain('For Ann Example');
  expect(readText(row)).toContain('£5.20');
  expect(readText(row)).toContain('instead of £7.50');
  expect(screen.getByText('1 item')).toBeTruthy();
  expect(screen.getByText('We’re holding your spaces until 10:42.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Pay £5.20' }).getAttribute('href')).toBe('/checkout');
});

// Proves K1.3.
test('an item shows until when cancellation is free, and what it costs afterwards', async () => {
  const free_to_cancel = { until: '2026-11-24T16:30:00Z', local_date: '2026-11-24', local_time: '16:30' };
  const item = buildPlaceItem({ cancelling: { free_to_cancel, late_fee: null } });
  await openBasket({ 'GET /api/cart': buildCartAnswer({ items: [item] }) });
  const [row] = await findItemRows();
  expect(readText(row)).toContain(
    'Free to cancel until Tue 24 Nov, 16:30. After that, or if you don’t come, there’s no refund.',
  );
});

const monthlyTerms = { start_date: '2026-12-10', end_date: null, monthly_price: buildPrice(2450) };
test.each([
  [
    {
      purpose: 'change',
      replaces: 'Unlimited Fitness',
      ...monthlyTerms,
      replaced_monthly_price: buildPrice(3650),
    },
    ['Replaces Unlimited Fitness on 10 December 2026', 'Then £24.50 a month (was £36.50)'],
  ],
  [{ purpose: 'new', replaces: null, ...monthlyTerms }, ['From 10 December 2026', 'Then £24.50 a month']],
  [
    { purpose: 'renewal', replaces: null, ...monthlyTerms, end_date: '2027-12-09', monthly_price: null },
    ['Renewal of your membership', 'From 10 December 2026 to 9 December 2027'],
  ],
] as const)('a membership ($purpose) says what it is', async (membership, sentences) => {
  await openBasket({ 'GET /api/cart': buildCartAnswer({ items: [buildCartItem({ membership })] }) });
  const [row] = await findItemRows();
  for (const sentence of sentences) expect(readText(row)).toContain(sentence);
});

test('the summary ends with the amount to pay, and shows other totals only if they differ', async () => {
  const totals = { ...buildCartTotals(520), tax_total: 87 };
  const { closePage } = await openBasket({ 'GET /api/cart': buildCartAnswer({ totals }) });
  const readTotals = async () => (await screen.findByLabelText('Summary')).textContent;
  expect(await readTotals()).toBe('Total to pay now£5.20');
  expect(screen.getByText('Includes £0.87 VAT')).toBeTruthy();
  closePage();
  const totalsWithCredit = { ...totals, balance: 300, formatted_balance: '£3.00' };
  await openBasket({ 'GET /api/cart': buildCartAnswer({ totals: totalsWithCredit }) });
  expect(await readTotals()).toBe('Total£5.20Credit−£2.20Total to pay now£3.00');
});

test('a promo code is shown beside its reduction', async () => {
  const item = buildCartItem({
    price: buildPrice(2242),
    full_price: buildPrice(2742),
    options: { promotion_code_id: 'p-1', promotion_code: 'FIVER' },
    membership: { purpose: 'new', replaces: null, ...monthlyTerms },
  });
  await openBasket({ 'GET /api/cart': buildCartAnswer({ items: [item] }) });
  const [row] = await findItemRows();
  expect(readText(row)).toContain('instead of £27.42');
  expect(readText(row)).toContain('Code FIVER: £5.00 off, £22.42 instead of £27.42');
});

test('items are in the order of the server', async () => {
  const laterItem = buildPlaceItem({ id: 'i-2', name: 'Spin', sort_by: '2026-11-25T18:30:00Z' });
  await openBasket({ 'GET /api/cart': buildCartAnswer({ items: [laterItem, yogaItem] }) });
  expect((await findItemRows()).map((row) => within(row).getByRole('heading').textContent)).toEqual([
    'Yoga',
    'Spin',
  ]);
});

test('charges cannot be removed one by one, because nothing can be paid without them, but waived ones can', async () => {
  const penaltyItems = ['Locker key', 'Missed: Yoga'].map((name) =>
    buildCartItem({ id: name, name, type: 'penalty', messages: [] }),
  );
  const waivedItem = buildCartItem({
    id: 'w',
    name: 'Waived',
    type: 'penalty',
    messages: ['You no longer need to pay this.'],
  });
  await openBasket({ 'GET /api/cart': buildCartAnswer({ items: [...penaltyItems, waivedItem] }) });
  await screen.findByRole('list', { name: 'What you owe' });
  const removeLabels = screen.getAllByRole('button', { name: /^Remove/ }).map((button) => button.ariaLabel);
  expect(removeLabels).toEqual(['Remove Waived']);
  expect(screen.getAllByText('You can’t pay for anything else without paying this.')).toHaveLength(2);
});

// Proves K1.7.
test('clearing asks first, and says that the places are released', async () => {
  const { user, readToasts, listSentBodies } = await openBasket({ 'DELETE /api/cart': emptyCart });
  await user.click(await findButton('Clear basket'));
  const dialog = within(screen.getByRole('dialog', { name: 'Remove the item?' }));
  expect(dialog.getByText('Your spaces will be released.')).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Keep them' }));
  expect(listSentBodies('DELETE /api/cart')).toEqual([]);
  await user.click(await findButton('Clear basket'));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Clear basket' }));
  expect(await screen.findByText('Your basket is empty.')).toBeTruthy();
  expect(readToasts()).toEqual(['Successfully cleared order.']);
});

test.each([
  ['the timetable and memberships', {}, ['Find something to book', 'See our memberships']],
  [
    'camps and courses if they can be booked',
    { campsAndCoursesBookingEnabled: true },
    ['Find something to book', 'Camps', 'Courses', 'See our memberships'],
  ],
  ['no memberships if joining online is off', { onlineJoiningEnabled: false }, ['Find something to book']],
])('an empty basket links to %s', async (_, flags, names) => {
  await openBasket({ 'GET /api/cart': emptyCart }, '/basket', '', flags);
  expect(await screen.findByText('Your basket is empty.')).toBeTruthy();
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(names);
});

const lostOverrides = {
  hold: { state: 'lost', until: null },
  can_edit: [],
  messages: ['Cancelled: The leader is ill.'],
} as const;

// Proves K2.3.
test('a lost place blocks the payment until it is removed', async () => {
  await openBasket({
    'GET /api/cart': buildCartAnswer({
      items: [
        buildPlaceItem({ ...lostOverrides, id: 'lost', can_edit: [], messages: [...lostOverrides.messages] }),
        buildPlaceItem({ price: buildPrice(650) }),
      ],
      totals: buildCartTotals(650),
    }),
  });
  expect((await findItemRows())[0]?.textContent).toContain('No longer available');
  expect((await findItemRows())[0]?.textContent).toContain('Cancelled: The leader is ill.');
  expect(screen.getByText('remove the items that are no longer available')).toBeTruthy();
  expect(screen.queryByRole('link', { name: /^Pay/ })).toBeNull();
  // It has no price and is not included in the total.
  expect((await findItemRows()).map(({ textContent }) => /£[\d.]+/.exec(textContent)?.[0])).toEqual([
    undefined,
    '£6.50',
  ]);
  expect(screen.getByText('Total to pay now').parentElement?.textContent).toContain('£6.50');
  expect(screen.getByText('You won’t be charged for items that are no longer available.')).toBeTruthy();
});

// Proves K3.6.
test('the customer can choose not to use a benefit or a package', async () => {
  const item = buildPlaceItem({
    benefit: { id: 'b-1', name: '1 of 2 guest passes' },
    package: { id: 'k-1', name: '10-swim pass' },
  });
  const { user } = await openBasket({
    'GET /api/cart': buildCartAnswer({ items: [item] }),
    'DELETE /api/activities/benefit/remove/b-1': buildCartAnswer({ items: [{ ...item, benefit: null }] }),
    'DELETE /api/activities/package/remove/k-1': buildCartAnswer(),
  });
  await user.click(await findButton('Don’t use 1 of 2 guest passes for Yoga'));
  await waitFor(() => expect(screen.queryByText('With 1 of 2 guest passes')).toBeNull());
  await user.click(await findButton('Don’t use 10-swim pass for Yoga'));
  await waitFor(() => expect(screen.queryByText('With 10-swim pass')).toBeNull());
});

// Proves K1.10.
test('a membership is paid with the rest, and can be changed on the joining site', async () => {
  await openBasket({ 'GET /api/cart': buildCartAnswer({ items: [buildCartItem(), yogaItem] }) });
  const annsItems = await screen.findByRole('list', { name: 'What you’re booking for Ann Example' });
  expect(within(annsItems).getByRole('heading', { level: 3, name: 'Yoga' })).toBeTruthy();
  expect(within(annsItems).queryByText('For Ann Example')).toBeNull();
  const otherItems = screen.getByRole('list', { name: 'What you’re booking: memberships and extras' });
  expect(within(otherItems).getByRole('heading', { name: 'Total Fitness' })).toBeTruthy();
  expect(within(otherItems).getByText('Riverside Leisure Centre')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Change membership' }).getAttribute('href')).toBe(
    'https://join.example.org',
  );
});

test.each(['membership-change', 'membership-renewal'])(
  'a %s cannot be changed on the joining site',
  async (type) => {
    await openBasket({ 'GET /api/cart': buildCartAnswer({ items: [buildCartItem({ type })] }) });
    expect(await screen.findByRole('heading', { name: 'Total Fitness' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Change membership' })).toBeNull();
  },
);

test('a membership added on another site is announced once, and its query is removed from the address', async () => {
  const { readToasts, visitedPaths } = await openBasket({}, '/basket', '?added=membership');
  expect(readToasts()).toEqual(['Membership added to basket.']);
  expect(visitedPaths).toEqual(['/basket']);
});

test('the promo code card shows its title once', async () => {
  const membership = buildCartItem({ can_edit: ['promotion'] });
  const { user } = await openBasket({ 'GET /api/cart': buildCartAnswer({ items: [membership] }) });
  await user.click(await findButton('Add a promo code'));
  expect(screen.getAllByText('Promo code')).toHaveLength(1);
});

// Proves K1.8.
test('an empty basket has links to continue', async () => {
  await openBasket({ 'GET /api/cart': emptyCart });
  expect(await screen.findByText('Your basket is empty.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Find something to book' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'See our memberships' })).toBeTruthy();
});

// Proves K1.9.
test('a basket that fails to load can be retried', async () => {
  const cartAnswers: FakeAnswer[] = [{ breaks: true }, buildCartAnswer()];
  const { user } = await openBasket({ 'GET /api/cart': () => cartAnswers.shift() ?? { breaks: true } });
  expect(await screen.findByText('We couldn’t load your basket.')).toBeTruthy();
  await user.click(await findButton('Try again'));
  expect(await findItemRows()).toHaveLength(1);
  expect(screen.queryByText('We couldn’t load your basket.')).toBeNull();
});

test('a basket that was paid earlier is empty and links to its order', async () => {
  const { visitedPaths } = await openBasket({
    'GET /api/cart': buildCartAnswer({ complete_order_id: 'order-1' }),
  });
  expect(await screen.findByText('Your basket is empty.')).toBeTruthy();
  expect(screen.queryByText('Yoga')).toBeNull();
  const orderLink = screen.getByRole('link', { name: 'See your last order' });
  expect(orderLink.getAttribute('href')).toBe('/booking-confirmed/order-1');
  expect(visitedPaths).toEqual([]);
});

test('after the page is closed, a payment of the basket does not navigate', async () => {
  const { scope, closePage, visitedPaths } = await openBasket({});
  await findItemRows();
  closePage();
  const paidCart = buildCart({ complete_order_id: 'order-1' });
  fakeOperator({ 'GET /api/cart': { data: paidCart } });
  await act(() => allSettled(cartRequested, { scope }));
  expect(scope.getState($cart)?.completeOrderId).toBe('order-1');
  expect(visitedPaths).toEqual([]);
});
