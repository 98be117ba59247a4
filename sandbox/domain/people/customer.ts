import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../store/connection.ts';
import { customers, tokens } from '../../store/schema/people.ts';
import type { Store } from '../../store/store.ts';
import {
  countAttemptOrThrow,
  type FieldErrors,
  forgetAttempts,
  invalid,
  toLondonDate,
  toPasswordAttempts,
  unauthenticated,
} from '../common/index.ts';
import type { Caller, User } from '../common/types.ts';
import { findCustomerById, isEmailTaken } from './records/customer.ts';
import { toCustomerChanges } from './records/customer-fields.ts';
import type { CustomerRecord } from './records/customer-record.ts';
import { findFormSections } from './records/data-field-form.ts';
import { countMailToStranger, sendEmail } from './records/send-email.ts';
import { issueToken } from './records/token-record.ts';
import { toUser } from './records/user.ts';
import { checkDataFields } from './rules/data-field-answers.ts';
import { hashPassword, isPasswordCorrect } from './rules/password-hash.ts';
import { findPasswordProblems } from './rules/password-rules.ts';

const WRONG_PASSWORD_ERRORS: FieldErrors = { currentPassword: ['The current password isn’t right.'] };

const UNEXPECTED_CHANGE_TEXT = 'If this wasn’t you, tell the centre straight away.';
const EMAIL_CHANGED_SUBJECT = 'Your email address has changed';
const EMAIL_CHANGED_TEXT = `the email address of your account has changed. ${UNEXPECTED_CHANGE_TEXT}`;
const PASSWORD_CHANGED_SUBJECT = 'Your password has changed';
const PASSWORD_CHANGED_TEXT = `the password of your account has changed, and you’re logged out everywhere else. ${UNEXPECTED_CHANGE_TEXT}`;

export interface UserUpdate {
  fields: Record<string, unknown>;
  currentPassword?: string;
  password?: string;
  passwordConfirmation?: string;
  /** The caller's IP address, to limit password guesses. */
  ip?: string;
  /** Aborted when the caller has disconnected. */
  signal?: AbortSignal;
}

/**
 * PUT my-account/user/update: changes the given data fields. Changing the password or the e-mail address needs the
 * current password, so that a stolen token alone cannot take the account over. Ends the old token and returns a
 * new one. A new password also ends all other sessions, because one of them may be an
 * attacker's. A change of the e-mail address is reported to the old address too.
 */
export async function updateUser(
  store: Store,
  caller: Caller,
  input: UserUpdate,
): Promise<{ token: string; user: User }> {
  const { customer, sections } = await store.read(async (db) => ({
    customer: await findCustomerById(db, store, caller.userId),
    sections: await findFormSections(db, store, 'customer_account_online'),
  }));
  const today = toLondonDate(store.clock.now());
  const fieldsCheck = checkDataFields(sections, input.fields, { today, isPartialUpdate: true });
  const { emailKey } = toCustomerChanges(fieldsCheck.answers, customer.answers);
  const isEmailChanged = emailKey !== undefined && emailKey !== customer.emailKey;
  const errors = {
    ...fieldsCheck.errors,
    ...(await findPasswordErrors(store, customer, input, isEmailChanged)),
  };
  if (Object.keys(errors).length > 0) throw invalid(errors);
  const newPassword = input.password
    ? { passwordHash: await hashPassword(input.password, input.signal) }
    : {};
  return store.write(async (tx) => {
    await deleteToken(tx, store, caller);
    const currentCustomer = await findCustomerById(tx, store, caller.userId);
    // The password was checked against the hash read earlier, which another call may have changed since.
    const isPasswordUnchanged = currentCustomer.passwordHash === customer.passwordHash;
    if ((input.password || isEmailChanged) && !isPasswordUnchanged) throw invalid(WRONG_PASSWORD_ERRORS);
    const changes = { ...toCustomerChanges(fieldsCheck.answers, currentCustomer.answers), ...newPassword };
    const isNewEmail = changes.email !== undefined && changes.emailKey !== currentCustomer.emailKey;
    if (isNewEmail && (await isEmailTaken(tx, store, changes.email ?? ''))) {
      throw invalid({ email: ['Another account has this email address.'] });
    }
    if (isNewEmail) {
      await countMailToStranger(tx, store, { senderId: currentCustomer.id, recipient: changes.email ?? '' });
      await sendEmail(tx, store, currentCustomer.id, EMAIL_CHANGED_SUBJECT, EMAIL_CHANGED_TEXT);
    }
    await tx
      .update(customers)
      .set(changes)
      .where(and(eq(customers.operatorId, store.operatorId), eq(customers.id, currentCustomer.id)));
    if (isNewEmail) await sendEmail(tx, store, currentCustomer.id, EMAIL_CHANGED_SUBJECT, EMAIL_CHANGED_TEXT);
    if (input.password) {
      await sendEmail(tx, store, currentCustomer.id, PASSWORD_CHANGED_SUBJECT, PASSWORD_CHANGED_TEXT);
      await tx
        .delete(tokens)
        .where(and(eq(tokens.operatorId, store.operatorId), eq(tokens.customerId, currentCustomer.id)));
    }
    const token = await issueToken(tx, store, currentCustomer.id);
    return { token, user: await toUser(tx, store, { ...currentCustomer, ...changes }) };
  });
}

/**
 * Ends the caller's token.
 * @throws DomainError 401 if another call has already ended it
 */
async function deleteToken(tx: Tx, { operatorId }: Store, { tokenId }: Caller): Promise<void> {
  const deletedTokens = await tx
    .delete(tokens)
    .where(and(eq(tokens.operatorId, operatorId), eq(tokens.id, tokenId)))
    .returning({ id: tokens.id });
  if (deletedTokens.length === 0) throw unauthenticated();
}

// A new password needs the current one, the new one and its confirmation (Requirement A4.6).
async function findPasswordErrors(
  store: Store,
  customer: CustomerRecord,
  input: UserUpdate,
  isEmailChanged: boolean,
): Promise<FieldErrors> {
  const isPasswordChange = Boolean(input.password) || (Boolean(input.currentPassword) && !isEmailChanged);
  if (!isPasswordChange && !isEmailChanged) return {};
  const passwordProblems = isPasswordChange
    ? findPasswordProblems(input.password ?? '', input.passwordConfirmation ?? '')
    : [];
  return {
    ...(await findCurrentPasswordErrors(store, customer, input)),
    ...(passwordProblems.length > 0 ? { password: passwordProblems } : {}),
  };
}

/** Guesses share the limit of log-in. */
async function findCurrentPasswordErrors(
  store: Store,
  { id, passwordHash }: CustomerRecord,
  { currentPassword, ip = '', signal }: UserUpdate,
): Promise<FieldErrors> {
  if (!currentPassword) return { currentPassword: ['The current password is required.'] };
  const countedAttempts = toPasswordAttempts([id], ip);
  await countAttemptOrThrow(store, countedAttempts);
  if (!(await isPasswordCorrect(currentPassword, passwordHash, signal))) return WRONG_PASSWORD_ERRORS;
  await store.write((tx) => forgetAttempts(tx, store, countedAttempts));
  return {};
}
