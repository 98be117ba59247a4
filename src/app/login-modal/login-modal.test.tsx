import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { allSettled, fork } from 'effector';
import { Provider } from 'effector-react';
import { MemoryRouter } from 'react-router';
import { expect, test, vi } from 'vitest';
import { $token, signedIn } from '@/entities/customer';
import { loginRequested, loginToBookRequested } from '@/features/sign-in';
import { storeTokenFx } from '@/shared/auth';
import { locationChanged } from '@/shared/routes';
import { type FakeAnswer, fakeOperator } from '@/shared/testing';
import { createDesignSystem } from '@/shared/theme';
import { $toasts, toastClosed, toastTimerFx } from '@/shared/toast';
import { buildToken, buildUser } from '../../../tests/fixtures/auth.ts';
import { LoginModal } from './login-modal';

const LOGIN_CALL = 'POST /api/auth/customer/login';
const FORGOTTEN_PASSWORD_CALL = 'POST /api/auth/customer/forgotten-password';

async function openModal(answers: Record<string, FakeAnswer> = {}) {
  const calls = fakeOperator({
    [LOGIN_CALL]: { data: buildToken() },
    'GET /api/auth/user': { data: buildUser() },
    ...answers,
  });
  const scope = fork({
    handlers: [
      [toastTimerFx, () => 0],
      [storeTokenFx, (_: unknown, token: string) => token],
    ],
  });
  render(
    <Provider value={scope}>
      <ChakraProvider value={createDesignSystem()}>
        <MemoryRouter initialEntries={['/location/riverside?day=2']}>
          <main id="main" tabIndex={-1}>
            <label>
              Search <input defaultValue="yoga" />
            </label>
          </main>
          <LoginModal />
        </MemoryRouter>
      </ChakraProvider>
    </Provider>,
  );
  await allSettled(loginRequested, { scope });
  return { calls, scope, user: userEvent.setup() };
}

const queryModal = () => screen.queryByRole('dialog', { name: 'Log in' });
const name = () => screen.getByLabelText(/^Email address or customer ID/);

test('a log-in in the modal keeps the page, and the focus moves to the page', async () => {
  const { user, scope } = await openModal();
  expect(document.activeElement).toBe(name());
  await user.keyboard('sam@example.com');
  await user.type(screen.getByLabelText('Password'), 'Swim-2026!{Enter}');
  await vi.waitFor(() => expect(queryModal()).toBeNull());
  expect(scope.getState($token)).toBe(buildToken().token);
  expect(scope.getState($toasts)).toMatchObject([{ content: 'You’re logged in.', type: 'success' }]);
  expect(screen.getByLabelText('Search')).toHaveProperty('value', 'yoga');
  expect(document.activeElement?.id).toBe('main');
});

test('after a log-in for a booking only the booking is announced', async () => {
  const { user, scope } = await openModal();
  await allSettled(loginToBookRequested, { scope });
  await user.type(name(), 'sam@example.com');
  await user.type(screen.getByLabelText('Password'), 'Swim-2026!{Enter}');
  await vi.waitFor(() => expect(queryModal()).toBeNull());
  expect(scope.getState($token)).toBe(buildToken().token);
  expect(scope.getState($toasts)).toEqual([]);
});

test('a refused log-in is shown under the form at once, not in a toast', async () => {
  const { user, scope } = await openModal({
    [LOGIN_CALL]: { status: 401, body: { message: 'These are not right.' } },
  });
  await user.type(name(), 'sam@example.com');
  await user.type(screen.getByLabelText('Password'), 'Wrong-1!{Enter}');
  expect((await screen.findByRole('alert')).textContent).toBe('These are not right.');
  expect(scope.getState($toasts)).toEqual([]);
});

test('an earlier error is gone when the modal is opened again', async () => {
  const { user, scope } = await openModal({
    [LOGIN_CALL]: { status: 401, body: { message: 'These are not right.' } },
  });
  await user.type(name(), 'sam@example.com');
  await user.type(screen.getByLabelText('Password'), 'Wrong-1!{Enter}');
  await screen.findByText('These are not right.');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(queryModal()).toBeNull();
  await allSettled(loginRequested, { scope });
  expect(screen.queryByText('These are not right.')).toBeNull();
  expect(name()).toHaveProperty('value', 'sam@example.com');
  expect(screen.getByLabelText('Password')).toHaveProperty('value', '');
});

test('the forgotten-password dialog replaces the modal and returns to it', async () => {
  const { user } = await openModal({ [FORGOTTEN_PASSWORD_CALL]: { data: { status: 'Sent.', error: null } } });
  await user.type(name(), 'sam@example.com');
  await user.click(screen.getByRole('button', { name: 'Forgotten your password?' }));
  expect(queryModal()).toBeNull();
  const requestDialog = within(screen.getByRole('dialog', { name: 'Forgotten password' }));
  await user.click(requestDialog.getByRole('button', { name: 'Send the email' }));
  const confirmationDialog = within(await screen.findByRole('dialog', { name: 'Check your email' }));
  await user.click(confirmationDialog.getByRole('button', { name: 'Back to log in' }));
  expect(queryModal()).not.toBeNull();
  expect(name()).toHaveProperty('value', 'sam@example.com');
});

test('the register link of the modal brings the customer back to the page', async () => {
  await openModal();
  const link = screen.getByRole('link', { name: "I don't have an account" });
  expect(link.getAttribute('href')).toBe('/register?redirect=%2Flocation%2Friverside%3Fday%3D2');
});

test('the log-in dialog closes when the customer has logged in in another tab', async () => {
  const { scope } = await openModal();
  await allSettled(signedIn, { scope, params: 't2' });
  expect(queryModal()).toBeNull();
});

test('the log-in dialog closes when the customer goes back to another page, but stays open when only the query changes', async () => {
  const { scope } = await openModal();
  const goTo = (pathname: string, search: string) =>
    act(() => allSettled(locationChanged, { scope, params: { pathname, search, hash: '', state: null } }));
  await goTo('/location/riverside', '?day=2');
  await allSettled(loginRequested, { scope });
  await goTo('/location/riverside', '?day=3');
  expect(queryModal()).not.toBeNull();
  await goTo('/', '');
  expect(queryModal()).toBeNull();
});

test('a refused new password is shown only once', async () => {
  const { user, scope } = await openModal({
    [FORGOTTEN_PASSWORD_CALL]: { status: 422, body: { message: 'Ask at reception.' } },
  });
  await user.type(name(), 'sam@example.com');
  await user.click(screen.getByRole('button', { name: 'Forgotten your password?' }));
  await user.click(screen.getByRole('button', { name: 'Send the email' }));
  await vi.waitFor(() => expect(scope.getState($toasts)).toMatchObject([{ content: 'Ask at reception.' }]));
  expect(screen.queryByText('Ask at reception.')).toBeNull();
  await act(() => allSettled(toastClosed, { scope, params: scope.getState($toasts)[0]?.id ?? 0 }));
  expect(screen.getByText('Ask at reception.')).toBeTruthy();
});
