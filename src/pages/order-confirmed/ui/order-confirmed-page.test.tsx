import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fork } from 'effector';
import { Provider } from 'effector-react';
import { MemoryRouter, Route, Routes } from 'react-router';
import { expect, test } from 'vitest';
import { $config, readConfig } from '@/shared/config';
import { $mode } from '@/shared/mode';
import { fakeOperator } from '@/shared/testing';
import { system } from '@/shared/theme';
import {
  buildBookingOrderItem,
  buildMembershipOrderItem,
  buildOrder,
} from '../../../../tests/fixtures/orders.ts';
import { OrderConfirmedPage } from './order-confirmed-page';

function openConfirmation(order: ReturnType<typeof buildOrder> | null, { isKiosk = false } = {}) {
  const broken = { status: 500, body: { message: 'x' } };
  fakeOperator({ 'GET /api/orders/order-1': order === null ? broken : { data: order } });
  const scope = fork({
    values: [
      [$mode, { isKiosk, isEmbedded: false, centre: null }],
      [$config, readConfig({ subSites: { myAccount: 'https://my-account.operator.test' } })],
    ],
  });
  render(
    <Provider value={scope}>
      <ChakraProvider value={system}>
        <MemoryRouter initialEntries={['/order-confirmed/order-1']}>
          <Routes>
            <Route path="/order-confirmed/:completeOrderId" element={<OrderConfirmedPage />} />
          </Routes>
        </MemoryRouter>
      </ChakraProvider>
    </Provider>,
  );
}

test('the confirmation shows the fees, the total, the membership and the new mandate', async () => {
  openConfirmation(buildOrder());
  expect(await screen.findByRole('heading', { level: 1, name: 'Your payment was successful' })).toBeDefined();
  expect(screen.getByRole('heading', { name: 'Membership fees' })).toBeDefined();
  expect(screen.getByText('Setup fee').nextSibling?.textContent).toBe('£15.00');
  expect(screen.getByText('Total paid').nextSibling?.textContent).toBe('£27.42');
  expect(screen.getByText('Start date').nextSibling?.textContent).toBe('20 November 2026');
  expect(screen.getByText('First payment').nextSibling?.textContent).toBe('1st December 2026');
  expect(screen.getByText('Direct Debit set up successfully')).toBeDefined();
  expect(screen.queryByText(/pending until you provide/)).toBeNull();
  expect(screen.getByRole('link', { name: 'Go to my account' }).getAttribute('href')).toBe(
    'https://my-account.operator.test/',
  );
});

test('a single payment says so, with its end and its duration, and without a mandate', async () => {
  const option = { id: 'option', payment_type: 'fixed', fixed_duration: 12, fixed_period: 'months' } as const;
  const membership = buildMembershipOrderItem({
    payment_type: 'fixed',
    payment_option: option,
    end_date: '2027-11-19',
    first_billing_date: null,
    pretty_first_billing_date: null,
  });
  openConfirmation(buildOrder({ items: [membership], new_mandate: false }));
  expect(await screen.findByRole('heading', { name: 'Single payment membership' })).toBeDefined();
  expect(screen.getByText('End date').nextSibling?.textContent).toBe('19 November 2027');
  expect(screen.getByText('Payment duration').nextSibling?.textContent).toBe('12 months');
  expect(screen.queryByText('First payment')).toBeNull();
  expect(screen.queryByText('Direct Debit set up successfully')).toBeNull();
});

test('a membership that needs a proof says that it is pending', async () => {
  openConfirmation(buildOrder({ items: [buildMembershipOrderItem({ requires_eligibility: true })] }));
  expect(await screen.findByText(/Your membership status will be pending/)).toBeDefined();
  expect(screen.getByText('Please upload this to your online account as soon as possible')).toBeDefined();
});

test('a kiosk has no way to the account', async () => {
  openConfirmation(buildOrder(), { isKiosk: true });
  expect(await screen.findByRole('heading', { name: 'Your new membership' })).toBeDefined();
  expect(screen.queryByRole('link', { name: 'Go to my account' })).toBeNull();
  expect(screen.queryByText(/manage your membership/)).toBeNull();
});

test('a booking is shown with its price line by line', async () => {
  openConfirmation(
    buildOrder({ items: [buildBookingOrderItem()], order_type: 'booking', new_mandate: false }),
  );
  expect(await screen.findByRole('heading', { name: 'Badminton' })).toBeDefined();
  expect(screen.getByText('Adult').nextSibling?.textContent).toBe('£6.50');
});

test('an order that cannot be loaded can be asked for again', async () => {
  openConfirmation(null);
  expect(await screen.findByText('We could not load your order.')).toBeDefined();
  fakeOperator({ 'GET /api/orders/order-1': { data: buildOrder() } });
  await userEvent.setup().click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Your payment was successful' })).toBeDefined();
});
