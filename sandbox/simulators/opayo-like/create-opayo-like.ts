import { randomBytes, randomUUID } from 'node:crypto';
import { createChargeBook } from '../charge-book.ts';
import { createTurns } from '../in-turn.ts';
import type { RecordAccess, SimulatorStorage } from '../storage.ts';
import { createOpayoCardProvider } from './card-provider.ts';
import { createChallengeBook } from './challenge-book.ts';
import { createKeyBook } from './key-book.ts';
import { createOpayoLikeRouter } from './router.ts';
import { createTransactionBook } from './transaction-book.ts';

export interface OpayoLikeConfig {
  readonly storage: SimulatorStorage;
  readonly now: () => number;
  readonly origin: string;
  readonly bankOrigin: string;
  readonly merchantOrigins: readonly string[];
  readonly embedOrigins: readonly string[];
}

function booksOver(records: RecordAccess, now: () => number) {
  const tools = { records, now, newId: randomUUID };
  const newId = (prefix: string) => `${prefix}_${randomBytes(12).toString('hex')}`;
  const charges = createChargeBook({ records, now, newId });
  const keys = createKeyBook(tools);
  const challenges = createChallengeBook(tools);
  return { keys, challenges, transactions: createTransactionBook({ ...tools, charges, keys, challenges }) };
}

export type OpayoBooks = ReturnType<typeof booksOver>;

/** One piece of work in the provider's books, of which no other sees a part, in this process or in another one. */
export type OpayoStep = <T>(work: (books: OpayoBooks) => Promise<T>) => Promise<T>;

/** The Opayo-like provider: its host, its books, and the operator's side of it. */
export function createOpayoLike({ storage, now, origin, bankOrigin, ...origins }: OpayoLikeConfig) {
  const inTurn = createTurns();
  const step: OpayoStep = (work) =>
    inTurn('all', () => storage.atomically((records) => work(booksOver(records, now))));
  return {
    step,
    router: createOpayoLikeRouter({ step, bankOrigin, ...origins }),
    cardProvider: createOpayoCardProvider({ step, origin, bankOrigin }),
    /** For states that begin after a card was saved, or a key has expired. */
    tools: {
      keepCard: (number: string, holder: string, expiryDate: string) =>
        step(({ keys }) => keys.keepCard(number, holder, expiryDate)),
      expireKey: (id: string) => step(({ keys }) => keys.expireKey(id)),
    },
  };
}
