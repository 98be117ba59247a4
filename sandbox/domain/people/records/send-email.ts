import { randomUUID } from 'node:crypto';
import type { Tx } from '../../../store/connection.ts';
import { outbox } from '../../../store/schema/people.ts';
import type { Store } from '../../../store/store.ts';
import {
  ATTEMPT_LIMITS,
  countAttempts,
  DomainError,
  formatAttemptKey,
  formatMailName,
  toOneLine,
} from '../../common/index.ts';
import { findCustomerById } from './customer.ts';

/** Stores an e-mail to a customer in the outbox. */
export async function sendEmail(
  tx: Tx,
  store: Store,
  customerId: string,
  subject: string,
  body: string,
): Promise<void> {
  const customer = await findCustomerById(tx, store, customerId);
  await sendEmailTo(
    tx,
    store,
    customer.email,
    subject,
    `Dear ${formatMailName(customer.firstName, 'customer')}, ${body}`,
  );
}

/**
 * Counts an e-mail that a customer causes us to send to somebody else, by sender and by address. Withdrawn
 * invitations and passes count, because they were sent.
 * @throws DomainError 429 if it is one too many
 */
export async function countMailToStranger(
  tx: Tx,
  store: Store,
  { senderId, recipient }: { senderId: string; recipient: string },
): Promise<void> {
  const secondsToWait = await countAttempts(tx, store, [
    { key: formatAttemptKey('mails of', senderId), limit: ATTEMPT_LIMITS.mailsOfOneSender },
    { key: formatAttemptKey('mails of', senderId, recipient), limit: ATTEMPT_LIMITS.mailsToOneAddress },
    { key: formatAttemptKey('mails to', recipient), limit: ATTEMPT_LIMITS.mailsFromAnybody },
  ]);
  if (secondsToWait > 0) {
    const message = 'Too many emails have been sent today. Please try again tomorrow.';
    throw new DomainError('rate-limited', message, { retryAfter: secondsToWait });
  }
}

/** Stores an e-mail to an address that need not belong to a customer. */
export async function sendEmailTo(
  tx: Tx,
  store: Store,
  recipient: string,
  subject: string,
  body: string,
): Promise<void> {
  await tx
    .insert(outbox)
    .values({ id: randomUUID(), operatorId: store.operatorId, recipient, subject: toOneLine(subject), body });
}
