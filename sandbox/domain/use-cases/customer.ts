import type { Store } from '../../store/store.ts';
import type { Session, User } from '../types.ts';

/** PUT my-account/user/update: changes the given data fields (and the password when all three are given); gives a new token. */
export async function updateUser(
  _store: Store,
  _session: Session,
  _input: {
    fields: Record<string, unknown>;
    currentPassword?: string;
    password?: string;
    passwordConfirmation?: string;
    onboardingType: string;
  },
): Promise<{ token: string; user: User }> {
  throw new Error('not built yet');
}
