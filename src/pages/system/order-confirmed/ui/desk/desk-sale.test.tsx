import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { allSettled, fork } from 'effector';
import { Provider } from 'effector-react';
import { expect, test } from 'vitest';
import { customerServed, servingEnded } from '@/entities/customer';
import { orderPage } from '@/entities/order';
import { loadOrder, loadServedCustomer } from '@/shared/api';
import { fakeOperator, listViolations } from '@/shared/testing';
import { createDesignSystem } from '@/shared/theme';
import { saleCompleted } from '@/widgets/take-offline-tender';
import { buildServedCustomer } from '../../../../../../tests/fixtures/front-of-house.ts';
import { buildBookedSession, buildOrder } from '../../../../../../tests/fixtures/orders.ts';
import { DeskSale } from './desk-sale';

const SERVED_CUSTOMER = buildServedCustomer();

/** Completes a sale of £5.20 for which Sam handed over £20. */
async function openDeskSale({ hasReceipt = true } = {}) {
  fakeOperator({
    'GET /api/orders/order-1': { data: buildOrder({ id: 'order-1', items: [buildBookedSession()] }) },
    [`GET /api/front-of-house/customers/${SERVED_CUSTOMER.id}`]: { data: SERVED_CUSTOMER },
  });
  const order = await loadOrder({ orderId: 'order-1' });
  const scope = fork();
  await allSettled(customerServed, { scope, params: await loadServedCustomer({ id: SERVED_CUSTOMER.id }) });
  // Opened after the sale, as in the site, where serving a customer clears the previous order.
  await allSettled(orderPage.opened, { scope, params: 'order-1' });
  const tenders = [{ type: 'cash', givenPence: 2000, keptPence: 520 } as const];
  await allSettled(saleCompleted, { scope, params: { orderId: 'order-1', tenders, hasReceipt } });
  render(
    <Provider value={scope}>
      <ChakraProvider value={createDesignSystem()}>
        <DeskSale order={order} />
      </ChakraProvider>
    </Provider>,
  );
  return { scope };
}

test('the change is shown, and the receipt can be printed more than once', async () => {
  await openDeskSale();
  expect(screen.getByRole('status').textContent).toBe('Change £14.80');
  expect(await listViolations()).toEqual([]);
  expect(screen.getByRole('button', { name: 'Print receipt' })).toBeTruthy();
  fireEvent(window, new Event('afterprint'));
  expect(await screen.findByRole('button', { name: 'Reprint receipt' })).toBeTruthy();
});

test('nothing is printed once staff have finished with the customer', async () => {
  const { scope } = await openDeskSale();
  const readPrintedReceipt = () => document.querySelector('.printed-receipt')?.textContent ?? '';
  fireEvent(window, new Event('beforeprint'));
  expect(readPrintedReceipt()).toContain('Sam Taylor');
  // The print dialog is still open.
  await act(() => allSettled(servingEnded, { scope }));
  expect(document.body.textContent).not.toMatch(/Sam Taylor|Yoga/);
  fireEvent(window, new Event('beforeprint'));
  expect(readPrintedReceipt()).toBe('');
});

test('there is no print button if the operator prints no receipt for the sale', async () => {
  await openDeskSale({ hasReceipt: false });
  expect(screen.getByRole('button', { name: 'Next customer' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /receipt/ })).toBeNull();
  fireEvent(window, new Event('beforeprint'));
  expect(document.querySelector('.printed-receipt')).toBeNull();
});
