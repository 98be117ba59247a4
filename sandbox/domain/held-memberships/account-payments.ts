import { and, desc, eq, gt, lt, or } from 'drizzle-orm';
import type { Tx } from '../../store/connection.ts';
import { creditEntries } from '../../store/schema/people.ts';
import { orders } from '../../store/schema/sales.ts';
import type { Store } from '../../store/store.ts';
import { invalid, isUuid } from '../common/index.ts';
import type { Caller, PaidTender } from '../common/types.ts';
import type { Collection } from '../memberships/index.ts';
import {
  findCustomerById,
  findOutstandingPenalties,
  findPenaltiesWaivedSince,
  type PenaltyRecord,
} from '../people/index.ts';
import { findUpcomingCollections } from './records/collections.ts';
import { findPastCollections } from './records/past-collections.ts';

const PAYMENTS_PER_PAGE = 25;
const MOST_CREDIT_ENTRIES = 50;
/** How many days waived charges stay in the list of payments. */
const WAIVED_SHOWN_DAYS = 30;
const MS_PER_DAY = 86_400_000;

type CreditEntry = typeof creditEntries.$inferSelect;

/** A past payment or refund. */
export interface PastPayment {
  id: string;
  kind: 'order' | 'collection' | 'credit';
  createdAt: Date;
  label: string;
  amount: number;
  tenders: readonly PaidTender[];
  status: 'paid' | 'failed';
  orderId: string | null;
}

export interface AccountPayments {
  outstandingPenalties: PenaltyRecord[];
  /** Charges that the centre has waived recently. */
  waivedPenalties: (PenaltyRecord & { waivedAt: Date })[];
  upcomingCollections: Collection[];
  pastPayments: PastPayment[];
  nextCursor: string | null;
}

/**
 * GET my-account/payments: what is owed, the upcoming collections, and a page of past payments.
 * @throws DomainError 422 for an unknown cursor
 */
export function getAccountPayments(
  store: Store,
  { userId }: Caller,
  cursor: string | undefined,
): Promise<AccountPayments> {
  const afterPosition = cursor === undefined ? null : readCursor(cursor);
  return store.read(async (db) => {
    const latestPayments = [
      ...(await listPaidOrders(db, store, userId, afterPosition)),
      ...(await listCollections(db, store, userId, afterPosition)),
      ...(await listReceivedCredit(db, store, userId, afterPosition)),
    ].toSorted(compareLatestFirst);
    const pagePayments = latestPayments.slice(0, PAYMENTS_PER_PAGE);
    const lastPayment = pagePayments.at(-1);
    return {
      outstandingPenalties: await findOutstandingPenalties(db, store, userId),
      waivedPenalties: await findPenaltiesWaivedSince(
        db,
        store,
        userId,
        subtractDays(store.clock.now(), WAIVED_SHOWN_DAYS),
      ),
      upcomingCollections: await findUpcomingCollections(db, store, userId),
      pastPayments: pagePayments,
      nextCursor: latestPayments.length > PAYMENTS_PER_PAGE && lastPayment ? formatCursor(lastPayment) : null,
    };
  });
}

export interface AccountCredit {
  general: number;
  membership: number;
  entries: CreditEntry[];
}

/** GET my-account/credit: the balance and its changes, latest first. */
export function getAccountCredit(store: Store, { userId }: Caller): Promise<AccountCredit> {
  return store.read(async (db) => {
    const { creditBalance, membershipCredit } = await findCustomerById(db, store, userId);
    const entries = await db
      .select()
      .from(creditEntries)
      .where(and(eq(creditEntries.operatorId, store.operatorId), eq(creditEntries.customerId, userId)))
      .orderBy(desc(creditEntries.createdAt), desc(creditEntries.id))
      .limit(MOST_CREDIT_ENTRIES);
    return { general: creditBalance, membership: membershipCredit, entries };
  });
}

function subtractDays(now: Date, days: number): Date {
  return new Date(now.getTime() - days * MS_PER_DAY);
}

interface CursorPosition {
  readonly createdAt: Date;
  readonly id: string;
}

async function listPaidOrders(
  db: Tx,
  { operatorId }: Store,
  userId: string,
  afterPosition: CursorPosition | null,
): Promise<PastPayment[]> {
  const rows = await db
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.operatorId, operatorId),
        eq(orders.customerId, userId),
        afterPosition ? buildEarlierCondition(orders, afterPosition) : undefined,
      ),
    )
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(PAYMENTS_PER_PAGE + 1);
  return rows.map(({ id, createdAt, items, total, payments }) => ({
    id,
    kind: 'order',
    createdAt,
    label: items
      .map((item) => (item.type === 'membership' ? item.friendlyName : item.related.simpleName))
      .join(', '),
    amount: total,
    tenders: payments,
    status: 'paid',
    orderId: id,
  }));
}

async function listCollections(
  db: Tx,
  store: Store,
  userId: string,
  afterPosition: CursorPosition | null,
): Promise<PastPayment[]> {
  const pastCollections = await findPastCollections(db, store, userId);
  return pastCollections
    .filter((collection) => afterPosition === null || compareLatestFirst(afterPosition, collection) < 0)
    .map(({ isRefused, ...collectionFields }) => ({
      ...collectionFields,
      kind: 'collection',
      tenders: [],
      status: isRefused ? 'failed' : 'paid',
      orderId: null,
    }));
}

/** Credit that was given to the customer. Spent credit is listed as a tender of its order instead. */
async function listReceivedCredit(
  db: Tx,
  { operatorId }: Store,
  userId: string,
  afterPosition: CursorPosition | null,
): Promise<PastPayment[]> {
  const rows = await db
    .select()
    .from(creditEntries)
    .where(
      and(
        eq(creditEntries.operatorId, operatorId),
        eq(creditEntries.customerId, userId),
        gt(creditEntries.amount, 0),
        afterPosition ? buildEarlierCondition(creditEntries, afterPosition) : undefined,
      ),
    )
    .orderBy(desc(creditEntries.createdAt), desc(creditEntries.id))
    .limit(PAYMENTS_PER_PAGE + 1);
  return rows.map(({ id, createdAt, label, amount, orderId }) => ({
    id,
    kind: 'credit',
    createdAt,
    label,
    amount,
    tenders: [],
    status: 'paid',
    orderId,
  }));
}

function buildEarlierCondition(
  table: typeof orders | typeof creditEntries,
  { createdAt, id }: CursorPosition,
) {
  return or(lt(table.createdAt, createdAt), and(eq(table.createdAt, createdAt), lt(table.id, id)));
}

function compareLatestFirst(first: CursorPosition, second: CursorPosition): number {
  return second.createdAt.getTime() - first.createdAt.getTime() || second.id.localeCompare(first.id);
}

function formatCursor({ createdAt, id }: CursorPosition): string {
  return Buffer.from(`${createdAt.toISOString()} ${id}`).toString('base64url');
}

function readCursor(cursor: string): CursorPosition {
  const [createdAt = '', id = ''] = Buffer.from(cursor, 'base64url').toString().split(' ');
  if (Number.isNaN(Date.parse(createdAt)) || !isUuid(id))
    throw invalid({ cursor: ['This page is unknown.'] });
  return { createdAt: new Date(createdAt), id };
}
