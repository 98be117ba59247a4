import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { allSettled, fork } from 'effector';
import { Provider } from 'effector-react';
import { MemoryRouter, Route, Routes } from 'react-router';
import { expect, test } from 'vitest';
import { $token, signedIn } from '@/entities/customer';
import { $isLoginRequested, loginDismissed } from '@/features/sign-in';
import { storeTokenFx } from '@/shared/auth';
import { bookings } from '@/shared/routes';
import { type FakeAnswer, fakeOperator, readText } from '@/shared/testing';
import { createDesignSystem } from '@/shared/theme';
import { toastTimerFx } from '@/shared/toast';
import { buildCart } from '../../../../../tests/fixtures/cart.ts';
import { buildCustomerPackage, buildPackages } from '../../../../../tests/fixtures/packages.ts';
import { PackagesPage } from './packages-page';

const swimPackages = buildPackages();
const SWIM_PACKAGE_ID = swimPackages.packages[0]?.id ?? '';

function openPackages(
  answers: readonly FakeAnswer[],
  { token = 't-1', addAnswer }: { token?: string | null; addAnswer?: FakeAnswer } = {},
) {
  const answersLeft = [...answers];
  const calls = fakeOperator({
    'GET /api/activities/packages': () => answersLeft.shift() ?? { data: swimPackages },
    'POST /api/cart/add': addAnswer ?? { data: buildCart() },
    'GET /api/cart': { data: buildCart({ items: [] }) },
  });
  const scope = fork({
    values: [[$token, token]],
    handlers: [
      [toastTimerFx, () => 0],
      [storeTokenFx, (_: unknown, token: string) => token],
    ],
  });
  render(
    <Provider value={scope}>
      <ChakraProvider value={createDesignSystem()}>
        <MemoryRouter initialEntries={['/packages/riverside-leisure-centre']}>
          <Routes>
            <Route path={bookings.packages} element={<PackagesPage />} />
          </Routes>
        </MemoryRouter>
      </ChakraProvider>
    </Provider>,
  );
  const listAddedBodies = () =>
    calls.filter(({ call }) => call === 'POST /api/cart/add').map(({ body }) => body);
  return { scope, listAddedBodies, user: userEvent.setup() };
}

const findAddButton = () => screen.findByRole('button', { name: 'Add to basket: 10 swims' });

// Proves B5.8.
test('a package shows what it is for, its validity, audience and price', async () => {
  openPackages([{ data: swimPackages }]);
  const saleRegion = within(await screen.findByRole('region', { name: 'Buy a package' }));
  expect(saleRegion.getByRole('heading', { level: 3, name: '10 swims' })).toBeTruthy();
  expect(saleRegion.getByText('Ten public swims, in lanes or family hours.')).toBeTruthy();
  expect(saleRegion.getByText('Valid for 183 days from the day you buy it. For you only.')).toBeTruthy();
  expect(saleRegion.getByText('£52.00')).toBeTruthy();
  expect(saleRegion.getByText('10 visits · £5.20 a visit')).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'Your packages' })).toBeNull();
});

test('the customer sees the remaining visits and expiry of their own packages, including ended ones', async () => {
  const ownPackages = [
    buildCustomerPackage(),
    buildCustomerPackage({ id: 'p-2', name: '5 classes', uses: 5, uses_left: 0, state: 'used_up' }),
    buildCustomerPackage({ id: 'p-3', name: '3 swims', uses: 3, uses_left: 1, state: 'expired' }),
  ];
  openPackages([{ data: buildPackages({ mine: ownPackages }) }]);
  const ownRegion = within(await screen.findByRole('region', { name: 'Your packages' }));
  expect(ownRegion.getAllByRole('listitem').map(readText)).toEqual([
    '10 swims6 of 10 leftUse by Wednesday 2 December.',
    '5 classesAll used',
    '3 swims1 of 3 leftExpired on Wednesday 2 December.',
  ]);
});

test('a package is added to the basket, and a link to it is shown', async () => {
  const { listAddedBodies, user } = openPackages([]);
  await user.click(await findAddButton());
  expect((await screen.findByRole('link', { name: 'Go to basket' })).getAttribute('href')).toBe('/basket');
  expect(listAddedBodies()).toMatchObject([{ items: [{ id: SWIM_PACKAGE_ID, type: 'package' }] }]);
});

test('a package that cannot be added shows the reason beside it, and can be retried', async () => {
  const message = 'This package is no longer sold.';
  const body = { message, errors: { 'items.0': [message] } };
  const { user } = openPackages([], { addAnswer: { status: 422, body } });
  await user.click(await findAddButton());
  expect(readText(await screen.findByRole('alert'))).toBe(message);
  expect((await findAddButton()).getAttribute('aria-busy')).not.toBe('true');
});

// Proves B5.9.
test('after a visitor has logged in, the package is added once', async () => {
  const { scope, listAddedBodies, user } = openPackages([], { token: null });
  await user.click(await findAddButton());
  expect(scope.getState($isLoginRequested)).toBe(true);
  expect(listAddedBodies()).toEqual([]);
  await act(() => allSettled(signedIn, { scope, params: 't-2' }));
  await waitFor(() => expect(listAddedBodies()).toHaveLength(1));
  await act(() => allSettled(signedIn, { scope, params: 't-2' }));
  expect(listAddedBodies()).toHaveLength(1);
});

test('the pending package is discarded when the log-in is cancelled', async () => {
  const { scope, listAddedBodies, user } = openPackages([], { token: null });
  await user.click(await findAddButton());
  await act(() => allSettled(loginDismissed, { scope }));
  await act(() => allSettled(signedIn, { scope, params: 't-2' }));
  expect(listAddedBodies()).toEqual([]);
});

test('a centre without packages shows a message', async () => {
  openPackages([{ data: buildPackages({ packages: [] }) }]);
  expect(await screen.findByText('This centre doesn’t sell packages at the moment.')).toBeTruthy();
});

test('packages that fail to load can be retried, and an unknown centre shows a message', async () => {
  const { user } = openPackages([{ breaks: true }, { status: 404, body: { message: 'Not found.' } }]);
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('We can’t find that centre.')).toBeTruthy();
});
