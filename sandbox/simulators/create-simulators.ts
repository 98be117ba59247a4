import { randomBytes } from 'node:crypto';
import { createBankRouter } from './bank-challenge/router.ts';
import { createSimulatedCardProvider } from './stripe-like/card-provider.ts';
import { createPaymentBook } from './stripe-like/payment-book.ts';
import { createStripeLikeRouter } from './stripe-like/router.ts';
import { createMemoryStorage, type SimulatorStorage } from './stripe-like/storage.ts';

export interface SimulatorsConfig {
  /** Origin of the simulated bank, e.g. http://bank.simulators.localhost:4000. */
  readonly bankOrigin: string;
  /** Origins of the sites whose checkout may hold the card fields. */
  readonly merchantOrigins: readonly string[];
  /** Where payments are kept; in memory unless a durable store is given. */
  readonly storage?: SimulatorStorage;
  readonly now?: () => number;
  /** How long the bank thinks before it answers, in ms. */
  readonly bankDelayMs?: number;
}

const defaultBankDelayMs = 600;

/**
 * The simulated outside world of the sandbox: the Stripe-like provider and the bank that it asks.
 * `stripeLike` and `bank` are routers for a host each; `cardProvider` is the operator's side; `charges` is the ledger.
 */
export function createSimulators(config: SimulatorsConfig) {
  const book = createPaymentBook({
    storage: config.storage ?? createMemoryStorage(),
    now: config.now ?? Date.now,
    newId: (prefix) => `${prefix}_${randomBytes(12).toString('hex')}`,
  });
  return {
    stripeLike: createStripeLikeRouter({
      book,
      bankOrigin: config.bankOrigin,
      merchantOrigins: config.merchantOrigins,
    }),
    bank: createBankRouter({
      book: { find: book.challenge, answer: book.answerChallenge },
      delayMs: config.bankDelayMs ?? defaultBankDelayMs,
    }),
    cardProvider: createSimulatedCardProvider(book),
    charges: book.charges,
    /** What a customer does in the card fields, the bank's question answered: for states that begin after it. */
    confirmCard: async (intent: { readonly id: string; readonly clientSecret: string }, number: string) => {
      const card = { number, exp_month: 12, exp_year: new Date().getFullYear() + 3, cvc: '123' };
      const method = await book.addMethod(card);
      const [notifyOrigin = ''] = config.merchantOrigins;
      const { id, clientSecret } = intent;
      const { challengeId } = await book.confirm({ id, clientSecret, methodId: method.id, notifyOrigin });
      if (challengeId !== null) await book.answerChallenge(challengeId, 'completed');
    },
  };
}
