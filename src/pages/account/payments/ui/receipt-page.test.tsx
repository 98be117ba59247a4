import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fork } from 'effector';
import { Provider } from 'effector-react';
import { MemoryRouter, Route, Routes } from 'react-router';
import { expect, test } from 'vitest';
import { $config, readConfig } from '@/shared/config';
import { answerInTurn, type FakeAnswer, fakeOperator } from '@/shared/testing';
import { createDesignSystem } from '@/shared/theme';
import { printFx } from '@/widgets/order-receipt';
import { buildOrder, buildOrderPayment } from '../../../../../tests/fixtures/orders.ts';
import { buildPrice } from '../../../../../tests/fixtures/wire.ts';
import { ReceiptPage } from './receipt-page';

const OPERATOR = { operatorAddress: '1 Pavilion Street, Manchester', vatNumber: 'GB 123 4567 89' };

function openReceipt(...answers: FakeAnswer[]) {
  const printedTexts: string[] = [];
  fakeOperator({ 'GET /api/orders/o-1': answerInTurn(answers) });
  const print = () => {
    window.dispatchEvent(new Event('beforeprint'));
    printedTexts.push(document.querySelector('.printed-receipt')?.textContent ?? '');
    window.dispatchEvent(new Event('afterprint'));
  };
  render(
    <Provider value={fork({ values: [[$config, readConfig(OPERATOR)]], handlers: [[printFx, print]] })}>
      <ChakraProvider value={createDesignSystem()}>
        <MemoryRouter initialEntries={['/payments/o-1']}>
          <Routes>
            <Route path="/payments/:orderId" element={<ReceiptPage notFound={<p>No such page</p>} />} />
          </Routes>
        </MemoryRouter>
      </ChakraProvider>
    </Provider>,
  );
  return { printedTexts, user: userEvent.setup() };
}

// Proves A8.3.
test('a receipt shows the order, each line, the VAT and the payments', async () => {
  openReceipt({ data: buildOrder({ tax: buildPrice(457) }) });
  expect(await screen.findByText('PV7KQ2MD')).toBeTruthy();
  expect(screen.getByText('20 November 2026, 10:02')).toBeTruthy();
  expect(screen.getByText('1 Pavilion Street, Manchester')).toBeTruthy();
  expect(screen.getByText('VAT number GB 123 4567 89')).toBeTruthy();
  expect(screen.getByRole('region', { name: 'Total Fitness, monthly' }).textContent).toContain(
    'Pro-rata fee for the first month£12.42',
  );
  expect(screen.getByText('VAT included').nextSibling?.textContent).toBe('£4.57');
  expect(screen.getByText('Paid: Visa ending in 4242').nextSibling?.textContent).toBe('£27.42');
});

test('an order that is paid partly with credit shows the credit, and an order without tax shows no VAT', async () => {
  const credit = buildOrderPayment({ tender_type: 'credit', amount: buildPrice(500), card: null });
  openReceipt({ data: buildOrder({ payments: [credit, buildOrderPayment({ amount: buildPrice(2242) })] }) });
  expect(await screen.findByText('Paid: Account credit')).toBeTruthy();
  expect(screen.queryByText('VAT included')).toBeNull();
});

test('Print prints only the receipt', async () => {
  const { printedTexts, user } = openReceipt({ data: buildOrder() });
  await user.click(await screen.findByRole('button', { name: 'Print receipt' }));
  expect(printedTexts[0]).toContain('PV7KQ2MD');
  expect(printedTexts[0]).toContain('1 Pavilion Street, ManchesterVAT number GB 123 4567 89');
  expect(document.querySelector('.printed-receipt')).toBeNull();
});

// Proves A1.5.
test('another customer’s order shows the not-found page', async () => {
  openReceipt({ status: 404, body: { message: 'Unable to complete request, item not found.' } });
  expect(await screen.findByText('No such page')).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'Receipt' })).toBeNull();
});

test('a receipt that does not load shows an error with Try again', async () => {
  const { user } = openReceipt({ breaks: true }, { data: buildOrder() });
  expect(await screen.findByText('We couldn’t load this receipt.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('PV7KQ2MD')).toBeTruthy();
});
