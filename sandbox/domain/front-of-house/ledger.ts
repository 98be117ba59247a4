import { and, asc, eq, inArray } from 'drizzle-orm';
import { membershipTypes } from '../../store/schema/catalogue.ts';
import { customers, mandates, memberships, questionAnswers } from '../../store/schema/people.ts';
import { orders, transactions } from '../../store/schema/sales.ts';
import type { Store } from '../../store/store.ts';
import type { Answer } from '../common/types.ts';

/** A summary of the database for tests and developers: counts and rows, optionally for one e-mail address. */
export interface Ledger {
  counts: { customers: number; orders: number; charges: number; mandates: number; memberships: number };
  customers: { id: string; reference: string; email: string; hasInstruction: boolean }[];
  orders: { id: string; reference: string; customerEmail: string; total: number; createdAt: string }[];
  /** Every card payment, whatever its status. */
  transactions: { id: string; status: string }[];
  /** Captured card transactions. */
  charges: {
    transactionId: string;
    intentId: string;
    customerEmail: string;
    amount: number;
    status: string;
  }[];
  mandates: {
    id: string;
    reference: string;
    customerEmail: string;
    accountHolder: string;
    sortCode: string;
    /** Last four digits only. */
    accountEnding: string;
    status: string;
  }[];
  memberships: { id: string; customerEmail: string; membershipTypeName: string; startDate: string }[];
  answers: { customerEmail: string; questionReference: string; answer: Answer }[];
}

/** GET /_sandbox/ledger. */
export async function getLedger(store: Store, filter: { email?: string | undefined }): Promise<Ledger> {
  const { operatorId } = store;
  return store.read(async (db) => {
    const customerRows = await db
      .select()
      .from(customers)
      .where(
        and(
          eq(customers.operatorId, operatorId),
          filter.email === undefined ? undefined : eq(customers.emailKey, filter.email.toLowerCase()),
        ),
      )
      .orderBy(asc(customers.reference));
    const customerIds = customerRows.map(({ id }) => id);
    const emailByCustomer = new Map(customerRows.map(({ id, email }) => [id, email]));
    const findEmail = (customerId: string) => emailByCustomer.get(customerId) ?? '';
    const orderRows = await db
      .select()
      .from(orders)
      .where(and(eq(orders.operatorId, operatorId), inArray(orders.customerId, customerIds)))
      .orderBy(asc(orders.createdAt));
    const paymentRows = await db
      .select()
      .from(transactions)
      .where(and(eq(transactions.operatorId, operatorId), inArray(transactions.customerId, customerIds)))
      .orderBy(asc(transactions.createdAt));
    const chargeRows = paymentRows.filter(({ isCaptured }) => isCaptured);
    const mandateRows = await db
      .select()
      .from(mandates)
      .where(and(eq(mandates.operatorId, operatorId), inArray(mandates.customerId, customerIds)));
    const membershipRows = await db
      .select({ membership: memberships, name: membershipTypes.name })
      .from(memberships)
      .innerJoin(membershipTypes, eq(membershipTypes.id, memberships.membershipTypeId))
      .where(and(eq(memberships.operatorId, operatorId), inArray(memberships.customerId, customerIds)));
    const answerRows = await db
      .select()
      .from(questionAnswers)
      .where(
        and(eq(questionAnswers.operatorId, operatorId), inArray(questionAnswers.customerId, customerIds)),
      );
    const customerIdsWithInstruction = new Set(mandateRows.map(({ customerId }) => customerId));
    return {
      counts: {
        customers: customerRows.length,
        orders: orderRows.length,
        charges: chargeRows.length,
        mandates: mandateRows.length,
        memberships: membershipRows.length,
      },
      customers: customerRows.map(({ id, reference, email }) => ({
        id,
        reference,
        email,
        hasInstruction: customerIdsWithInstruction.has(id),
      })),
      orders: orderRows.map(({ id, reference, customerId, total, createdAt }) => ({
        id,
        reference,
        total,
        customerEmail: findEmail(customerId),
        createdAt: createdAt.toISOString(),
      })),
      transactions: paymentRows.map(({ id, status }) => ({ id, status })),
      charges: chargeRows.map(({ id, intentId, customerId, amount, status }) => ({
        transactionId: id,
        intentId: intentId ?? '',
        customerEmail: findEmail(customerId),
        amount,
        status,
      })),
      mandates: mandateRows.map(
        ({ id, reference, customerId, accountHolder, sortCode, accountNumber, status }) => ({
          id,
          reference,
          accountHolder,
          sortCode,
          status,
          customerEmail: findEmail(customerId),
          accountEnding: accountNumber.slice(-4),
        }),
      ),
      memberships: membershipRows.map(({ membership, name }) => ({
        id: membership.id,
        customerEmail: findEmail(membership.customerId),
        membershipTypeName: name,
        startDate: membership.startDate,
      })),
      answers: answerRows.map(({ customerId, questionReference, answer }) => ({
        customerEmail: findEmail(customerId),
        questionReference,
        answer,
      })),
    };
  });
}
