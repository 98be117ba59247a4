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
  await tx.insert(outbox).values({
    id: randomUUID(),
    operatorId: store.operatorId,
    recipient: customer.email,
    subject,
    body: `Dear ${customer.firstName}, ${body}`,
  });
}
