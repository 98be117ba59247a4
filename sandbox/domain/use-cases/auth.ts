import type { Store } from '../../store/store.ts';
import type { Session, User } from '../types.ts';

/** Token text to the session it stands for; null when unknown or expired. */
export async function authenticate(_store: Store, _token: string): Promise<Session | null> {
  throw new Error('not built yet');
}
/** POST auth/customer/login. `ip` feeds the rate limit (429 with retryAfter). A wrong password is a 422. */
export async function login(
  _store: Store,
  _input: { username: string; password: string; ip: string },
): Promise<{ token: string; message: string; user: User }> {
  throw new Error('not built yet');
}
/** POST auth/logout: the token is dead afterwards. */
export async function logout(_store: Store, _session: Session): Promise<void> {
  throw new Error('not built yet');
}
/** GET auth/user. */
export async function currentUser(_store: Store, _session: Session): Promise<User> {
  throw new Error('not built yet');
}
/** POST auth/customer/register. `fields` are keyed by data field name, as sent. */
export async function registerCustomer(
  _store: Store,
  _input: {
    fields: Record<string, unknown>;
    password: string;
    passwordConfirmation: string;
    clientId: string;
    source: string;
    onboardingType: string;
    ip: string;
  },
): Promise<{ token: string; message: string; user: User }> {
  throw new Error('not built yet');
}
/** POST auth/customer/forgotten-password: the same answer found or not; 422 'Multiple…' for several accounts. */
export async function forgottenPassword(
  _store: Store,
  _input: { emailOrReference: string; ip: string },
): Promise<{ message: string }> {
  throw new Error('not built yet');
}
