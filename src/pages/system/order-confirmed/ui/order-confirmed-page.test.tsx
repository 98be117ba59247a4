import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { fakeOperator, readText } from '@/shared/testing';
import {
  buildBookedSession,
  buildBookingOrderItem,
  buildMembershipOrderItem,
  buildOrder,
} from '../../../../../tests/fixtures/orders.ts';
import { buildPrice, buildTotal } from '../../../../../tests/fixtures/wire.ts';
import { openConfirmation } from '../testing/open-confirmation';

// Proves C6.4, C6.8.
test('the confirmation shows the fees, the total, the membership and the new mandate', async () => {
  openConfirmation(buildOrder());
  expect(await screen.findByRole('heading', { level: 1, name: 'Your payment was successful' })).toBeDefined();
  expect(screen.getByRole('heading', { name: 'Membership fees' })).toBeDefined();
  expect(readText(screen.getByText('Setup fee').nextSibling)).toBe('£15.00');
  expect(readText(screen.getByText('Total paid').nextSibling)).toBe('£27.42');
  expect(readText(screen.getByText('Start date').nextSibling)).toBe('20 November 2026');
  expect(readText(screen.getByText('First payment').nextSibling)).toBe('1st December 2026');
  expect(screen.getByText('Direct Debit set up successfully')).toBeDefined();
  expect(screen.queryByText(/pending until you provide/)).toBeNull();
});

// Proves C6.4.
test('the fees card shows the centre and each fee with its price', async () => {
  openConfirmation(buildOrder());
  const feesCard = within(await screen.findByRole('region', { name: 'Membership fees' }));
  expect(feesCard.getByText('Riverside Leisure Centre')).toBeDefined();
  const [membership] = buildOrder().items;
  const membershipFees = membership?.type === 'membership' ? membership.fees : [];
  expect(membershipFees).not.toHaveLength(0);
  for (const { label, price } of membershipFees)
    expect(readText(feesCard.getByText(label).nextSibling)).toBe(price.formatted);
});

// Proves C6.6.
test("'Your new membership' shows the membership, its start, price and payment", async () => {
  openConfirmation(buildOrder());
  const card = within(await screen.findByRole('region', { name: 'Your new membership' }));
  expect(readText(card.getByText('Start date').nextSibling)).toBe('20 November 2026');
  expect(readText(card.getByText('Membership').nextSibling)).toBe('Total Fitness');
  expect(readText(card.getByText('Includes').nextSibling)).toBe('Gym');
  expect(readText(card.getByText('Membership fee').nextSibling)).toBe('£35.00 a month');
  expect(readText(card.getByText('Payment duration').nextSibling)).toBe('Monthly');
  expect(readText(card.getByText('First payment').nextSibling)).toBe('1st December 2026');
});

const { purpose: _purpose, ...membershipWithoutPurpose } = buildMembershipOrderItem();
// Proves C6.6.
test.each([
  [buildMembershipOrderItem({ purpose: 'new' }), 'Your new membership'],
  [buildMembershipOrderItem({ purpose: 'change' }), 'Your changed membership'],
  [buildMembershipOrderItem({ purpose: 'renewal' }), 'Your renewed membership'],
  [membershipWithoutPurpose, 'Your new membership'],
])('the title of the membership of an order ($purpose) is %s', async (membership, heading) => {
  openConfirmation(buildOrder({ items: [membership] }));
  const card = within(await screen.findByRole('region', { name: heading }));
  expect(card.getByRole('heading', { level: 2, name: heading })).toBeDefined();
});

// Proves C6.8.
test('a new mandate says that its confirmation comes by email within 3 business days', async () => {
  openConfirmation(buildOrder());
  expect(await screen.findByText('Direct Debit set up successfully')).toBeDefined();
  expect(
    screen.getByText(
      'You will receive confirmation that your new direct debit mandate has been setup via email within 3 business days',
    ),
  ).toBeDefined();
});

