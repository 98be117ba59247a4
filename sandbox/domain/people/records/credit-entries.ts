import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../../store/connection.ts';
import { creditEntries, customers } from '../../../store/schema/people.ts';
import type { Store } from '../../../store/store.ts';
import { validationError } from '../../common/index.ts';
import type { CreditAmounts } from '../../common/types.ts';
import { findCustomerById } from './customer.ts';

const NOT_ENOUGH_CREDIT_MESSAGE = 'There isn’t enough credit on the account.';

type CreditEntry = typeof creditEntries.$inferSelect;

/**
 * Deducts what an order spends from the customer's credit.
 * @throws DomainError 422 if there is not enough
 */
export async function spendCredit(
  tx: Tx,
  store: Store,
  spentCredit: CreditAmounts & { customerId: string; orderId: string },
): Promise<void> {
  const { customerId, orderId, membership, general } = spentCredit;
  if (membership + general === 0) return;
  const { membershipCredit, creditBalance } = await findCustomerById(tx, store, customerId);
  if (membershipCredit < membership || creditBalance < general)
    throw validationError(NOT_ENOUGH_CREDIT_MESSAGE);
  const orderEntry = { customerId, orderId, label: 'Spent on an order' };
  await changeCredit(tx, store, { ...orderEntry, kind: 'membership', amount: -membership });
  await changeCredit(tx, store, { ...orderEntry, kind: 'general', amount: -general });
}

/** Adds an amount to a customer's credit (negative: deducts it) and records why. An amount of 0 changes nothing. */
export async function changeCredit(
  tx: Tx,
  store: Store,
  creditChange: Pick<CreditEntry, 'customerId' | 'kind' | 'amount' | 'label'> &
    Partial<Pick<CreditEntry, 'orderId'>>,
): Promise<void> {
  const { customerId, kind, amount } = creditChange;
  if (amount === 0) return;
  const { membershipCredit, creditBalance } = await findCustomerById(tx, store, customerId);
  await tx
    .update(customers)
    .set(
      kind === 'membership'
        ? { membershipCredit: membershipCredit + amount }
        : { creditBalance: creditBalance + amount },
    )
    .where(and(eq(customers.operatorId, store.operatorId), eq(customers.id, customerId)));
  await tx.insert(creditEntries).values({
    ...creditChange,
    id: randomUUID(),
    operatorId: store.operatorId,
    createdAt: store.clock.now(),
  });
}
