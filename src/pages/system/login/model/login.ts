import { sample } from 'effector';
import { createForgottenPassword } from '@/features/forgotten-password';
import { createSignIn } from '@/features/sign-in';

/** The log-in of this page. The guard decides where the customer goes afterwards. */
export const signIn = createSignIn();

export const forgottenPassword = createForgottenPassword({ $username: signIn.$username });
sample({ clock: signIn.opened, target: forgottenPassword.modalClosed });
