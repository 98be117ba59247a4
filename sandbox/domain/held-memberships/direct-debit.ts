import { and, desc, eq } from 'drizzle-orm';
import type { Tx } from '../../store/connection.ts';
import { mandates } from '../../store/schema/people.ts';
import type { Store } from '../../store/store.ts';
import { findOperator, invalid, toLondonDate } from '../common/index.ts';
import type { Caller } from '../common/types.ts';
import { type Collection, checkMandate, type MandateInput } from '../memberships/index.ts';
import {
  calculateNoticeEnd,
  createMandateRecord,
  deriveMandateStatus,
  findCustomerById,
  type MandateRecord,
  sendEmail,
  toReplacedMandate,
} from '../people/index.ts';
import { findUpcomingCollections } from './records/collections.ts';

export interface AccountDirectDebit {
  mandate: MandateRecord | null;
  billingDay: number | null;
  serviceUserName: string;
  /** With the last digits of the account if it is the previous one; otherwise null. */
  upcomingCollections: (Collection & { accountEnding: string | null })[];
}

/** GET my-account/direct-debit: the customer's instruction, even if it has ended, and its upcoming collections. */
export function getAccountDirectDebit(store: Store, { userId }: Caller): Promise<AccountDirectDebit> {
  return store.read((db) => findAccountDirectDebit(db, store, userId));
}

/**
 * PUT my-account/direct-debit: submits an instruction for another account.
 * @throws DomainError 422 with the keys of joining: accountHolder, accountDetails.…, ddTermsAccepted
 */
export function replaceDirectDebit(
  store: Store,
  { userId }: Caller,
  mandateInput: MandateInput,
): Promise<AccountDirectDebit> {
  return store.write(async (tx) => {
    const mandateCheck = checkMandate(mandateInput);
    if (!mandateCheck.isValid) throw invalid(mandateCheck.errors);
    const currentMandate = await findLatestMandate(tx, store, userId);
    if (currentMandate && isSameAccount(currentMandate, mandateCheck.details))
      return findAccountDirectDebit(tx, store, userId);
    const { settings } = await findOperator(tx, store);
    const today = toLondonDate(store.clock.now());
    const mandate = {
      ...createMandateRecord(store, userId, mandateCheck.details),
      replaced: toReplacedMandate(currentMandate, today, settings.noticeDays),
    };
    await tx
      .insert(mandates)
      .values(mandate)
      .onConflictDoUpdate({ target: [mandates.operatorId, mandates.customerId], set: mandate });
    await sendEmail(
      tx,
      store,
      userId,
      'Direct Debit set up',
      `We’ve sent your Direct Debit instruction ${mandate.reference} for the account ending ${mandate.accountNumber.slice(-4)}.`,
    );
    return findAccountDirectDebit(tx, store, userId);
  });
}

/** Whether the account is unchanged. Sending the same details twice makes one instruction. */
function isSameAccount(
  mandate: MandateRecord,
  details: Pick<MandateRecord, 'sortCode' | 'accountNumber' | 'accountHolder'>,
) {
  return (
    mandate.status !== 'cancelled' &&
    mandate.sortCode === details.sortCode &&
    mandate.accountNumber === details.accountNumber &&
    mandate.accountHolder === details.accountHolder
  );
}

async function findAccountDirectDebit(db: Tx, store: Store, userId: string): Promise<AccountDirectDebit> {
  const { billingDay } = await findCustomerById(db, store, userId);
  const { settings } = await findOperator(db, store);
  const mandate = await findLatestMandate(db, store, userId);
  const upcomingCollections = await findUpcomingCollections(db, store, userId);
  const today = toLondonDate(store.clock.now());
  return {
    mandate: mandate && { ...mandate, status: deriveMandateStatus(mandate, today, settings.noticeDays) },
    billingDay,
    serviceUserName: settings.brand,
    upcomingCollections: upcomingCollections.map((collection) => ({
      ...collection,
      accountEnding:
        mandate?.replaced && collection.date < calculateNoticeEnd(mandate, settings.noticeDays)
          ? mandate.replaced.accountEnding
          : null,
    })),
  };
}

async function findLatestMandate(
  db: Tx,
  { operatorId }: Pick<Store, 'operatorId'>,
  userId: string,
): Promise<MandateRecord | null> {
  const [mandate] = await db
    .select()
    .from(mandates)
    .where(and(eq(mandates.operatorId, operatorId), eq(mandates.customerId, userId)))
    .orderBy(desc(mandates.createdAt));
  return mandate ?? null;
}
