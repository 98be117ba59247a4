import { and, eq, or } from 'drizzle-orm';
import { normaliseCodeKey, tidyUsername } from '../../../src/shared/lib/typed/code.ts';
import type { Tx } from '../../store/connection.ts';
import { type PlaceholderFactory, prepareStatement } from '../../store/prepare-statement.ts';
import { customers, tokens } from '../../store/schema/people.ts';
import type { Store } from '../../store/store.ts';
import {
  ATTEMPT_LIMITS,
  countAttemptOrThrow,
  countAttempts,
  forgetAttempts,
  formatAttemptKey,
  invalid,
  toPasswordAttempts,
  validationError,
} from '../common/index.ts';
import type { Caller, User } from '../common/types.ts';
import { findCustomerById } from './records/customer.ts';
import type { CustomerRecord } from './records/customer-record.ts';
import { sendEmail } from './records/send-email.ts';
import { issueToken } from './records/token-record.ts';
import { toUser } from './records/user.ts';
import { isPasswordCorrect, pretendToCompare } from './rules/password-hash.ts';
import { hashToken } from './rules/token.ts';

export { registerCustomer } from './register-customer.ts';

const WRONG_CREDENTIALS_MESSAGE = 'These credentials do not match our records.';
const MULTIPLE_ACCOUNTS_MESSAGE =
  'Multiple accounts were found with this email address. Please use your customer ID.';

const selectTokenCaller = prepareStatement(
  'session of a token',
  (db, placeholder: PlaceholderFactory<'operatorId' | 'tokenHash'>) =>
    db
      .select({
        tokenId: tokens.id,
        userId: customers.id,
        role: customers.role,
        expiresAt: tokens.expiresAt,
      })
      .from(tokens)
      .innerJoin(customers, eq(customers.id, tokens.customerId))
      .where(
        and(eq(tokens.operatorId, placeholder('operatorId')), eq(tokens.tokenHash, placeholder('tokenHash'))),
      ),
);

/**
 * The session of a token; null if the token is unknown or expired. An expired token stays expired even if the clock goes back.
 */
export async function authenticate(store: Store, token: string): Promise<Caller | null> {
  const { operatorId } = store;
  const [tokenRow] = await store.read((db) =>
    selectTokenCaller(db, { operatorId, tokenHash: hashToken(token) }),
  );
  if (!tokenRow) return null;
  const { expiresAt, ...caller } = tokenRow;
  if (expiresAt > store.clock.now()) return caller;
  await logOut(store, caller);
  return null;
}

/**
 * POST auth/customer/login: by e-mail, customer ID or barcode. A wrong user name and a wrong password get the same
 * message after the same time. After five failures within a minute it responds with 429 and `retryAfter`, counted
 * per account whichever user name was used. A success resets only the count of the account that it opened, even if
 * others share the e-mail address.
 */
export async function logIn(
  store: Store,
  input: { username: string; password: string; ip: string; signal?: AbortSignal },
): Promise<{ token: string; message: string; user: User }> {
  const candidates = await store.read((db) => findCustomersByLogin(db, store, input.username));
  const countedAttempts = toPasswordAttempts(listAccountKeys(candidates, input.username), input.ip);
  await countAttemptOrThrow(store, countedAttempts);
  const matchingCustomers = await filterByPassword(input, candidates);
  const [customer] = matchingCustomers;
  if (!customer) throw invalid({ username: [WRONG_CREDENTIALS_MESSAGE] });
  const forgottenAttempts = toPasswordAttempts(listAccountKeys(matchingCustomers, input.username), input.ip);
  await store.write((tx) => forgetAttempts(tx, store, forgottenAttempts));
  if (matchingCustomers.length > 1) throw invalid({ username: [MULTIPLE_ACCOUNTS_MESSAGE] });
  return store.write(async (tx) => {
    const token = await issueToken(tx, store, customer.id);
    return { token, message: 'Logged in successfully.', user: await toUser(tx, store, customer) };
  });
}

/** POST auth/logout: revokes the token. */
export async function logOut(store: Store, caller: Caller): Promise<void> {
  await store.write((tx) =>
    tx.delete(tokens).where(and(eq(tokens.operatorId, store.operatorId), eq(tokens.id, caller.tokenId))),
  );
}

/** GET auth/user. */
export async function getCurrentUser(store: Store, caller: Caller): Promise<User> {
  return store.read(async (db) => toUser(db, store, await findCustomerById(db, store, caller.userId)));
}

/**
 * POST auth/customer/forgotten-password. The response does not reveal whether an account exists, except when
 * several accounts share one e-mail address: then the error begins with 'Multiple'. Requirement S6.5.
 */
export async function requestNewPassword(
  store: Store,
  input: { emailOrReference: string; ip: string },
): Promise<{ message: string }> {
  const matchingCustomers = await store.read((db) => findCustomersByLogin(db, store, input.emailOrReference));
  const accountKeys = listAccountKeys(matchingCustomers, input.emailOrReference).map(
    (account) => `forgotten ${account}`,
  );
  await countAttemptOrThrow(store, toPasswordAttempts(accountKeys, input.ip));
  if (matchingCustomers.length > 1) throw validationError(MULTIPLE_ACCOUNTS_MESSAGE);
  const [customer] = matchingCustomers;
  if (customer) await sendNewPasswordMail(store, customer);
  return { message: 'If we have an account for you, we’ve sent an email with what to do next.' };
}

/** Repeated requests cannot fill a mailbox: above a limit of e-mails in an hour, no more are sent. */
function sendNewPasswordMail(store: Store, { id, reference }: CustomerRecord): Promise<void> {
  const countedAttempts = [
    { key: formatAttemptKey('password mail', id), limit: ATTEMPT_LIMITS.passwordMails },
  ];
  const mailBody = `someone asked for a new password for customer ID ${reference}.`;
  return store.write(async (tx) => {
    if ((await countAttempts(tx, store, countedAttempts)) > 0) return;
    await sendEmail(tx, store, id, 'Reset your password', mailBody);
  });
}

/** The ids of the accounts with a user name. An unknown user name counts as an account, so that it has the same limit. */
function listAccountKeys(candidates: readonly CustomerRecord[], username: string): string[] {
  return candidates.length > 0 ? candidates.map(({ id }) => id) : [`name ${tidyUsername(username)}`];
}

async function findCustomersByLogin(db: Tx, store: Store, username: string): Promise<CustomerRecord[]> {
  const tidyName = tidyUsername(username);
  const codeKey = normaliseCodeKey(tidyName);
  return db
    .select()
    .from(customers)
    .where(
      and(
        eq(customers.operatorId, store.operatorId),
        or(
          eq(customers.emailKey, tidyName.toLowerCase()),
          eq(customers.reference, codeKey),
          eq(customers.barcode, codeKey),
        ),
      ),
    );
}

async function filterByPassword(
  { password, signal }: { password: string; signal?: AbortSignal },
  candidates: CustomerRecord[],
): Promise<CustomerRecord[]> {
  if (candidates.length === 0) await pretendToCompare(password, signal);
  const comparisons = await Promise.all(
    candidates.map(async (candidate) => ({
      candidate,
      matches: await isPasswordCorrect(password, candidate.passwordHash, signal),
    })),
  );
  return comparisons.filter(({ matches: isMatching }) => isMatching).map(({ candidate }) => candidate);
}
