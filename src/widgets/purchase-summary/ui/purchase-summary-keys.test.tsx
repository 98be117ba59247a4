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
  later: null,
};

async function show(children?: ReactNode) {
  render(
    <ChakraProvider value={system}>
      <PurchaseSummary purchase={purchase}>{children}</PurchaseSummary>
    </ChakraProvider>,
  );
  await userEvent.setup().click(screen.getByRole('button', { name: 'Show summary' }));
}

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
