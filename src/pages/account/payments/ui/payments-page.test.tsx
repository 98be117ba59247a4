import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { readText } from '@/shared/testing';
import {
  buildAccountCredit,
  buildCreditChange,
  buildPastPayment,
  buildPayments,
  buildUnpaidPayment,
  buildWaivedPayment,
} from '../../../../../tests/fixtures/payments.ts';
import { buildAccountCard } from '../../../../../tests/fixtures/saved-card.ts';
import { buildPrice } from '../../../../../tests/fixtures/wire.ts';
import { ADD_CALL, openPayments } from '../testing/open-payments';

const NO_PAYMENTS = buildPayments({ outstanding: [], upcoming: [], past: [] });
const NO_CREDIT = buildAccountCredit({ balance: buildPrice(0), entries: [] });
const REFUSAL = { status: 422, body: { message: 'No.', errors: { items: ['This has been paid.'] } } };

const findSection = async (name: string) => within(await screen.findByRole('region', { name }));

// Proves A8.1.
test('outstanding, upcoming and past payments are shown in this order', async () => {
  openPayments({});
  await screen.findByRole('region', { name: 'What you owe' });
  const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(headings).toEqual(['What you owe', 'Coming up', 'Past payments', 'Credit']);
  const upcomingSection = await findSection('Coming up');
  expect(upcomingSection.getByText('1 December 2026')).toBeTruthy();
  expect(upcomingSection.getByText('Total Fitness · By Direct Debit')).toBeTruthy();
});

test('a past order shows how it was paid and links to its receipt', async () => {
  openPayments({
    paymentsAnswers: [
      {
        data: buildPayments({
          past: [
            buildPastPayment({ order_id: 'o-1' }),
            buildPastPayment({
              id: 'c-1',
              kind: 'credit',
              label: 'Cancelled: Yoga',
              tenders: [],
              order_id: null,
            }),
            buildPastPayment({ id: 'd-1', kind: 'collection', status: 'failed', order_id: null }),
          ],
        }),
      },
    ],
  });
  const pastSection = await findSection('Past payments');
  expect(pastSection.getByText('20 November 2026 · Visa ending in 4242')).toBeTruthy();
  expect(pastSection.getByText('20 November 2026 · Added to your credit')).toBeTruthy();
  expect(pastSection.getByText('20 November 2026 · By Direct Debit · Not paid')).toBeTruthy();
  const receipts = pastSection.getAllByRole('link');
  expect(receipts.map((link) => link.getAttribute('href'))).toEqual(['/payments/o-1']);
  expect(receipts[0]?.getAttribute('aria-label')).toBe('Receipt of Total Fitness, monthly, 20 November 2026');
});

// Proves A8.2.
test('only ticked items are added to the basket, which then opens', async () => {
  const { calls, visitedUrls, user } = openPayments({
    paymentsAnswers: [
      {
        data: buildPayments({
          outstanding: [
            buildUnpaidPayment({ id: 'p-1' }),
            buildUnpaidPayment({ id: 'p-2', label: 'Locker key', amount: buildPrice(150) }),
            buildUnpaidPayment({ id: 'p-3', kind: 'failed_collection', amount: buildPrice(3650) }),
          ],
        }),
      },
    ],
  });
  expect(await screen.findByRole('button', { name: 'Pay £41.00' })).toBeTruthy();
  expect(screen.getByText(/Your bank rejected the Direct Debit/)).toBeTruthy();
  await user.click(screen.getByRole('checkbox', { name: /Locker key/ }));
  await user.click(screen.getByRole('button', { name: 'Pay £39.50' }));
  await waitFor(() => expect(visitedUrls).toEqual(['https://bookings.operator.test/basket']));
  expect(calls.filter(({ call }) => call === ADD_CALL).map(({ body }) => body)).toEqual([
    {
      items: [
        { id: 'p-1', type: 'penalty' },
        { id: 'p-3', type: 'penalty' },
      ],
      attempt_id: expect.any(String),
    },
  ]);
});

