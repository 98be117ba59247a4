import { and, eq } from 'drizzle-orm';
import { customers, tokens } from '../../store/schema/people.ts';
import type { Store } from '../../store/store.ts';
import { type FieldErrors, invalid } from '../domain-error.ts';
import { customerById, isEmailTaken } from '../records/customer.ts';
import { toCustomerChanges } from '../records/customer-fields.ts';
import { formSections } from '../records/data-field-form.ts';
import { issueToken } from '../records/token-record.ts';
import { toUser } from '../records/user.ts';
import { checkDataFields } from '../rules/data-field-answers.ts';
import { todayInLondon } from '../rules/dates.ts';
import { hashPassword, passwordMatches } from '../rules/password-hash.ts';
import { passwordProblems } from '../rules/password-rules.ts';
import type { Session, User } from '../types.ts';

export interface UserUpdate {
  fields: Record<string, unknown>;
  currentPassword?: string;
  password?: string;
  passwordConfirmation?: string;
}

/**
 * PUT my-account/user/update: changes the given data fields and, with the current one, the password. The old token is
 * dead afterwards; the answer carries a new one (platform §7). A new password ends all other log-ins too: one of them may be
 * the reason for it.
 */
export async function updateUser(
  store: Store,
  session: Session,
  input: UserUpdate,
): Promise<{ token: string; user: User }> {
  const { customer, sections } = await store.read(async (db) => ({
    customer: await customerById(db, store, session.userId),
    sections: await formSections(db, store, 'customer_account_online'),
  }));
  const today = todayInLondon(store.clock.now());
  const checked = checkDataFields(sections, input.fields, { today, onlySent: true });
  const errors = { ...checked.errors, ...(await passwordErrors(input, customer.passwordHash)) };
  if (Object.keys(errors).length > 0) throw invalid(errors);
  const passwordHash = input.password ? await hashPassword(input.password) : customer.passwordHash;
  return store.write(async (tx) => {
    const current = await customerById(tx, store, session.userId);
    const changes = { ...toCustomerChanges(checked.answers, current.answers), passwordHash };
    const isNewEmail = changes.email !== undefined && changes.emailKey !== current.emailKey;
    if (isNewEmail && (await isEmailTaken(tx, store, changes.email ?? ''))) {
      throw invalid({ email: ['Another account has this email address.'] });
    }
    await tx
      .update(customers)
      .set(changes)
      .where(and(eq(customers.operatorId, store.operatorId), eq(customers.id, current.id)));
    await tx
      .delete(tokens)
      .where(
        and(
          eq(tokens.operatorId, store.operatorId),
          input.password ? eq(tokens.customerId, current.id) : eq(tokens.id, session.tokenId),
        ),
      );
    const token = await issueToken(tx, store, current.id);
    return { token, user: await toUser(tx, store, { ...current, ...changes }) };
  });
}

// Joining §5: a new password needs the current one, the new one and its repetition.
async function passwordErrors(input: UserUpdate, hash: string): Promise<FieldErrors> {
  if (!input.password && !input.currentPassword) return {};
  const isCurrentRight = await passwordMatches(input.currentPassword ?? '', hash);
  const problems = passwordProblems(input.password ?? '', input.passwordConfirmation ?? '');
  return {
    ...(isCurrentRight ? {} : { currentPassword: ['The current password is not right.'] }),
    ...(problems.length > 0 ? { password: problems } : {}),
  };
}
