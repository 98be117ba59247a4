import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { allSettled, fork } from 'effector';
import { Provider } from 'effector-react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { $client, clientReloaded } from '@/entities/client';
import { $token } from '@/entities/customer';
import { removeTokenFx, storeTokenFx } from '@/shared/auth';
import { $mode } from '@/shared/mode';
import { type FakeAnswer, fakeOperator, toCamelCase } from '@/shared/testing';
import { createDesignSystem } from '@/shared/theme';
import { buildUser } from '../../../../../tests/fixtures/auth.ts';
import { buildDataField, buildDataFieldSection } from '../../../../../tests/fixtures/data-fields.ts';
import { buildClient } from '../../../../../tests/fixtures/frontend.ts';
import { buildTerms } from '../../../../../tests/fixtures/terms.ts';
import { registration } from '../model/register';
import { RegisterPage } from './register-page';

const TERMS_CALL = 'GET /api/terms/account';
const REGISTER_CALL = 'POST /api/auth/customer/register';
const FORM_ANSWER: FakeAnswer = {
  data: [
    buildDataFieldSection({
      section_fields: [
        buildDataField({ name: 'first_name', label: 'First name', is_required: true }),
        buildDataField({ name: 'email', label: 'Email', type: 'email', is_required: true }),
      ],
    }),
  ],
};

function openRegister({
  registerAnswer,
  termsAnswer,
  isKiosk = false,
  address = '/register',
}: {
  registerAnswer?: FakeAnswer;
  termsAnswer?: FakeAnswer;
  isKiosk?: boolean;
  address?: string;
} = {}) {
  const calls = fakeOperator({
    'GET /api/data-fields': FORM_ANSWER,
    'GET /api/auth/user': { data: buildUser() },
    ...(registerAnswer ? { [REGISTER_CALL]: registerAnswer } : {}),
    ...(termsAnswer ? { [TERMS_CALL]: termsAnswer } : {}),
  });
  const scope = fork({
    values: [
      [$client, buildClient()],
      [$mode, { isKiosk, isEmbedded: false, centre: null }],
    ],
    handlers: [
      [registration.scrollToTopFx, () => {}],
      [storeTokenFx, (_: unknown, token: string) => token],
      [removeTokenFx, () => null],
    ],
  });
  const { unmount } = render(
    <Provider value={scope}>
      <ChakraProvider value={createDesignSystem()}>
        <MemoryRouter initialEntries={[address]}>
          <RegisterPage />
        </MemoryRouter>
      </ChakraProvider>
    </Provider>,
  );
  return { calls, scope, unmount, user: userEvent.setup() };
}

const findField = (name: string | RegExp) => screen.findByLabelText(name);

async function fillInForm(user: ReturnType<typeof userEvent.setup>) {
  await user.type(await findField('First name'), 'Ada');
  await user.type(await findField(/^Email/), 'ada@example.com');
  await user.type(await findField('Password'), 'Lovelace-1815');
  await user.type(await findField('Repeat password'), 'Lovelace-1815');
  await user.click(await findField('I agree to the Terms and Conditions'));
}

const getCreateButton = () => screen.getByRole('button', { name: 'Create account' });

beforeEach(() => {
  sessionStorage.clear();
});
afterEach(() => {
  sessionStorage.clear();
});

test('when the day changes on an open page, the typed values and the focus stay', async () => {
  const { scope, user } = openRegister({ termsAnswer: { data: buildTerms() } });
  await user.type(await findField('First name'), 'Ad');
  await act(() =>
    allSettled(clientReloaded, { scope, params: toCamelCase(buildClient({ today: '2026-11-21' })) }),
  );
  await user.keyboard('a');
  expect(document.activeElement).toBe(await findField('First name'));
  expect((await findField('First name')).getAttribute('value')).toBe('Ada');
});

