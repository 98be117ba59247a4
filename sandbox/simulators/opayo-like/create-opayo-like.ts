import { randomBytes, randomUUID } from 'node:crypto';
import { createChargeLedger } from '../charge-ledger.ts';
import { createKeyedMutex } from '../keyed-mutex.ts';
import type { RecordAccess, SimulatorStorage } from '../storage.ts';
import { createOpayoCardProvider } from './card-provider.ts';
import { createChallengeService } from './challenge-service.ts';
import { createKeyService } from './key-service.ts';
import { createOpayoLikeRouter } from './router.ts';
import { createTransactionService } from './transaction-service.ts';

export interface OpayoLikeConfig {
  readonly storage: SimulatorStorage;
  readonly now: () => number;
  readonly origin: string;
  readonly bankOrigin: string;
  readonly merchantOrigins: readonly string[];
  readonly embedOrigins: readonly string[];
}

function servicesOver(records: RecordAccess, now: () => number) {
  const tools = { records, now, newId: randomUUID };
  const newId = (prefix: string) => `${prefix}_${randomBytes(12).toString('hex')}`;
  const charges = createChargeLedger({ records, now, newId });
  const keys = createKeyService(tools);
  const challenges = createChallengeService(tools);
  return {
    keys,
    challenges,
    transactions: createTransactionService({ ...tools, charges, keys, challenges }),
  };
}

export type OpayoServices = ReturnType<typeof servicesOver>;

/** One atomic piece of work on the provider's records, isolated from all others in any process. */
export type OpayoStep = <T>(work: (services: OpayoServices) => Promise<T>) => Promise<T>;

const GOOD_DETAILS = {
  expiryDate: `12${String(new Date().getFullYear() + 3).slice(-2)}`,
  securityCode: '123',
};

/** The Opayo-like provider: its host, its records, and its server-side API. */
export function createOpayoLike({ storage, now, origin, bankOrigin, ...origins }: OpayoLikeConfig) {
  const withLock = createKeyedMutex();
  const step: OpayoStep = (work) =>
    withLock('all', () => storage.atomically((records) => work(servicesOver(records, now))));
  return {
    step,
    router: createOpayoLikeRouter({ step, bankOrigin, ...origins }),
    cardProvider: createOpayoCardProvider({ step, origin, bankOrigin }),
    /** The customer's steps in the drop-in and at the bank, for scenarios. */
    tools: {
      keepCard: (number: string, holder: string, kept: { expiryDate: string; customer: string }) =>
        step(({ keys }) => keys.keepCard(number, holder, kept)),
      expireKey: (id: string) => step(({ keys }) => keys.expireKey(id)),
      tokeniseCard: (number: string, holder: string, customer: string) =>
        step(async ({ keys }) => {
          const { id: sessionKey } = await keys.issueKey(customer);
          const details = { cardholderName: holder, cardNumber: number, ...GOOD_DETAILS };
          const { id: cardIdentifier } = await keys.addCard(sessionKey, details);
          return { sessionKey, cardIdentifier };
        }),
      submitSecurityCode: (cardIdentifier: string) =>
        step(async ({ keys }) => {
          const card = await keys.card(cardIdentifier);
          const { id: sessionKey } = await keys.issueKey(card?.customer);
          await keys.activate(sessionKey, cardIdentifier, GOOD_DETAILS.securityCode);
          return sessionKey;
        }),
      answerBank: (question: string, outcome: 'passed' | 'failed') =>
        step(async ({ challenges }) => {
          const received = await challenges.receive(question);
          const settled = typeof received === 'string' ? null : await challenges.settle(received.id, outcome);
          if (settled === null) throw new Error('The bank does not know this question.');
          return challenges.answer(settled);
        }),
    },
  };
}
