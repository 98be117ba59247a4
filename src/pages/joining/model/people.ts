import { createStore } from 'effector';
import { $clientId } from '@/entities/client';
import { $user } from '@/entities/customer';
import { createForgottenPassword } from '@/features/forgotten-password';
import { createKnownDetails, createRegisterCustomer } from '@/features/register-customer';
import { createSignIn } from '@/features/sign-in';
import type { Source } from '@/shared/api';

// Who chooses: somebody known, or somebody new. A file of its own, so that it can be run in a task of its own.

const $source = createStore<Source>('online-joining');
export const signIn = createSignIn();
export const forgotten = createForgottenPassword({ $username: signIn.$username });
export const register = createRegisterCustomer({ $clientId, $source });
export const known = createKnownDetails({ $userId: $user.map((user) => user?.id ?? null) });
