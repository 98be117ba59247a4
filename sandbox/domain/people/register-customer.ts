import { customers } from '../../store/schema/people.ts';
import type { Store } from '../../store/store.ts';
import { type FieldErrors, findOperator, invalid, recordAttempt, toLondonDate } from '../common/index.ts';
import type { User } from '../common/types.ts';
import { findCustomerById, isEmailTaken } from './records/customer.ts';
import { toCustomerChanges } from './records/customer-fields.ts';
import { createCustomerRecord } from './records/customer-record.ts';
import { findFormSections } from './records/data-field-form.ts';
import { issueToken } from './records/token-record.ts';
import { toUser } from './records/user.ts';
import { checkDataFields } from './rules/data-field-answers.ts';
import { hashPassword, isPasswordCorrect } from './rules/password-hash.ts';
import { findPasswordProblems } from './rules/password-rules.ts';

const EMAIL_TAKEN_MESSAGE = 'An account with this email address already exists. Please log in.';

export interface RegistrationInput {
  /** Answers by data field name, as sent. */
  fields: Record<string, unknown>;
  password: string;
  passwordConfirmation: string;
  clientId: string;
  attemptId?: string | null | undefined;
  /** Aborted when the caller has disconnected. */
  signal?: AbortSignal;
}

/**
 * POST auth/customer/register: reports all problems of the form at once, by field name and `password`. A repeated attempt
 * logs in to the account that the first one created.
 */
export async function registerCustomer(
  store: Store,
  input: RegistrationInput,
): Promise<{ token: string; message: string; user: User }> {
  const { sections, clientId } = await store.read(async (db) => ({
    sections: await findFormSections(db, store, 'customer_account_online'),
    clientId: (await findOperator(db, store)).clientId,
  }));
  const today = toLondonDate(store.clock.now());
  const fieldsCheck = checkDataFields(sections, input.fields, { today, isPartialUpdate: false });
  const passwordProblems = findPasswordProblems(input.password, input.passwordConfirmation);
  const errors: FieldErrors = {
    ...fieldsCheck.errors,
    ...(passwordProblems.length > 0 ? { password: passwordProblems } : {}),
    ...(input.clientId === clientId ? {} : { clientId: ['This client is not known.'] }),
  };
  if (Object.keys(errors).length > 0) throw invalid(errors);
  const passwordHash = await hashPassword(input.password, input.signal);
  const customerColumns = toCustomerChanges(fieldsCheck.answers, {});
  const email = customerColumns.email ?? '';
  const customer = createCustomerRecord(store, {
    email,
    passwordHash,
    firstName: '',
    lastName: '',
    ...customerColumns,
  });
  const attempt = { call: 'register', owner: email.toLowerCase(), attemptId: input.attemptId };
  const customerId = await store.write(async (tx) => {
    const earlierId = await recordAttempt(tx, store, attempt, customer.id);
    if (earlierId !== null) return earlierId;
    if (await isEmailTaken(tx, store, email)) throw invalid({ email: [EMAIL_TAKEN_MESSAGE] });
    await tx.insert(customers).values(customer);
    return customer.id;
  });
  const account = await store.read((db) => findCustomerById(db, store, customerId));
  // An attempt id is not secret, so the password is required.
  if (
    customerId !== customer.id &&
    !(await isPasswordCorrect(input.password, account.passwordHash, input.signal))
  ) {
    throw invalid({ email: [EMAIL_TAKEN_MESSAGE] });
  }
  return store.write(async (tx) => ({
    token: await issueToken(tx, store, account.id),
    message: 'Your account has been created.',
    user: await toUser(tx, store, account),
  }));
}
