import { createKeyedMutex } from '../keyed-mutex.ts';
import type { SimulatorStorage } from '../storage.ts';
import { createOpayoCardProvider } from './card-provider.ts';
import { createOpayoLikeRouter } from './router.ts';
import { createServices, type OpayoStep } from './services.ts';

export interface OpayoLikeConfig {
  readonly storage: SimulatorStorage;
  readonly now: () => number;
  readonly origin: string;
  readonly bankOrigin: string;
  readonly merchantOrigins: readonly string[];
  readonly embedOrigins: readonly string[];
}

const GOOD_DETAILS = {
  expiryDate: `12${String(new Date().getFullYear() + 3).slice(-2)}`,
  securityCode: '123',
};

/** The Opayo-like provider: its host, its records, and its server-side API. */
export function createOpayoLike({ storage, now, origin, bankOrigin, ...origins }: OpayoLikeConfig) {
  const withLock = createKeyedMutex();
  const step: OpayoStep = (work) =>
    withLock('all', () => storage.atomically((records) => work(createServices(records, now))));
  return {
    step,
    router: createOpayoLikeRouter({ step, bankOrigin, ...origins }),
    cardProvider: createOpayoCardProvider({ step, origin, bankOrigin }),
    /** The customer's steps in the drop-in and at the bank, for scenarios. */
    tools: {
      keepCard: (number: string, holder: string, keptCard: { expiryDate: string; customer: string }) =>
        step(({ keys }) => keys.keepCard(number, holder, keptCard)),
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
          const settledChallenge =
            typeof received === 'string' ? null : await challenges.settle(received.id, outcome);
          if (settledChallenge === null) throw new Error('The bank does not know this question.');
          return challenges.answer(settledChallenge);
        }),
    },
  };
}
