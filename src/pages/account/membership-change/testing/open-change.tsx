import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fork } from 'effector';
import { Provider } from 'effector-react';
import { MemoryRouter, Route, Routes } from 'react-router';
import { $cart } from '@/entities/cart';
import { $client } from '@/entities/client';
import { $token, $user } from '@/entities/customer';
import type { User } from '@/shared/api';
import { $config, readConfig } from '@/shared/config';
import { leaveFx } from '@/shared/routes';
import { aUser, type FakeAnswer, fakeOperator, toCamelCase } from '@/shared/testing';
import { createDesignSystem } from '@/shared/theme';
import { toastTimerFx } from '@/shared/toast';
import { buildAccountMembership } from '../../../../../tests/fixtures/account-memberships.ts';
import { buildClient } from '../../../../../tests/fixtures/frontend.ts';
import {
  buildChangeCosts,
  buildMembershipType,
  buildPaymentOption,
  buildStoredJoiningMembership,
} from '../../../../../tests/fixtures/memberships.ts';
import { buildTerms } from '../../../../../tests/fixtures/terms.ts';
import type { Wire } from '../../../../../tests/fixtures/wire.ts';
import { MembershipChangePage } from '../ui/membership-change-page';

const LIST_CALL = 'GET /api/memberships/m-1/change';
const COSTS_CALL = 'GET /api/memberships/m-1/change/o-gym';
const SEND_CALL = 'POST /api/memberships/m-1/change/o-gym';
export const CHECKOUT_URL = 'https://bookings.operator.test/checkout';
export const BASKET_URL = 'https://bookings.operator.test/basket?added=membership';
const gymMembership = buildMembershipType({
  id: 't-gym',
  name: 'Gym',
  payment_options: [buildPaymentOption({ id: 'o-gym' })],
});
export const costsAnswer = { data: buildChangeCosts() };
export const storedAnswer = { status: 201, body: { data: buildStoredJoiningMembership() } };
export const buildRefusal = (errors: Record<string, string[]>): FakeAnswer => ({
  status: 422,
  body: { message: 'The given data was invalid.', errors },
});

export const healthTerms = buildTerms({ id: 'health', title: 'Health' });
export const membershipTerms = buildTerms({ id: 'terms', title: 'Terms' });

interface ChangePageAnswers {
  readonly termsAnswer?: FakeAnswer;
  readonly listAnswers?: readonly FakeAnswer[];
  readonly costsAnswers?: readonly (FakeAnswer | Promise<FakeAnswer>)[];
  readonly sendAnswers?: readonly FakeAnswer[];
}

/** Opens the change page of a membership, with a server that gives these answers. */
export function openChange(
  answers: ChangePageAnswers = {},
  user: Partial<User> = { hasInstruction: true },
  cart: Wire<'Cart'> | null = null,
) {
  const answersLeft = {
    listAnswers: [...(answers.listAnswers ?? [{ data: [gymMembership] }])],
    costsAnswers: [...(answers.costsAnswers ?? [])],
    sendAnswers: [...(answers.sendAnswers ?? [storedAnswer])],
  };
  const costsQueries: string[] = [];
  const calls = fakeOperator({
    [LIST_CALL]: () => answersLeft.listAnswers.shift() ?? { breaks: true },
    [COSTS_CALL]: (_, query) => {
      costsQueries.push(query.toString());
      return answersLeft.costsAnswers.shift() ?? costsAnswer;
    },
    [SEND_CALL]: () => answersLeft.sendAnswers.shift() ?? { breaks: true },
    'GET /api/my-account/memberships': { data: { items: [buildAccountMembership({ id: 'm-1' })] } },
    'GET /api/data-fields': { data: [] },
    'GET /api/terms/direct-debit': { data: null },
    'GET /api/terms/membership/t-gym/health-commitment': answers.termsAnswer ?? { data: healthTerms },
    'GET /api/terms/membership/t-gym': answers.termsAnswer ?? { data: membershipTerms },
  });
  const visitedUrls: string[] = [];
  const scope = fork({
    values: [
      [$client, toCamelCase(buildClient({ today: '2026-11-20' }))],
      [$token, 't-1'],
      [$cart, cart && toCamelCase(cart)],
      [$user, aUser({ hasBillingDate: false, ...user })],
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
        <MemoryRouter initialEntries={['/memberships/m-1/change']}>
          <Routes>
            <Route path="/memberships/:membershipId/change" element={<MembershipChangePage />} />
          </Routes>
        </MemoryRouter>
      </ChakraProvider>
    </Provider>,
  );
  const listSentBodies = () => calls.filter(({ call }) => call === SEND_CALL).map(({ body }) => body);
  return { calls, costsQueries, visitedUrls, listSentBodies, scope, user: userEvent.setup() };
}
