import { sample } from 'effector';
import { createForgottenPassword } from '@/features/forgotten-password';
import { $isLoginRequested, $isLoginToBook, createSignIn, loginDismissed } from '@/features/sign-in';
import { toastShown } from '@/shared/toast';
import { text } from './texts';

/** After the log-in the customer stays on the page. */
export const signIn = createSignIn({ hasToast: false });
export const forgottenPassword = createForgottenPassword({ $username: signIn.$username });

// Opening and closing clear earlier errors; closing also closes the forgotten-password dialog.
sample({ clock: $isLoginRequested, filter: Boolean, target: signIn.opened });
sample({ clock: loginDismissed, target: signIn.opened });
sample({
  clock: $isLoginRequested,
  filter: (isLoginRequested) => !isLoginRequested,
  target: forgottenPassword.modalClosed,
});

sample({
  clock: signIn.logInFx.done,
  source: $isLoginToBook,
  filter: (isLoginToBook) => !isLoginToBook,
  fn: () => ({ content: text('login.done'), type: 'success' as const }),
  target: toastShown,
});
