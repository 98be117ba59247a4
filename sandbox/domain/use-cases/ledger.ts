import type { Store } from '../../store/store.ts';

/** What was written, for tests and people: counts and rows, narrowed to one customer's e-mail when given. */
export interface Ledger {
  counts: { customers: number; orders: number; charges: number; mandates: number; memberships: number };
  customers: { id: string; reference: string; email: string; hasInstruction: boolean }[];
  orders: { id: string; reference: string; customerEmail: string; total: number; createdAt: string }[];
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
  answers: { customerEmail: string; questionReference: string; answer: unknown }[];
}

/** GET /_sandbox/ledger. */
export async function ledger(_store: Store, _filter: { email?: string | undefined }): Promise<Ledger> {
  throw new Error('not built yet');
}
