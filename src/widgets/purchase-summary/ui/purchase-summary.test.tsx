import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { system } from '@/shared/theme';
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

async function show(children?: ReactNode) {
  render(
    <ChakraProvider value={system}>
      <PurchaseSummary purchase={purchase}>{children}</PurchaseSummary>
    </ChakraProvider>,
  );
  await userEvent.setup().click(screen.getByRole('button', { name: 'Show summary' }));
}

test('a summary that announces its total says each new one politely, and none while it is worked out', () => {
  const announced = ({ total, isUpdating = false }: { total: string; isUpdating?: boolean }) => (
    <ChakraProvider value={system}>
      <PurchaseSummary purchase={{ ...purchase, total }} isUpdating={isUpdating} announcesTotal />
    </ChakraProvider>
  );
  const { rerender } = render(announced({ total: '£27.42' }));
  const said = screen.getByRole('status');
  expect(said.textContent).toBe('You pay £27.42 now.');
  rerender(announced({ total: '£27.42', isUpdating: true }));
  expect(said.textContent).toBe('');
  rerender(announced({ total: '£12.00' }));
  expect(said.textContent).toBe('You pay £12.00 now.');
  expect(screen.getByRole('status')).toBe(said);
});

test('a summary with nothing to press inside takes the focus, so that the keyboard can scroll it', async () => {
  await show();
  const details = screen.getByRole('group', { name: 'Your membership' });
  details.focus();
  expect(document.activeElement).toBe(details);
});

test('a summary with a button inside adds no stop of its own', async () => {
  await show(<button type="button">Start over</button>);
  expect(screen.queryByRole('group', { name: 'Your membership' })).toBeNull();
});