describe('the register page', () => {
  test('the register page creates an account from the operator’s fields, and logs the new customer in', async () => {
    const { user, calls, scope } = openRegister({
      registerAnswer: { status: 201, body: { data: { token: 't1' } } },
    });
    await fillInForm(user);
    await user.keyboard('{Tab}{Tab}{Enter}');
    await vi.waitFor(() => expect(scope.getState($token)).toBe('t1'));
    expect(calls.filter(({ call }) => call === REGISTER_CALL)).toEqual([
      {
        call: REGISTER_CALL,
        body: {
          first_name: 'Ada',
          email: 'ada@example.com',
          password: 'Lovelace-1815',
          password_confirmation: 'Lovelace-1815',
          terms_accepted: true,
          client_id: buildClient().id,
          source: 'online-joining',
          attempt_id: expect.any(String),
        },
      },
    ]);
    expect(sessionStorage.getItem('pavilion.register')).toBeNull();
    expect(scope.getState(registration.$values)).toEqual({});
  });

  test('the terms can be read before they are accepted, and I Agree at their end ticks them', async () => {
    const { user, calls } = openRegister({ termsAnswer: { data: buildTerms({ html: '<p>Be fair.</p>' }) } });
    await user.click(await screen.findByRole('button', { name: 'Read the Terms and Conditions' }));
    expect(await screen.findByText('Be fair.')).toBeTruthy();
    const agreeButton = screen.getByRole('button', { name: 'I Agree' });
    await vi.waitFor(() => expect(agreeButton.getAttribute('aria-disabled')).toBeNull());
    await user.click(agreeButton);
    expect(await findField('I agree to the Terms and Conditions')).toHaveProperty('checked', true);
    expect(calls.filter(({ call }) => call === TERMS_CALL)).toHaveLength(1);
  });

  test('terms that fail to load show an error in their dialog, and can be retried', async () => {
    const { user, calls } = openRegister({ termsAnswer: { status: 500, body: {} } });
    await user.click(await screen.findByRole('button', { name: 'Read the Terms and Conditions' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect((await dialog.findByRole('alert')).textContent).toContain('We couldn’t load the terms.');
    expect(dialog.getByRole('button', { name: 'I Agree' }).getAttribute('aria-disabled')).toBe('true');
    await user.click(dialog.getByRole('button', { name: 'Try again' }));
    await vi.waitFor(() => expect(calls.filter(({ call }) => call === TERMS_CALL)).toHaveLength(2));
  });

  test('the register page links to the log-in page, which continues to the original page', async () => {
    openRegister({ address: '/register?redirect=%2Fcentre%2Friverside' });
    const link = screen.getByRole('link', { name: 'I have an account' });
    expect(link.getAttribute('href')).toBe('/login?redirect=%2Fcentre%2Friverside');
  });

  test('the server’s errors are shown beside their fields and in the list above, and the values stay', async () => {
    const { user } = openRegister({
      registerAnswer: {
        status: 422,
        body: {
          message: 'The given data was invalid.',
          errors: {
            email: ['This address is taken.'],
            password: ['The password confirmation does not match.'],
          },
        },
      },
    });
    await fillInForm(user);
    await user.click(getCreateButton());
    const summary = within(await screen.findByRole('alert', { name: 'Validation errors' }));
    expect(summary.getByRole('link', { name: 'This address is taken.' })).toBeTruthy();
    expect(document.activeElement).toBe(await findField(/^Email/));
    await user.click(summary.getByRole('link', { name: 'The password confirmation does not match.' }));
    expect(document.activeElement).toBe(await findField('Repeat password'));
    expect(await findField(/^Email/)).toHaveProperty('value', 'ada@example.com');
    expect(await findField('Password')).toHaveProperty('value', 'Lovelace-1815');
  });

  const GENERIC_ERROR = 'Something has gone wrong, please try again.';
  test.each<[string, FakeAnswer, string]>([
    ['a server error', { status: 500, body: { message: 'SQL' } }, GENERIC_ERROR],
    ['too many attempts', { status: 429, body: { message: 'Too Many Attempts.' } }, 'Too Many Attempts.'],
    ['a lost connection', { breaks: true }, GENERIC_ERROR],
  ])('%s is shown above the form, which can be sent again', async (_, answer, message) => {
    const { user, calls } = openRegister({ registerAnswer: answer });
    await fillInForm(user);
    await user.click(getCreateButton());
    const summary = await screen.findByRole('alert', { name: 'There is a problem' });
    expect(summary.textContent).toContain(message);
    expect(await findField('First name')).toHaveProperty('value', 'Ada');
    await user.click(getCreateButton());
    await vi.waitFor(() => expect(calls.filter(({ call }) => call === REGISTER_CALL)).toHaveLength(2));
  });

  test('the typed values are restored after a reload, except the password', async () => {
    const firstPage = openRegister();
    await fillInForm(firstPage.user);
    firstPage.unmount();
    expect(sessionStorage.getItem('pavilion.register')).not.toContain('Lovelace');
    openRegister();
    await vi.waitFor(async () => expect(await findField('First name')).toHaveProperty('value', 'Ada'));
    expect(await findField('Password')).toHaveProperty('value', '');
  });

  test('a password is cleared when the page is left', async () => {
    const { user, scope, unmount } = openRegister();
    await fillInForm(user);
    unmount();
    expect(scope.getState(registration.$values)).toEqual({
      'f-first_name': 'Ada',
      'f-email': 'ada@example.com',
    });
  });

  test('a kiosk stores none of the values', async () => {
    const { user, unmount } = openRegister({ isKiosk: true });
    await fillInForm(user);
    unmount();
    expect(sessionStorage.getItem('pavilion.register')).toBeNull();
  });
});
