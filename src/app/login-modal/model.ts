import { sample } from 'effector';
import { createForgottenPassword } from '@/features/forgotten-password';
import { $isLoginAsked, createSignIn, loginDismissed } from '@/features/sign-in';
import { toastShown } from '@/shared/toast';
import { text } from './texts';

/** The modal's own log-in: where the customer is, they stay. */
export const signIn = createSignIn();
export const forgotten = createForgottenPassword({ $username: signIn.$username });

// It opens without the errors of the last time, and closes with everything behind it.
sample({ clock: $isLoginAsked, filter: Boolean, fn: () => undefined, target: signIn.opened });
sample({ clock: loginDismissed, target: signIn.opened });
sample({
  clock: $isLoginAsked,
  filter: (isAsked) => !isAsked,
  fn: () => undefined,
  target: forgotten.closed,
});

sample({
  clock: signIn.logInFx.done,
  fn: () => ({ content: text('login.done'), type: 'success' as const }),
  target: toastShown,
});
