import { sample } from 'effector';
import { createForgottenPassword } from '@/features/forgotten-password';
import { createSignIn } from '@/features/sign-in';

/** The log-in page's own sign-in. Where a customer goes after it is the guard's business. */
export const signIn = createSignIn();

export const forgottenPassword = createForgottenPassword({ $username: signIn.$username });
sample({ clock: signIn.opened, target: forgottenPassword.closed });
