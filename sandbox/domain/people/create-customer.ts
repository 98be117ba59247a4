import { randomUUID } from 'node:crypto';
import { customers } from '../../store/schema/people.ts';
import type { Store } from '../../store/store.ts';
import {
  ATTEMPT_LIMITS,
  countAttemptOrThrow,
  forbidden,
  formatAttemptKey,
  invalid,
  recordAttempt,
  toLondonDate,
} from '../common/index.ts';
import type { Caller } from '../common/types.ts';
import { findCustomerById, isEmailTaken } from './records/customer.ts';
import { toCustomerChanges } from './records/customer-fields.ts';
import { createCustomerRecord } from './records/customer-record.ts';
import { findFormSections } from './records/data-field-form.ts';
import { recordAtDesk } from './records/desk-record.ts';
import { sendEmail } from './records/send-email.ts';
import { checkDataFields } from './rules/data-field-answers.ts';
import { hashPassword } from './rules/password-hash.ts';

const EMAIL_TAKEN_MESSAGE =
  'An account with this email address already exists. Look for it by the email address.';
const CHOOSE_PASSWORD_MAIL =
  'an account was made for you at the desk. Choose a password at "Forgotten your password?" to log in. Your customer ID is';

export interface DeskCustomerInput {
  /** Answers by data field name, as sent. */
  fields: Record<string, unknown>;
  attemptId?: string | null | undefined;
}

/**
 * POST front-of-house/customers: creates an account whose password the customer chooses later. A repeated attempt
 * returns the account that the first one created.
 * @throws DomainError 403 unless the caller is staff; 422 by data field; 429 after 30 accounts in a minute
 */
export async function createCustomer(
  store: Store,
  caller: Caller,
  { fields, attemptId }: DeskCustomerInput,
): Promise<{ id: string; reference: string }> {
  if (caller.role !== 'staff') throw forbidden();
  await countAttemptOrThrow(store, [
    { key: formatAttemptKey('accounts made', caller.userId), limit: ATTEMPT_LIMITS.createdAccounts },
  ]);
  const sections = await store.read((db) => findFormSections(db, store, 'customer_account_online'));
  const today = toLondonDate(store.clock.now());
  const { answers, errors } = checkDataFields(sections, fields, { today, isPartialUpdate: false });
  if (Object.keys(errors).length > 0) throw invalid(errors);
  const customerColumns = toCustomerChanges(answers, {});
  const email = customerColumns.email ?? '';
  // A random password that nobody knows.
  const passwordHash = await hashPassword(randomUUID());
  const customer = createCustomerRecord(store, {
    email,
    passwordHash,
    firstName: '',
    lastName: '',
    ...customerColumns,
  });
  return store.write(async (tx) => {
    const attempt = { call: 'front-of-house/customers', owner: caller.userId, attemptId };
    const earlierId = await recordAttempt(tx, store, attempt, customer.id);
    if (earlierId === null) {
      if (await isEmailTaken(tx, store, email)) throw invalid({ email: [EMAIL_TAKEN_MESSAGE] });
      await tx.insert(customers).values(customer);
      await sendEmail(
        tx,
        store,
        customer.id,
        'Choose a password',
        `${CHOOSE_PASSWORD_MAIL} ${customer.reference}.`,
      );
      await recordAtDesk(tx, store, caller, { customerId: customer.id, what: 'created' });
    }
    const { id, reference } = await findCustomerById(tx, store, earlierId ?? customer.id);
    return { id, reference };
  });
}
