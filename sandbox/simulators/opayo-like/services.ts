import { randomBytes, randomUUID } from 'node:crypto';
import { createChargeLedger } from '../charge-ledger.ts';
import type { RecordAccess } from '../storage.ts';
import { createChallengeService } from './challenge-service.ts';
import { createKeyService } from './key-service.ts';
import { createTransactionService } from './transaction-service.ts';

export function createServices(records: RecordAccess, now: () => number) {
  const tools = { records, now, newId: randomUUID };
  const createId = (prefix: string) => `${prefix}_${randomBytes(12).toString('hex')}`;
  const charges = createChargeLedger({ records, now, newId: createId });
  const keys = createKeyService(tools);
  const challenges = createChallengeService(tools);
  return {
    keys,
    challenges,
    transactions: createTransactionService({ ...tools, charges, keys, challenges }),
  };
}

export type OpayoServices = ReturnType<typeof createServices>;

/** One atomic piece of work on the provider's records, isolated from all others in any process. */
export type OpayoStep = <T>(work: (services: OpayoServices) => Promise<T>) => Promise<T>;
