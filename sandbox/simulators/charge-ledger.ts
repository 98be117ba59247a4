import type { ChargeRecord } from './records.ts';
import type { RecordAccess } from './storage.ts';

/** A charged payment, by the provider's id. */
interface ChargedPayment {
  readonly id: string;
  readonly reference: string;
  readonly amount: number;
  readonly currency: string;
  /** The last four digits of the card. */
  readonly last4: string;
}

export interface ChargeLedgerConfig {
  readonly records: RecordAccess;
  readonly now: () => number;
  readonly newId: (prefix: string) => string;
}

/** The ledger of all money that the simulated providers hold, take and return. */
export function createChargeLedger({ records, now, newId }: ChargeLedgerConfig) {
  return {
    /** Records an attempt to hold money; a failure code means that it was refused. */
    async add(payment: ChargedPayment, failureCode: string | null): Promise<ChargeRecord> {
      const { id: intentId, reference, amount, currency, last4 } = payment;
      const status = failureCode === null ? 'held' : 'failed';
      const chargeFields = { intentId, reference, amount, currency, last4, status, failureCode } as const;
      const charge: ChargeRecord = { ...chargeFields, id: newId('ch'), createdAt: now() };
      await records.put('charges', charge);
      return charge;
    },
    /** Records the final state of held money. */
    async move(id: string | null, status: ChargeRecord['status']): Promise<void> {
      const charge = id === null ? null : await records.get('charges', id);
      if (charge !== null) await records.put('charges', { ...charge, status });
    },
  };
}

export type ChargeLedger = ReturnType<typeof createChargeLedger>;