test('there is no account link if the operator has no account site', async () => {
  openConfirmation(buildOrder(), { myAccount: '' });
  expect(await screen.findByRole('heading', { name: 'Your new membership' })).toBeDefined();
  expect(screen.queryByRole('link', { name: 'Go to my account' })).toBeNull();
  expect(screen.queryByText(/manage your membership/)).toBeNull();
});

// Proves C6.10.
test('the customer gets a link to their account', async () => {
  openConfirmation(buildOrder());
  expect(
    await screen.findByText(
      'You can manage your membership and book activities through your online account.',
    ),
  ).toBeDefined();
  expect(screen.getByRole('link', { name: 'Go to my account' }).getAttribute('href')).toBe(
    'https://my-account.operator.test/',
  );
});

// Proves C6.10.
test('a kiosk has no account link', async () => {
  openConfirmation(buildOrder(), { isKiosk: true });
  expect(await screen.findByRole('heading', { name: 'Your new membership' })).toBeDefined();
  expect(screen.queryByRole('link', { name: 'Go to my account' })).toBeNull();
  expect(screen.queryByText(/manage your membership/)).toBeNull();
});

// Proves C6.5.
test('a single payment shows its end and its duration, and no mandate', async () => {
  const paymentOption = {
    id: 'option',
    payment_type: 'fixed',
    fixed_duration: 12,
    fixed_period: 'months',
  } as const;
  const membership = buildMembershipOrderItem({
    payment_type: 'fixed',
    payment_option: paymentOption,
    end_date: '2027-11-19',
    first_billing_date: null,
    pretty_first_billing_date: null,
  });
  openConfirmation(buildOrder({ items: [membership], new_mandate: false }));
  expect(await screen.findByRole('heading', { name: 'Single payment membership' })).toBeDefined();
  expect(readText(screen.getByText('End date').nextSibling)).toBe('19 November 2027');
  expect(readText(screen.getByText('Payment duration').nextSibling)).toBe('12 months');
  expect(screen.queryByText('First payment')).toBeNull();
  expect(screen.queryByText('Direct Debit set up successfully')).toBeNull();
});

// Proves C6.7.
test('a membership that needs a document shows that it is pending', async () => {
  openConfirmation(buildOrder({ items: [buildMembershipOrderItem({ requires_eligibility: true })] }));
  expect(
    await screen.findByText(
      'Your membership status will be pending until you provide the required proof of eligibility',
    ),
  ).toBeDefined();
  expect(screen.getByText('Please upload this to your online account as soon as possible')).toBeDefined();
});

// Proves C6.9.
test('a booking is shown with its price lines', async () => {
  openConfirmation(
    buildOrder({ items: [buildBookingOrderItem()], order_type: 'booking', new_mandate: false }),
  );
  expect(await screen.findByRole('heading', { name: 'Badminton' })).toBeDefined();
  expect(readText(screen.getByText('Adult').nextSibling)).toBe('£6.50');
});

test('the lines of a membership and a class in one order add up to the total', async () => {
  const items = [buildMembershipOrderItem(), buildBookedSession()];
  openConfirmation(buildOrder({ items, total: buildTotal(2742 + 650) }));
  const feesCard = within(await screen.findByRole('region', { name: 'Membership fees' }));
  const amounts = feesCard.getAllByRole('definition').map(readText);
  expect(amounts).toEqual(['£15.00', '£12.42', '£6.50', '£33.92']);
  expect(readText(feesCard.getByText('Yoga, Adult').nextSibling)).toBe('£6.50');
});

test('a class beside a membership shows the attendee, what to bring and until when it can be cancelled', async () => {
  openConfirmation(buildOrder({ items: [buildMembershipOrderItem(), buildBookedSession()] }));
  const card = await screen.findByRole('region', { name: /^Yoga, / });
  for (const content of [
    'Ann Example',
    'Please come ten minutes early.',
    'Free to cancel until Tue 24 Nov, 16:30.',
  ])
    expect(readText(card)).toContain(content);
});

