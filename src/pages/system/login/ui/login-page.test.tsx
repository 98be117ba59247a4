import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fork } from 'effector';
import { Provider } from 'effector-react';
import { MemoryRouter } from 'react-router';
import { describe, expect, test } from 'vitest';
import { type FakeAnswer, fakeOperator } from '@/shared/testing';
import { createDesignSystem } from '@/shared/theme';
import { $toasts, toastTimerFx } from '@/shared/toast';
import { LoginPage } from './login-page';

function openLogin(initialPath: string, answers: Record<string, FakeAnswer> = {}) {
  const calls = fakeOperator(answers);
  const scope = fork({ handlers: [[toastTimerFx, () => 0]] });
  render(
    <Provider value={scope}>
      <ChakraProvider value={createDesignSystem()}>
        <MemoryRouter initialEntries={[initialPath]}>
          <LoginPage />
        </MemoryRouter>
      </ChakraProvider>
    </Provider>,
  );
  return {
    calls,
    user: userEvent.setup(),
    readToasts: () => scope.getState($toasts).map(({ content }) => content),
  };
}

const FORGOTTEN_PASSWORD_CALL = 'POST /api/auth/customer/forgotten-password';

describe('the log-in page', () => {
  // Proves S6.2.
  test("the log-in page offers to sign in, or 'I don't have an account'", () => {
    openLogin('/login');
    expect(screen.getByLabelText(/^Email address or customer ID/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Log in' })).toBeTruthy();
    expect(screen.getByRole('link', { name: "I don't have an account" }).getAttribute('href')).toBe(
      '/register',
    );
  });

  // Proves S6.2.
  test('the log-in page links to registration, which continues to the original page', () => {
    openLogin('/login?redirect=%2Fcentre%2Friverside%2Fmembership%2Fgym%2Ffixed');
    expect(screen.getByRole('link', { name: "I don't have an account" }).getAttribute('href')).toBe(
      '/register?redirect=%2Fcentre%2Friverside%2Fmembership%2Fgym%2Ffixed',
    );
  });

  // Proves S6.1.
  test('the log-in page shows a refused log-in as text under the form and as a toast', async () => {
    const refusal: FakeAnswer = { status: 403, body: { message: 'These details are not right.' } };
    const { user, readToasts } = openLogin('/login', { 'POST /api/auth/customer/login': refusal });
    await user.type(screen.getByLabelText(/^Email address or customer ID/), '10004521');
    await user.type(screen.getByLabelText(/^Password/), 'Wrong-1!');
    await user.click(screen.getByRole('button', { name: 'Log in' }));
    expect((await screen.findByRole('alert')).textContent).toContain('These details are not right.');
    expect(readToasts()).toEqual(['These details are not right.']);
  });
});

describe('a forgotten password', () => {
  // Proves S6.4.
  test("a new password is requested with an email address or a reference, and then the dialog says 'Check your email'", async () => {
    const { user, calls } = openLogin('/login', {
      [FORGOTTEN_PASSWORD_CALL]: { data: { status: 'We have written to Sam.', error: null } },
    });
    await user.click(screen.getByRole('button', { name: 'Forgotten your password?' }));
    const requestDialog = within(screen.getByRole('dialog', { name: 'Forgotten password' }));
    await user.type(requestDialog.getByLabelText(/^Email address or customer ID/), '10004521');
    await user.click(requestDialog.getByRole('button', { name: 'Send the email' }));
    const confirmationDialog = within(await screen.findByRole('dialog', { name: 'Check your email' }));
    expect(
      confirmationDialog.getByText(
        'If we have an account for you, we’ve sent an email with what to do next.',
      ),
    ).toBeTruthy();
    expect(calls).toEqual([{ call: FORGOTTEN_PASSWORD_CALL, body: { email_or_reference: '10004521' } }]);
  });

  // Proves S6.5.
  test("a forgotten password whose error starts with 'Multiple' opens the customer ID modal", async () => {
    const { user } = openLogin('/login', {
      [FORGOTTEN_PASSWORD_CALL]: {
        data: { status: null, error: 'Multiple accounts use this email address.' },
      },
    });
    await user.click(screen.getByRole('button', { name: 'Forgotten your password?' }));
    const requestDialog = within(screen.getByRole('dialog', { name: 'Forgotten password' }));
    await user.type(requestDialog.getByLabelText(/^Email address or customer ID/), 'sam@example.com');
    await user.click(requestDialog.getByRole('button', { name: 'Send the email' }));
    const modal = within(await screen.findByRole('dialog', { name: 'Enter your customer ID' }));
    expect(modal.getByText('Multiple accounts use this email address.')).toBeTruthy();
    expect(modal.getByLabelText(/^Customer ID/)).toHaveProperty('value', '');
  });
});
