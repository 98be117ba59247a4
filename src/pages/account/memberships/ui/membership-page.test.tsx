import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fork } from 'effector';
import { Provider } from 'effector-react';
import { MemoryRouter, Route, Routes } from 'react-router';
import { expect, test } from 'vitest';
import { answerInTurn, type FakeAnswer, fakeOperator } from '@/shared/testing';
import { createDesignSystem } from '@/shared/theme';
import { buildAccountMembership } from '../../../../../tests/fixtures/account-memberships.ts';
import { MembershipPage } from './membership-page';

function openMembership(...answers: readonly FakeAnswer[]) {
  fakeOperator({ 'GET /api/my-account/memberships/m-1': answerInTurn(answers) });
  render(
    <Provider value={fork()}>
      <ChakraProvider value={createDesignSystem()}>
        <MemoryRouter initialEntries={['/memberships/m-1']}>
          <Routes>
            <Route path="/memberships/:membershipId" element={<MembershipPage />} />
          </Routes>
        </MemoryRouter>
      </ChakraProvider>
    </Provider>,
  );
  return { user: userEvent.setup() };
}

const buildMembershipAnswer = (overrides: Parameters<typeof buildAccountMembership>[0] = {}) => ({
  data: buildAccountMembership({ id: 'm-1', ...overrides }),
});

// Proves A3.1.
test('a membership shows its type, price, next payment, benefits and actions', async () => {
  openMembership(buildMembershipAnswer());
  expect(await screen.findByRole('heading', { level: 1, name: 'Total Fitness' })).toBeTruthy();
  expect(screen.getByText('Gym')).toBeTruthy();
  expect(screen.getByText('£36.50 a month')).toBeTruthy();
  expect(screen.getByText('£36.50 on 15 December 2026')).toBeTruthy();
  expect(screen.getByText('1 of 2 left, renews 1 December 2026')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Your Direct Debit' }).getAttribute('href')).toBe(
    '/payments/direct-debit',
  );
  const actions = within(screen.getByRole('group', { name: 'What you can do with Total Fitness' }));
  expect(actions.getByRole('link', { name: 'Change' })).toBeTruthy();
});

// Proves A3.2.
test('a blocked action shows the server’s reason', async () => {
  const message = 'Please ask at reception.';
  const allowed = { allowed: true, message: null };
  openMembership(
    buildMembershipAnswer({
      may: { change: allowed, renew: allowed, freeze: allowed, cancel: { allowed: false, message } },
    }),
  );
  expect(await screen.findByText(message)).toBeTruthy();
});

test('a membership that needs a document links to the page that sends it', async () => {
  openMembership(buildMembershipAnswer({ state: 'pending', requires_proof: true, next_collection: null }));
  const sendProofLink = await screen.findByRole('link', { name: 'Send your proof' });
  expect(sendProofLink.getAttribute('href')).toBe('/documents');
  expect(screen.queryByRole('link', { name: 'Your Direct Debit' })).toBeNull();
});

// Proves A1.5.
test('another customer’s membership is not found, and no data of it is shown', async () => {
  openMembership({ status: 404, body: { message: 'Unable to complete request, item not found.' } });
  expect(await screen.findByText('We can’t find that membership.')).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1, name: 'Membership' })).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.queryByRole('term')).toBeNull();
});

test('a membership that fails to load shows an error with Try again', async () => {
  const { user } = openMembership({ breaks: true }, buildMembershipAnswer());
  expect(await screen.findByText('We couldn’t load your membership.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Total Fitness' })).toBeTruthy();
});
