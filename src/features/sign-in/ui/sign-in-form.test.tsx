import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fork } from 'effector';
import { Provider } from 'effector-react';
import { expect, test, vi } from 'vitest';
import { createDesignSystem } from '@/shared/theme';
import { createSignIn } from '../model/sign-in';
import { SignInForm } from './sign-in-form';

const model = createSignIn();

function open() {
  const logIn = vi.fn<(credentials: unknown) => Promise<never>>(() =>
    Promise.reject({ kind: 'http', status: 401, message: 'No.' }),
  );
  const scope = fork({ handlers: [[model.logInFx, logIn]] });
  render(
    <ChakraProvider value={createDesignSystem()}>
      <Provider value={scope}>
        <SignInForm model={model} />
      </Provider>
    </ChakraProvider>,
  );
  const [username, password] = [
    screen.getByLabelText('Email address or customer ID'),
    screen.getByLabelText('Password'),
  ];
  if (!(username instanceof HTMLInputElement && password instanceof HTMLInputElement))
    throw new Error('The form lacks its fields.');
  return { logIn, username, password, user: userEvent.setup() };
}

test('values that a password manager fills in without an event can be used to log in, and stay', async () => {
  const { logIn, username, password, user } = open();
  username.value = 'ada@example.com';
  password.value = 'Swim-2026!';
  await user.click(screen.getByRole('button', { name: 'Log in' }));
  await vi.waitFor(() => expect(logIn).toHaveBeenCalledOnce());
  expect(logIn.mock.calls[0]?.[0]).toEqual({ username: 'ada@example.com', password: 'Swim-2026!' });
  expect([username.value, password.value]).toEqual(['ada@example.com', 'Swim-2026!']);
});

test('a pasted customer ID is cleaned up, a password is used exactly as typed', async () => {
  const { logIn, username, password, user } = open();
  await user.click(username);
  await user.paste('“D1000001”.');
  await user.click(password);
  await user.paste(' Ｓwim\u200B–2026 ');
  await user.keyboard('{Enter}');
  await vi.waitFor(() => expect(logIn).toHaveBeenCalledOnce());
  expect(logIn.mock.calls[0]?.[0]).toEqual({ username: 'D1000001', password: ' Ｓwim\u200B–2026 ' });
  expect(username.value).toBe('D1000001');
});
