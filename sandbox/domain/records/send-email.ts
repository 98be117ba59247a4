import { randomUUID } from 'node:crypto';
import type { Tx } from '../../store/connection.ts';
import { outbox } from '../../store/schema/people.ts';
import type { Store } from '../../store/store.ts';
import { customerById } from './customer.ts';

/** Stores an e-mail to a customer in the outbox. */
export async function sendEmail(
  tx: Tx,
  store: Store,
  customerId: string,
  subject: string,
  body: string,
): Promise<void> {
  const customer = await customerById(tx, store, customerId);
  await sendEmailTo(tx, store, customer.email, subject, `Dear ${customer.firstName}, ${body}`);
}

/** Stores an e-mail to an address of which nothing else may be known. */
export async function sendEmailTo(
  tx: Tx,
  store: Store,
  recipient: string,
  subject: string,
  body: string,
): Promise<void> {
  await tx
    .insert(outbox)
    .values({ id: randomUUID(), operatorId: store.operatorId, recipient, subject, body });
}
