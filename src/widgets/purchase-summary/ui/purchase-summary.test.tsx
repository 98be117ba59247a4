import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { createDesignSystem } from '@/shared/theme';
import type { Elements } from '@/shared/ui/elements';
import { PurchaseSummary } from './purchase-summary';

const purchase = {
  centre: 'Riverside Leisure Centre',
  membership: null,
  startDate: null,
  firstBillingDate: null,
  fees: [],
  total: '£27.42',
  timeline: [],
  laterPaymentsText: null,
};

async function show(button?: Elements) {
  render(
    <ChakraProvider value={createDesignSystem()}>
      <PurchaseSummary purchase={purchase} hasButton={button !== undefined}>
        {button}
      </PurchaseSummary>
    </ChakraProvider>,
  );
  await userEvent.setup().click(screen.getByRole('button', { name: /Show summary$/ }));
}

test('the summary announces each new total politely, and none while it is being calculated', () => {
  const buildSummary = ({ total, isUpdating = false }: { total: string; isUpdating?: boolean }) => (
    <ChakraProvider value={createDesignSystem()}>
      <PurchaseSummary purchase={{ ...purchase, total }} isUpdating={isUpdating} announcesTotal />
    </ChakraProvider>
  );
  const { rerender } = render(buildSummary({ total: '£27.42' }));
  const status = screen.getByRole('status');
  expect(status.textContent).toBe('You pay £27.42 now.');
  rerender(buildSummary({ total: '£27.42', isUpdating: true }));
  expect(status.textContent).toBe('');
  rerender(buildSummary({ total: '£12.00' }));
  expect(status.textContent).toBe('You pay £12.00 now.');
  expect(screen.getByRole('status')).toBe(status);
});

test('a summary without controls is focusable, so that the keyboard can scroll it', async () => {
  await show();
  const details = screen.getByRole('group', { name: 'Your membership' });
  details.focus();
  expect(document.activeElement).toBe(details);
});

test('a summary with a button adds no tab stop of its own', async () => {
  await show(<button type="button">Start over</button>);
  expect(screen.queryByRole('group', { name: 'Your membership' })).toBeNull();
});

test('the summary shows the membership and its centre first, then the payments by date, the breakdown and the total', () => {
  render(
    <ChakraProvider value={createDesignSystem()}>
      <PurchaseSummary
        purchase={{
          ...purchase,
          membership: {
            name: 'Total Fitness',
            categories: ['Gym'],
            paymentType: 'recurring',
            fee: '£35.00 a month',
            duration: null,
          },
          fees: [{ label: 'Setup fee', amount: '£15.00' }],
          timeline: [{ dateText: 'Today, 20 November 2026', amount: '£27.42', note: 'by card at checkout' }],
          laterPaymentsText: 'then £35.00 a month from 1 December 2026',
        }}
      />
    </ChakraProvider>,
  );
  const content = screen.getByRole('complementary').textContent ?? '';
  const parts = [
    'Total Fitness',
    'Riverside',
    'When you pay',
    'See breakdown',
    'Setup fee',
    'Total to pay now£27.42then £35.00',
  ];
  const places = parts.map((part) => content.lastIndexOf(part));
  expect(places).toEqual([...places].sort((first, second) => first - second));
  expect(Math.min(...places)).toBeGreaterThan(0);
  expect(screen.getByText('Setup fee').closest('details')?.open).toBe(false);
});

test.each([
  ['a monthly membership', null, 'Starts on 20 November 2026'],
  ['a membership that ends by itself', '30 days', 'Starts on 20 November 2026, for 30 days'],
])('the start of %s is visible outside the breakdown', (_, duration, expected) => {
  const membership = { name: 'Swim', categories: [], paymentType: 'recurring', fee: null, duration } as const;
  render(
    <ChakraProvider value={createDesignSystem()}>
      <PurchaseSummary purchase={{ ...purchase, membership, startDate: '2026-11-20' }} />
    </ChakraProvider>,
  );
  expect(screen.getByText(expected).closest('details')).toBeNull();
});