test('there is no button if nothing is ticked', async () => {
  const { user } = openPayments({});
  await user.click(await screen.findByRole('checkbox', { name: /Yoga/ }));
  expect(screen.getByText('Choose what to pay')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull();
});

test('an item that cannot be paid online says how to pay it', async () => {
  openPayments({
    paymentsAnswers: [
      {
        data: buildPayments({
          outstanding: [buildUnpaidPayment({ can_pay_online: false, message: 'Please call 01632 960001.' })],
        }),
      },
    ],
  });
  expect(await screen.findByText('Please call 01632 960001.')).toBeTruthy();
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull();
});

test('the server’s message for a refused item is shown beside the button, and it can be retried', async () => {
  const { visitedUrls, user } = openPayments({ addAnswer: REFUSAL });
  await user.click(await screen.findByRole('button', { name: 'Pay £3.00' }));
  expect(await screen.findByText('We couldn’t add it to your basket.')).toBeTruthy();
  expect(screen.getByText('This has been paid.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Pay £3.00' })).toBeTruthy();
  expect(visitedUrls).toEqual([]);
});

test('"Show more" adds the next page; a failed page shows an error and keeps the list', async () => {
  const { user } = openPayments({
    paymentsAnswers: [
      { data: buildPayments({ next_cursor: 'n-1' }) },
      { status: 500, body: { message: 'No.' } },
      { data: buildPayments({ past: [buildPastPayment({ id: 'o-2', label: 'Badminton' })] }) },
    ],
  });
  await user.click(await screen.findByRole('button', { name: 'Show more' }));
  expect(await screen.findByText('We couldn’t load more payments.')).toBeTruthy();
  const pastSection = await findSection('Past payments');
  expect(pastSection.getByText('Total Fitness, monthly')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await pastSection.findByText('Badminton')).toBeTruthy();
  expect(pastSection.getByText('Total Fitness, monthly')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
});

test('the credit shows its expiry date if it has one', async () => {
  openPayments({ creditAnswers: [{ data: buildAccountCredit({ expires_on: '2027-11-18' }) }] });
  expect(await screen.findByText('Expires on 18 November 2027.')).toBeTruthy();
});

test('credit that does not expire says so, and spent credit links to the receipt', async () => {
  const spentCredit = buildCreditChange({ id: 'e-2', label: 'Spent on an order', order_id: 'o-9' });
  openPayments({ creditAnswers: [{ data: buildAccountCredit({ entries: [spentCredit] }) }] });
  const credit = await findSection('Credit');
  expect(await credit.findByText('It doesn’t expire.')).toBeTruthy();
  expect(credit.getByRole('link').getAttribute('href')).toBe('/payments/o-9');
});

test('payments that fail to load show an error with Try again, and the credit stays', async () => {
  const { user } = openPayments({ paymentsAnswers: [{ breaks: true }, { data: buildPayments() }] });
  expect(await screen.findByText('We couldn’t load your payments.')).toBeTruthy();
  expect(await screen.findByText('£7.50 for anything you book or buy')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('region', { name: 'Past payments' })).toBeTruthy();
});

test('if the credit fails to load, the payments stay and it can be retried', async () => {
  const { user } = openPayments({ creditAnswers: [{ breaks: true }, { data: buildAccountCredit() }] });
  expect(await screen.findByText('We couldn’t load your credit.')).toBeTruthy();
  expect(await screen.findByRole('region', { name: 'Past payments' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('£7.50 for anything you book or buy')).toBeTruthy();
});

test('credit that failed to load and turns out to be none is said once, and the focus stays in place', async () => {
  const { user } = openPayments({ creditAnswers: [{ breaks: true }, { data: NO_CREDIT }] });
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  const card = screen.getByRole('region', { name: 'Credit' });
  await within(card).findByText('You have no credit.');
  await waitFor(() => expect(card.contains(document.activeElement)).toBe(true));
  expect(screen.getAllByText('You have no credit.')).toHaveLength(1);
});

test('the credit shows its history', async () => {
  const spentCredit = buildCreditChange({ id: 'e-2', label: 'Spent on an order', amount: buildPrice(-500) });
  const entries = [spentCredit, buildCreditChange({ id: 'e-1' })];
  openPayments({
    creditAnswers: [{ data: buildAccountCredit({ membership: buildPrice(2000), entries }) }],
  });
  const credit = await findSection('Credit');
  expect(await credit.findByText('£20.00 for memberships only')).toBeTruthy();
  expect(credit.getAllByRole('listitem').map(readText)).toEqual([
    'Spent on an order18 November 2026-£5.00',
    'Cancelled: Yoga, Tue 24 Nov18 November 2026£7.50',
  ]);
});

test('a customer without payments sees a message', async () => {
  openPayments({ paymentsAnswers: [{ data: NO_PAYMENTS }], creditAnswers: [{ data: NO_CREDIT }] });
  expect(await screen.findByText('You don’t owe anything.')).toBeTruthy();
  expect(screen.getByText('No payments are coming up.')).toBeTruthy();
  expect(screen.getByText('There are no payments yet.')).toBeTruthy();
  expect(await screen.findByText('You have no credit.')).toBeTruthy();
});

test('a saved card is shown and can be removed', async () => {
  const { calls, user } = openPayments({
    cardAnswers: [{ data: buildAccountCard() }],
    removeAnswers: [{ data: null }],
  });
  const card = await findSection('Saved card');
  expect(card.getByText('Visa ending in 4242')).toBeTruthy();
  expect(card.getByText('Expires 09/29')).toBeTruthy();
  await user.click(card.getByRole('button', { name: 'Remove Visa ending in 4242' }));
  expect(
    await card.findByText('We’ve removed your card. You’ll need to enter a card at checkout.'),
  ).toBeTruthy();
  expect(card.queryByText('Visa ending in 4242')).toBeNull();
  expect(calls.filter(({ call }) => call === 'DELETE /api/my-account/saved-card')).toHaveLength(1);
});

test('a card that could not be removed stays, and removing it can be retried', async () => {
  const expiredCard = buildAccountCard({ expiry_date: '10/26', has_expired: true });
  const { user } = openPayments({
    cardAnswers: [{ data: expiredCard }],
    removeAnswers: [{ breaks: true }, { data: null }],
  });
  const card = await findSection('Saved card');
  expect(card.getByText('Expired 10/26')).toBeTruthy();
  await user.click(card.getByRole('button', { name: /^Remove/ }));
  expect(await card.findByText('We couldn’t check whether your card was removed.')).toBeTruthy();
  await user.click(card.getByRole('button', { name: /^Remove/ }));
  expect(await card.findByText(/^We’ve removed your card/)).toBeTruthy();
});

test('a card that fails to load can be retried, and without a card nothing is shown', async () => {
  const { user } = openPayments({ cardAnswers: [{ breaks: true }, { data: null }] });
  const card = await findSection('Saved card');
  await user.click(card.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Saved card' })).toBeNull());
});

test('waived charges are shown but cannot be paid', async () => {
  const waived = [
    buildWaivedPayment(),
    buildWaivedPayment({ id: 'w-2', label: 'Locker key', amount: buildPrice(150) }),
  ];
  openPayments({ paymentsAnswers: [{ data: { ...NO_PAYMENTS, waived } }] });
  const sentence = 'We waived £3.00 on 26 November 2026 (Missed: Yoga, Tue 24 Nov).';
  expect(await screen.findByText(sentence)).toBeTruthy();
  expect(screen.getByText('We waived £1.50 on 26 November 2026 (Locker key).')).toBeTruthy();
  expect(screen.getByText('You don’t owe anything.')).toBeTruthy();
  expect(screen.queryByRole('checkbox')).toBeNull();
});
