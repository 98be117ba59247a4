import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { allSettled, fork, type Scope } from 'effector';
import { Provider } from 'effector-react';
import { MemoryRouter } from 'react-router';
import { $user } from '@/entities/customer';
import { locationChanged, navigatorReady } from '@/shared/routes';
import { aUser, type FakeAnswer, fakeOperator } from '@/shared/testing';
import { createDesignSystem } from '@/shared/theme';
import { $toasts } from '@/shared/toast';
import { buildCart } from '../../../../../tests/fixtures/cart.ts';
import {
  buildAuthorisedPayment,
  buildCompletedPayment,
  buildPreparedPayment,
} from '../../../../../tests/fixtures/checkout.ts';
import { CheckoutPage } from '../ui/checkout-page';

const membershipTypeId = '0197b1c2-0000-7c31-9a55-3e1f0c2d4b61';

/** The default answers of the operator. */
export const defaultAnswers: Record<string, FakeAnswer> = {
  'GET /api/cart': { data: buildCart() },
  'GET /api/terms': { data: [] },
  [`GET /api/terms/membership/${membershipTypeId}`]: { data: null },
  [`GET /api/terms/membership/${membershipTypeId}/health-commitment`]: { data: null },
  'GET /api/checkout/prepare': { data: buildPreparedPayment() },
  'POST /api/checkout/authorise': {
    data: buildAuthorisedPayment({ transaction_uuid: 'transaction-1', client_secret: 'pi_1_secret_2' }),
  },
  'POST /api/checkout/complete': { data: buildCompletedPayment({ complete_order_id: 'order-1' }) },
  'DELETE /api/cart/clear': { data: null },
};

type OperatorAnswers = Parameters<typeof fakeOperator>[0];

/** A visit of a logged-in customer. */
export function createCustomerScope(): Scope {
  return fork({ values: [[$user, aUser({ firstName: 'Sam', lastName: 'Taylor' })]] });
}

/** Opens the checkout for a logged-in customer, with a fake provider. */
export function openCheckout(answerOverrides: OperatorAnswers = {}, scope: Scope = createCustomerScope()) {
  const calls = fakeOperator({ ...defaultAnswers, ...answerOverrides });
  const visitedPaths: string[] = [];
  void allSettled(navigatorReady, { scope, params: (to: string) => void visitedPaths.push(to) });
  render(
    <Provider value={scope}>
      <ChakraProvider value={createDesignSystem()}>
        <MemoryRouter>
          <CheckoutPage />
        </MemoryRouter>
      </ChakraProvider>
    </Provider>,
  );
  const readToasts = () => scope.getState($toasts).map(({ content, closeAfter }) => [content, closeAfter]);
  /** Changes the address without waiting. */
  const arriveAt = (pathname: string) =>
    void allSettled(locationChanged, { scope, params: { pathname, search: '', hash: '', state: null } });
  return { calls, visitedPaths, readToasts, arriveAt, user: userEvent.setup() };
}

/** Fills in a complete billing address. */
export async function fillBilling(user: ReturnType<typeof userEvent.setup>) {
  await user.type(await screen.findByLabelText('Address line 1'), '4 Mill Lane');
  await user.type(screen.getByLabelText('Town or city'), 'Norwich');
  await user.type(screen.getByLabelText('Postcode'), 'nr11sr');
  await user.tab();
}
