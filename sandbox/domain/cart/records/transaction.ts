import { and, asc, desc, eq, gte, isNull, lte, ne, or, type SQL } from 'drizzle-orm';
import type { Tx } from '../../../store/connection.ts';
import { type PlaceholderFactory, prepareStatement } from '../../../store/prepare-statement.ts';
import { carts, transactions } from '../../../store/schema/sales.ts';
import type { Store } from '../../../store/store.ts';
import { type CartRecord, isUuid, notFound } from '../../common/index.ts';

export type TransactionRecord = typeof transactions.$inferSelect;

type OperatorScope = Pick<Store, 'operatorId'>;

/** A query for the operator's transactions that meet all conditions; the caller orders and limits it. */
function selectTransactions(
  db: Tx,
  { operatorId }: OperatorScope,
  ...conditions: readonly (SQL | undefined)[]
) {
  return db
    .select()
    .from(transactions)
    .where(and(eq(transactions.operatorId, operatorId), ...conditions));
}

/**
 * Loads a customer's transaction with its cart.
 * @throws DomainError 404 for anybody else's
 */
export async function findOwnTransaction(
  db: Tx,
  { operatorId }: OperatorScope,
  customerId: string,
  id: string,
): Promise<{ transaction: TransactionRecord; cart: CartRecord }> {
  const [row] = isUuid(id)
    ? await db
        .select({ transaction: transactions, cart: carts })
        .from(transactions)
        .innerJoin(carts, eq(carts.id, transactions.cartId))
        .where(
          and(
            eq(transactions.operatorId, operatorId),
            eq(transactions.id, id),
            eq(transactions.customerId, customerId),
          ),
        )
    : [];
  if (!row) throw notFound();
  return row;
}

/**
 * Finds a customer's transaction by the provider's id.
 * @throws DomainError 404 if there is none
 */
export async function findTransactionByIntent(
  db: Tx,
  scope: OperatorScope,
  customerId: string,
  intentId: string,
): Promise<TransactionRecord> {
  const [row] = await selectTransactions(
    db,
    scope,
    eq(transactions.intentId, intentId),
    eq(transactions.customerId, customerId),
  );
  if (!row) throw notFound();
  return row;
}

/** Finds the transaction that a bank's response belongs to; null if there is none. */
export async function findTransactionByChallenge(
  db: Tx,
  scope: OperatorScope,
  challengeKey: string,
): Promise<TransactionRecord | null> {
  const [row] = await selectTransactions(db, scope, eq(transactions.challengeKey, challengeKey));
  return row ?? null;
}

/** A cart's pending transactions, latest first. */
export async function findPendingTransactions(
  db: Tx,
  scope: OperatorScope,
  cartId: string,
): Promise<TransactionRecord[]> {
  return selectTransactions(
    db,
    scope,
    eq(transactions.cartId, cartId),
    eq(transactions.status, 'pending'),
  ).orderBy(desc(transactions.createdAt));
}

/** Finds a transaction by the provider's id or by our reference; null if there is none. */
export async function findTransactionByProvider(
  db: Tx,
  scope: OperatorScope,
  paymentIds: { provider: string; intentId: string; reference: string | null },
): Promise<TransactionRecord | null> {
  const { provider, intentId, reference } = paymentIds;
  const hasReference = reference !== null && isUuid(reference) ? eq(transactions.id, reference) : undefined;
  const [row] = await selectTransactions(
    db,
    scope,
    eq(transactions.provider, provider),
    or(eq(transactions.intentId, intentId), hasReference),
  );
  return row ?? null;
}

/**
 * Unsettled transactions, least recently updated first: pending ones that were not updated after `waitingSince`,
 * and all others that were not updated after `endedSince`.
 */
export async function findUnsettledTransactions(
  db: Tx,
  scope: OperatorScope,
  { pendingBefore, endedBefore, limit }: { pendingBefore: Date; endedBefore: Date; limit: number },
): Promise<TransactionRecord[]> {
  return selectTransactions(
    db,
    scope,
    isNull(transactions.settledAt),
    or(
      and(eq(transactions.status, 'pending'), lte(transactions.updatedAt, pendingBefore)),
      and(ne(transactions.status, 'pending'), lte(transactions.updatedAt, endedBefore)),
    ),
  )
    .orderBy(asc(transactions.updatedAt))
    .limit(limit);
}

const selectUnclaimedTransactions = prepareStatement(
  'unclaimed transactions',
  (db, placeholder: PlaceholderFactory<'operatorId' | 'customerId'>) =>
    db
      .select({ transaction: transactions })
      .from(transactions)
      .innerJoin(carts, eq(carts.id, transactions.cartId))
      .where(
        and(
          eq(transactions.operatorId, placeholder('operatorId')),
          eq(transactions.customerId, placeholder('customerId')),
          eq(transactions.status, 'pending'),
          ne(carts.status, 'paying'),
        ),
      ),
);

/** A customer's pending transactions for baskets that no payment has claimed: open, deleted or ordered ones. */
export async function findUnclaimedTransactions(
  db: Tx,
  { operatorId }: OperatorScope,
  customerId: string,
): Promise<TransactionRecord[]> {
  const rows = await selectUnclaimedTransactions(db, { operatorId, customerId });
  return rows.map(({ transaction }) => transaction);
}

/** Whether the customer has a later transaction for the same cart. */
export async function hasLaterTransaction(
  db: Tx,
  scope: OperatorScope,
  { cartId, createdAt, id }: TransactionRecord,
): Promise<boolean> {
  const [row] = await selectTransactions(
    db,
    scope,
    eq(transactions.cartId, cartId),
    ne(transactions.id, id),
    gte(transactions.createdAt, createdAt),
  ).limit(1);
  return row !== undefined;
}

/** Updates a transaction's row. */
export async function updateTransaction(
  tx: Tx,
  { operatorId, clock }: Pick<Store, 'operatorId' | 'clock'>,
  id: string,
  changes: Partial<TransactionRecord>,
): Promise<void> {
  await tx
    .update(transactions)
    .set({ updatedAt: clock.now(), ...changes })
    .where(and(eq(transactions.operatorId, operatorId), eq(transactions.id, id)));
}
