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
import { toastTimerFx } from '@/shared/toast';
import { buildRenewal, buildStoredJoiningMembership } from '../../../../../tests/fixtures/memberships.ts';
import { buildTerms } from '../../../../../tests/fixtures/terms.ts';
import { MembershipRenewPage } from './membership-renew-page';

const LOAD_CALL = 'GET /api/memberships/m-1/renew';
const SEND_CALL = 'POST /api/memberships/m-1/renew';
const TERMS_CALL = 'GET /api/terms/membership/t-1';
const storedAnswer = { status: 201, body: { data: buildStoredJoiningMembership() } };

function openRenewal(
  loadAnswers: readonly FakeAnswer[],
  sendAnswers: readonly FakeAnswer[] = [storedAnswer],
) {
  const [loadAnswersLeft, sendAnswersLeft] = [[...loadAnswers], [...sendAnswers]];
  const calls = fakeOperator({
    [LOAD_CALL]: () => loadAnswersLeft.shift() ?? { breaks: true },
    [SEND_CALL]: () => sendAnswersLeft.shift() ?? { breaks: true },
    [`${TERMS_CALL}/health-commitment`]: { data: null },
    [TERMS_CALL]: { data: buildTerms({ id: 'terms-1', title: 'Membership terms' }) },
  });
  const visitedUrls: string[] = [];
  const scope = fork({
    values: [[$config, readConfig({ subSites: { bookings: 'https://bookings.operator.test' } })]],
    handlers: [
      [toastTimerFx, () => 0],
      [leaveFx, ({ to }: { to: string }) => void visitedUrls.push(to)],
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
  const countCalls = (call: string) => calls.filter((request) => request.call === call).length;
  return { visitedUrls, countCalls, user: userEvent.setup() };
}

const buildRenewalWithTerms = (overrides: Parameters<typeof buildRenewal>[0] = {}) =>
  buildRenewal({ membership_type_id: 't-1', ...overrides });
const acceptTerms = async (user: ReturnType<typeof userEvent.setup>) =>
  user.click(await screen.findByRole('checkbox', { name: 'I accept: Membership terms' }));
const findAddButton = () => screen.findByRole('button', { name: 'Add to basket' });

// Proves A3.7.
test('a renewal shows its period and price, and goes to the basket', async () => {
  const { visitedUrls, countCalls, user } = openRenewal([{ data: buildRenewalWithTerms() }]);
  const period = within(await screen.findByRole('region', { name: 'Your next period' }));
  expect(period.getByText('10 December 2026')).toBeTruthy();
  expect(period.getByText('8 January 2027')).toBeTruthy();
  expect(period.getByText('£32.00')).toBeTruthy();
  expect(period.getByText(/the day after this one ends/)).toBeTruthy();
  await user.click(await findAddButton());
  expect(countCalls(SEND_CALL)).toBe(0);
  await acceptTerms(user);
  await user.dblClick(await findAddButton());
  await waitFor(() =>
    expect(visitedUrls).toEqual(['https://bookings.operator.test/basket?added=membership']),
  );
  expect(countCalls(SEND_CALL)).toBe(1);
});

test('a membership that has ended starts today', async () => {
  openRenewal([{ data: buildRenewalWithTerms({ start_date: '2026-11-20' }) }]);
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
  const { user } = openRenewal([{ breaks: true }, { data: buildRenewalWithTerms() }]);
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('£32.00')).toBeTruthy();
});

test('a failed request shows an error and can be retried', async () => {
  const { visitedUrls, user } = openRenewal(
    [{ data: buildRenewalWithTerms() }],
    [{ breaks: true }, storedAnswer],
  );
  await acceptTerms(user);
  await user.click(await findAddButton());
  expect(await screen.findByRole('alert')).toBeTruthy();
  await user.click(await findAddButton());
  await waitFor(() => expect(visitedUrls).toHaveLength(1));
});
