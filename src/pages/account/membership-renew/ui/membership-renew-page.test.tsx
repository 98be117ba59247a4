import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fork } from 'effector';
import { Provider } from 'effector-react';
import { MemoryRouter, Route, Routes } from 'react-router';
import { expect, test } from 'vitest';
import { $config, readConfig } from '@/shared/config';
import { leaveFx } from '@/shared/routes';
import { type FakeAnswer, fakeOperator } from '@/shared/testing';
import { createDesignSystem } from '@/shared/theme';
import { toastTimeFx } from '@/shared/toast';
import { buildRenewal, buildStoredJoiningMembership } from '../../../../../tests/fixtures/memberships.ts';
import { buildTerms } from '../../../../../tests/fixtures/terms.ts';
import { MembershipRenewPage } from './membership-renew-page';

const READ_CALL = 'GET /api/memberships/m-1/renew';
const SEND_CALL = 'POST /api/memberships/m-1/renew';
const TERMS_CALL = 'GET /api/terms/membership/t-1';
const storedAnswer = { status: 201, body: { data: buildStoredJoiningMembership() } };

function openRenewal(reads: readonly FakeAnswer[], sends: readonly FakeAnswer[] = [storedAnswer]) {
  const [readsLeft, sendsLeft] = [[...reads], [...sends]];
  const calls = fakeOperator({
    [READ_CALL]: () => readsLeft.shift() ?? { breaks: true },
    [SEND_CALL]: () => sendsLeft.shift() ?? { breaks: true },
    [`${TERMS_CALL}/health-commitment`]: { data: null },
    [TERMS_CALL]: { data: buildTerms({ id: 'terms-1', title: 'Membership terms' }) },
  });
  const went: string[] = [];
  const scope = fork({
    values: [[$config, readConfig({ subSites: { bookings: 'https://bookings.operator.test' } })]],
    handlers: [
      [toastTimeFx, () => 0],
      [leaveFx, ({ to }: { to: string }) => void went.push(to)],
    ],
  });
  render(
    <Provider value={scope}>
      <ChakraProvider value={createDesignSystem()}>
        <MemoryRouter initialEntries={['/memberships/m-1/renew']}>
          <Routes>
            <Route path="/memberships/:membershipId/renew" element={<MembershipRenewPage />} />
          </Routes>
        </MemoryRouter>
      </ChakraProvider>
    </Provider>,
  );
  const count = (call: string) => calls.filter((request) => request.call === call).length;
  return { went, count, user: userEvent.setup() };
}

const buildRenewalAnswer = (overrides: Parameters<typeof buildRenewal>[0] = {}) =>
  buildRenewal({ membership_type_id: 't-1', ...overrides });
const tick = async (user: ReturnType<typeof userEvent.setup>) =>
  user.click(await screen.findByRole('checkbox', { name: 'I accept: Membership terms' }));
const add = () => screen.findByRole('button', { name: 'Add to basket' });

// Proves A3.7.
test('a renewal shows its period and price, and goes to the basket', async () => {
  const { went, count, user } = openRenewal([{ data: buildRenewalAnswer() }]);
  const period = within(await screen.findByRole('region', { name: 'Your next period' }));
  expect(period.getByText('10 December 2026')).toBeTruthy();
  expect(period.getByText('8 January 2027')).toBeTruthy();
  expect(period.getByText('£32.00')).toBeTruthy();
  expect(period.getByText(/the day after this one ends/)).toBeTruthy();
  await user.click(await add());
  expect(count(SEND_CALL)).toBe(0);
  await tick(user);
  await user.dblClick(await add());
  await waitFor(() => expect(went).toEqual(['https://bookings.operator.test/basket?added=membership']));
  expect(count(SEND_CALL)).toBe(1);
});

test('a membership that has ended starts today', async () => {
  openRenewal([{ data: buildRenewalAnswer({ start_date: '2026-11-20' }) }]);
  expect(await screen.findByText('It starts today, because your membership has ended.')).toBeTruthy();
});

test('a membership that cannot be renewed shows the reason and no button', async () => {
  const message = 'You can renew this membership from 10 March 2027.';
  openRenewal([{ status: 422, body: { message, errors: {} } }]);
  expect(await screen.findByText(message)).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

// Proves A1.5.
test('another customer’s membership is not found', async () => {
  openRenewal([{ status: 404, body: { message: 'Unable to complete request, item not found.' } }]);
  expect(await screen.findByText('We can’t find that membership.')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

test('a renewal that fails to load can be retried', async () => {
  const { user } = openRenewal([{ breaks: true }, { data: buildRenewalAnswer() }]);
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('£32.00')).toBeTruthy();
});

test('a failed request shows an error and can be retried', async () => {
  const { went, user } = openRenewal([{ data: buildRenewalAnswer() }], [{ breaks: true }, storedAnswer]);
  await tick(user);
  await user.click(await add());
  expect(await screen.findByRole('alert')).toBeTruthy();
  await user.click(await add());
  await waitFor(() => expect(went).toHaveLength(1));
});
