import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fork } from 'effector';
import { Provider } from 'effector-react';
import { MemoryRouter } from 'react-router';
import { $token } from '@/entities/customer';
import { $config, readConfig } from '@/shared/config';
import { leaveFx } from '@/shared/routes';
import { answerInTurn, type FakeAnswer, fakeOperator } from '@/shared/testing';
import { createDesignSystem } from '@/shared/theme';
import { toastTimerFx } from '@/shared/toast';
import { buildCart } from '../../../../../tests/fixtures/cart.ts';
import { buildAccountCredit, buildPayments } from '../../../../../tests/fixtures/payments.ts';
import { PaymentsPage } from '../ui/payments-page';

export const ADD_CALL = 'POST /api/cart/add';

interface PaymentsAnswers {
  readonly paymentsAnswers?: readonly FakeAnswer[];
  readonly creditAnswers?: readonly FakeAnswer[];
  readonly addAnswer?: FakeAnswer;
  readonly cardAnswers?: readonly FakeAnswer[];
  readonly removeAnswers?: readonly FakeAnswer[];
}

/** Opens the payments of a customer; each call gets its answers in turn. */
export function openPayments({
  paymentsAnswers = [{ data: buildPayments() }],
  creditAnswers = [{ data: buildAccountCredit() }],
  addAnswer = { data: buildCart() },
  cardAnswers = [{ data: null }],
  removeAnswers = [],
}: PaymentsAnswers) {
  const calls = fakeOperator({
    'GET /api/my-account/payments': answerInTurn(paymentsAnswers),
    'GET /api/my-account/credit': answerInTurn(creditAnswers),
    'GET /api/my-account/saved-card': answerInTurn(cardAnswers),
    'DELETE /api/my-account/saved-card': answerInTurn(removeAnswers),
    [ADD_CALL]: addAnswer,
    'GET /api/cart': { data: null },
  });
  const visitedUrls: string[] = [];
  const scope = fork({
    values: [
      [$token, 't-1'],
      [$config, readConfig({ subSites: { bookings: 'https://bookings.operator.test' } })],
    ],
    handlers: [
      [toastTimerFx, () => 0],
      [leaveFx, ({ to }: { to: string }) => void visitedUrls.push(to)],
    ],
  });
  render(
    <Provider value={scope}>
      <ChakraProvider value={createDesignSystem()}>
        <MemoryRouter initialEntries={['/payments']}>
          <PaymentsPage />
        </MemoryRouter>
      </ChakraProvider>
    </Provider>,
  );
  return { calls, visitedUrls, user: userEvent.setup() };
}
