import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fork } from 'effector';
import { Provider } from 'effector-react';
import { MemoryRouter, Route, Routes } from 'react-router';
import { $user } from '@/entities/customer';
import type { User } from '@/shared/api';
import { saveFileFx } from '@/shared/calendar-file';
import { $config, readConfig } from '@/shared/config';
import { $mode } from '@/shared/mode';
import { aUser, fakeOperator } from '@/shared/testing';
import { createDesignSystem } from '@/shared/theme';
import { printFx } from '@/widgets/order-receipt';
import type { buildOrder } from '../../../../../tests/fixtures/orders.ts';
import { OrderConfirmedPage } from '../ui/order-confirmed-page';

/** A customer with a member code. */
export const customerWithCode: User = { ...aUser(), barcode: '9000001234' };

/** Opens the confirmation of an order; with null the order fails to load. */
export function openConfirmation(
  order: ReturnType<typeof buildOrder> | null,
  {
    isKiosk = false,
    myAccount = 'https://my-account.operator.test',
    canSaveFile = (): boolean => true,
    customer = customerWithCode,
    failureStatus = 500,
  } = {},
) {
  const savedFiles: { name: string; type: string; content: string }[] = [];
  const printedTexts: string[] = [];
  const failureAnswer = { status: failureStatus, body: { message: 'x' } };
  fakeOperator({ 'GET /api/orders/order-1': order === null ? failureAnswer : { data: order } });
  const scope = fork({
    handlers: [
      [
        saveFileFx,
        (file: (typeof savedFiles)[number]) => {
          if (!canSaveFile()) throw new Error('denied');
          savedFiles.push(file);
        },
      ],
      [
        printFx,
        () => {
          window.dispatchEvent(new Event('beforeprint'));
          printedTexts.push(document.querySelector('.printed-receipt')?.textContent ?? '');
          window.dispatchEvent(new Event('afterprint'));
        },
      ],
    ],
    values: [
      [$user, customer],
      [$mode, { isKiosk, isEmbedded: false, centre: null }],
      [$config, readConfig({ subSites: { myAccount } })],
    ],
  });
  render(
    <Provider value={scope}>
      <ChakraProvider value={createDesignSystem()}>
        <MemoryRouter initialEntries={['/order-confirmed/order-1']}>
          <Routes>
            <Route path="/order-confirmed/:completeOrderId" element={<OrderConfirmedPage />} />
          </Routes>
        </MemoryRouter>
      </ChakraProvider>
    </Provider>,
  );
  return { savedFiles, printedTexts, user: userEvent.setup() };
}
