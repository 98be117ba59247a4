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

const GOOD_DETAILS = {
  expiryDate: `12${String(new Date().getFullYear() + 3).slice(-2)}`,
  securityCode: '123',
};

/** The Opayo-like provider: its host, its books, and the operator's side of it. */
export function createOpayoLike({ storage, now, origin, bankOrigin, ...origins }: OpayoLikeConfig) {
  const inTurn = createTurns();
  const step: OpayoStep = (work) =>
    inTurn('all', () => storage.atomically((records) => work(booksOver(records, now))));
  return {
    step,
    router: createOpayoLikeRouter({ step, bankOrigin, ...origins }),
    cardProvider: createOpayoCardProvider({ step, origin, bankOrigin }),
    /** What the customer does in the drop-in and at the bank, for states that begin after it. */
    tools: {
      keepCard: (number: string, holder: string, kept: { expiryDate: string; customer: string }) =>
        step(({ keys }) => keys.keepCard(number, holder, kept)),
      expireKey: (id: string) => step(({ keys }) => keys.expireKey(id)),
      handOver: (number: string, holder: string, customer: string) =>
        step(async ({ keys }) => {
          const { id: sessionKey } = await keys.issueKey(customer);
          const details = { cardholderName: holder, cardNumber: number, ...GOOD_DETAILS };
          const { id: cardIdentifier } = await keys.addCard(sessionKey, details);
          return { sessionKey, cardIdentifier };
        }),
      giveSecurityCode: (cardIdentifier: string) =>
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
