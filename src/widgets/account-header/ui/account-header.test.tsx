import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { allSettled, fork } from 'effector';
import { Provider } from 'effector-react';
import { Link, MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { $token, $user, signedOut } from '@/entities/customer';
import type { User } from '@/shared/api';
import { $config, readConfig } from '@/shared/config';
import { aUser, type FakeAnswer, fakeOperator } from '@/shared/testing';
import { createDesignSystem } from '@/shared/theme';
import { toastTimerFx } from '@/shared/toast';
import { buildAccountMembership } from '../../../../tests/fixtures/account-memberships.ts';
import { buildPayments, buildUnpaidPayment } from '../../../../tests/fixtures/payments.ts';
import { buildWaitingOffer } from '../../../../tests/fixtures/waiting-list.ts';
import { AccountHeader } from './account-header';

const bookings = 'https://bookings.operator.test';
const penalty = {
  id: 'p-1',
  name: 'Missed class: Yoga',
  price: { amount: 300, formatted: '£3.00', decimal: '3.00' },
};
const failedCollection = buildUnpaidPayment({ id: 'f-1', kind: 'failed_collection' });
const may = { ...buildAccountMembership().may, renew: { allowed: true, message: null } };
const endingMembership = buildAccountMembership({ end_date: '2026-12-10', next_collection: null, may });
const FULL_ANSWERS = {
  waiting: { data: [buildWaitingOffer({ id: 'w-2' })] },
  payments: { data: buildPayments({ outstanding: [failedCollection] }) },
  memberships: { data: { items: [endingMembership] } },
};

type Answers = Partial<Record<keyof typeof FULL_ANSWERS, FakeAnswer>>;

function openHeader(path: string, answers: Answers, user: Partial<User> = {}) {
  const calls = fakeOperator({
    'GET /api/activities/waiting-list': answers.waiting ?? { data: [] },
    'GET /api/my-account/payments': answers.payments ?? { data: buildPayments({ outstanding: [] }) },
    'GET /api/my-account/memberships': answers.memberships ?? { data: { items: [] } },
  });
  const scope = fork({
    values: [
      [$token, 't-1'],
      [$user, aUser({ firstName: 'Sam', lastName: 'Taylor', reference: 'C-1001', ...user })],
      [$config, readConfig({ subSites: { bookings } })],
    ],
    handlers: [[toastTimerFx, () => 0]],
  });
  render(
    <Provider value={scope}>
      <ChakraProvider value={createDesignSystem()}>
        <MemoryRouter initialEntries={[path]}>
          <AccountHeader />
          <Link to="/user-details">On</Link>
        </MemoryRouter>
      </ChakraProvider>
    </Provider>,
  );
  const listCalls = () => calls.map(({ call }) => call).toSorted();
  return { calls, listCalls, scope, user: userEvent.setup() };
}

const findNotices = async () => within(await screen.findByRole('region', { name: 'Notices' }));
const ALL_CALLS = [
  'GET /api/activities/waiting-list',
  'GET /api/my-account/memberships',
  'GET /api/my-account/payments',
];

// Proves A1.3.
test('every page shows the customer’s name, and the notices in order of urgency', async () => {
  openHeader('/packages', FULL_ANSWERS, { membershipDocumentUploadRequired: true });
  expect(screen.getByText('Sam Taylor, customer ID C-1001')).toBeTruthy();
  const notices = await findNotices();
  expect(await notices.findByText('A payment of £3.00 has failed.')).toBeTruthy();
  const links = notices.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/payments', '/documents']);
  const offer = within(notices.getByRole('region', { name: 'Yoga for improvers' }));
  expect(offer.getByRole('button', { name: 'Accept space' })).toBeTruthy();
});

// Proves A1.3.
test('an outstanding balance comes first and links to the page where it is paid', async () => {
  openHeader('/packages', FULL_ANSWERS, { outstandingPenalties: [penalty] });
  const notices = await findNotices();
  expect(
    notices.getByText('You owe £3.00 (Missed class: Yoga). You can’t book until it’s paid.'),
  ).toBeTruthy();
  const [firstLink] = notices.getAllByRole('link');
  expect(firstLink?.textContent).toBe('Pay what you owe');
  expect(firstLink?.getAttribute('href')).toBe('/payments');
});

test('a notice links to the renewal of a membership that ends soon', async () => {
  openHeader('/card', FULL_ANSWERS);
  const notices = await findNotices();
  expect(await notices.findByText('Your membership Total Fitness ends on 10 December 2026.')).toBeTruthy();
  const renew = notices.getByRole('link', { name: 'Renew it' });
  expect(renew.getAttribute('href')).toBe(`/memberships/${endingMembership.id}/renew`);
});

test('failed requests cause no notice or error', async () => {
  const { listCalls } = openHeader('/packages', {
    waiting: { breaks: true },
    payments: { breaks: true },
    memberships: { breaks: true },
  });
  await waitFor(() => expect(listCalls()).toEqual(ALL_CALLS));
  expect(screen.getByText('Sam Taylor, customer ID C-1001')).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'Notices' })).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('on the payments page the header shows no notice about payments and does not load them', async () => {
  const { listCalls } = openHeader('/payments', FULL_ANSWERS, { outstandingPenalties: [penalty] });
  expect(await (await findNotices()).findByText('A space has come up for you')).toBeTruthy();
  expect(screen.queryByText(/You owe/)).toBeNull();
  expect(listCalls()).toEqual(ALL_CALLS.slice(0, 2));
});

test('on the next page only the missing lists are loaded', async () => {
  const { listCalls, user } = openHeader('/payments', FULL_ANSWERS);
  await waitFor(() => expect(listCalls()).toHaveLength(2));
  await user.click(screen.getByRole('link', { name: 'On' }));
  expect(await (await findNotices()).findByText('A payment of £3.00 has failed.')).toBeTruthy();
  expect(listCalls()).toEqual(ALL_CALLS);
});

// Proves A1.4.
test('a log-out removes all data of the customer', async () => {
  const { scope } = openHeader('/packages', FULL_ANSWERS);
  await findNotices();
  await allSettled(signedOut, { scope });
  expect(screen.queryByText(/Sam Taylor/)).toBeNull();
  expect(screen.queryByRole('region', { name: 'Notices' })).toBeNull();
});
