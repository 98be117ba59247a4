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
import { toastTimeFx } from '@/shared/toast';
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
export const CHECKOUT = 'https://bookings.operator.test/checkout';
export const BASKET = 'https://bookings.operator.test/basket?added=membership';
const gym = buildMembershipType({
  id: 't-gym',
  name: 'Gym',
  payment_options: [buildPaymentOption({ id: 'o-gym' })],
});
export const costs = { data: buildChangeCosts() };
export const storedAnswer = { status: 201, body: { data: buildStoredJoiningMembership() } };
export const buildRefusal = (errors: Record<string, string[]>): FakeAnswer => ({
  status: 422,
  body: { message: 'The given data was invalid.', errors },
});

export const healthTerms = buildTerms({ id: 'health', title: 'Health' });
export const membershipTerms = buildTerms({ id: 'terms', title: 'Terms' });

interface Answers {
  readonly terms?: FakeAnswer;
  readonly lists?: readonly FakeAnswer[];
  readonly prices?: readonly (FakeAnswer | Promise<FakeAnswer>)[];
  readonly sends?: readonly FakeAnswer[];
}

/** Opens the change page of a membership, with a server that gives these answers. */
export function openChange(
  answers: Answers = {},
  user: Partial<User> = { hasInstruction: true },
  cart: Wire<'Cart'> | null = null,
) {
  const answersLeft = {
    lists: [...(answers.lists ?? [{ data: [gym] }])],
    prices: [...(answers.prices ?? [])],
    sends: [...(answers.sends ?? [storedAnswer])],
  };
  const queries: string[] = [];
  const calls = fakeOperator({
    [LIST_CALL]: () => answersLeft.lists.shift() ?? { breaks: true },
    [COSTS_CALL]: (_, query) => {
      queries.push(query.toString());
      return answersLeft.prices.shift() ?? costs;
    },
    [SEND_CALL]: () => answersLeft.sends.shift() ?? { breaks: true },
    'GET /api/my-account/memberships': { data: { items: [buildAccountMembership({ id: 'm-1' })] } },
    'GET /api/data-fields': { data: [] },
    'GET /api/terms/direct-debit': { data: null },
    'GET /api/terms/membership/t-gym/health-commitment': answers.terms ?? { data: healthTerms },
    'GET /api/terms/membership/t-gym': answers.terms ?? { data: membershipTerms },
  });
  const went: string[] = [];
  const scope = fork({
    values: [
      [$client, toCamelCase(buildClient({ today: '2026-11-20' }))],
      [$token, 't-1'],
      [$cart, cart && toCamelCase(cart)],
      [$user, aUser({ hasBillingDate: false, ...user })],
      [$config, readConfig({ subSites: { bookings: 'https://bookings.operator.test' } })],
    ],
    handlers: [
      [toastTimeFx, () => 0],
      [leaveFx, ({ to }: { to: string }) => void went.push(to)],
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
  return { calls, queries, went, listSentBodies, scope, user: userEvent.setup() };
}