test('a free order is confirmed without mentioning a payment', async () => {
  openConfirmation(buildOrder({ total: buildTotal(0) }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Your order is confirmed' })).toBeDefined();
  expect(screen.queryByText(/payment was successful/)).toBeNull();
});

test('an order that fails to load can be retried', async () => {
  openConfirmation(null);
  expect(await screen.findByText('We couldn’t load your order.')).toBeDefined();
  fakeOperator({ 'GET /api/orders/order-1': { data: buildOrder() } });
  await userEvent.setup().click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Your payment was successful' })).toBeDefined();
});

test('an order that does not exist cannot be retried', async () => {
  openConfirmation(null, { failureStatus: 404 });
  expect(await screen.findByText('We couldn’t load your order.')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

test('the order number, when and how it was paid, and the member code are shown', async () => {
  openConfirmation(buildOrder());
  expect(await screen.findByRole('heading', { name: 'Receipt' })).toBeDefined();
  expect(readText(screen.getByText('Order number').nextSibling)).toBe('PV7KQ2MD');
  expect(readText(screen.getByText('Date').nextSibling)).toBe('20 November 2026, 10:02');
  expect(readText(screen.getByText('Paid with').nextSibling)).toBe('Visa ending in 4242');
  expect(readText(screen.getByRole('heading', { name: 'Your member code' }).nextSibling)).toBe('9000001234');
});

test('only the receipt is printed, with the operator, every line and only the last four digits of the card', async () => {
  const { user, printedTexts } = openConfirmation(buildOrder({ tax: buildPrice(457) }));
  await user.click(await screen.findByRole('button', { name: 'Print receipt' }));
  const [printedReceipt] = printedTexts;
  for (const content of [
    'Pavilion Leisure',
    'PV7KQ2MD',
    'Sam Taylor',
    'Total Fitness, monthly',
    'Setup fee£15.00',
  ])
    expect(printedReceipt).toContain(content);
  expect(printedReceipt).toContain('Total paid£27.42VAT included£4.57Paid: Visa ending in 4242£27.42');
  await waitFor(() => expect(document.querySelector('.printed-receipt')).toBeNull());
});

test('the calendar file is named after the purchase', async () => {
  const { user, savedFiles } = openConfirmation(buildOrder());
  await user.click(await screen.findByRole('button', { name: 'Add to calendar' }));
  await waitFor(() => expect(savedFiles).toHaveLength(1));
  const [name, type] = ['total-fitness-2026-11-20.ics', 'text/calendar;charset=utf-8'];
  expect(savedFiles[0]).toMatchObject({ name, type });
  expect(savedFiles[0]?.content).toContain('DTSTART;VALUE=DATE:20261120');
});

test('a failure to create the calendar file is shown beside its button, and can be retried', async () => {
  let canSaveFile = false;
  const { user, savedFiles } = openConfirmation(buildOrder(), { canSaveFile: () => canSaveFile });
  const calendarButton = await screen.findByRole('button', { name: 'Add to calendar' });
  await user.click(calendarButton);
  expect(readText(await screen.findByRole('alert'))).toBe(
    'We couldn’t make the calendar file. Please try again.',
  );
  canSaveFile = true;
  await user.click(calendarButton);
  await waitFor(() => expect(savedFiles).toHaveLength(1));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('an item without a date or a time has no calendar file, and a booking has no member code', async () => {
  const items = [buildBookingOrderItem({ starts_at: null, ends_at: null })];
  openConfirmation(buildOrder({ items, order_type: 'booking', new_mandate: false }));
  expect(await screen.findByRole('button', { name: 'Print receipt' })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Add to calendar' })).toBeNull();
  expect(screen.queryByRole('heading', { name: 'Your member code' })).toBeNull();
});

test('a kiosk neither prints nor saves a file', async () => {
  openConfirmation(buildOrder(), { isKiosk: true });
  expect(await screen.findByText('PV7KQ2MD')).toBeDefined();
  expect(screen.getByText('9000001234')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Print receipt' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Add to calendar' })).toBeNull();
});
