import { combine, createStore } from 'effector';
import { ONLINE_JOINING } from '@/entities/checkout-source';
import { $clientId } from '@/entities/client';
import { $user } from '@/entities/customer';
import { createForgottenPassword } from '@/features/forgotten-password';
import { createKnownDetails, createRegisterCustomer } from '@/features/register-customer';
import { createSignIn } from '@/features/sign-in';
import { selection } from './choosing';

// The customer: one who logs in, or a new one.

const $source = createStore(ONLINE_JOINING);
export const signIn = createSignIn();
export const forgotten = createForgottenPassword({ $username: signIn.$username });
const $type = selection.$membership.map((membership) => membership?.membershipType ?? null);
// Bound by bound, so that a membership that is loaded again leaves the form as it is.
const $agesOfMembership = combine({
  membership: $type.map((type) => type?.name ?? ''),
  minAge: $type.map((type) => type?.minAge ?? null),
  maxAge: $type.map((type) => type?.maxAge ?? null),
});
export const register = createRegisterCustomer({ $clientId, $source, $agesOfMembership });
export const known = createKnownDetails({ $userId: $user.map((user) => user?.id ?? null) });
