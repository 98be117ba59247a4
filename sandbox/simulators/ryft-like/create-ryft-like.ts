import { randomBytes } from 'node:crypto';
import { createKeyedMutex } from '../keyed-mutex.ts';
import type { SimulatorStorage } from '../storage.ts';
import { createRyftCardProvider, toKnownCard } from './card-provider.ts';
import { createRyftLikeRouter } from './router.ts';
import { createSessionRules, type RyftStep } from './session-rules.ts';

export interface RyftLikeConfig {
  readonly storage: SimulatorStorage;
  readonly now: () => number;
  readonly bankOrigin: string;
  readonly merchantOrigins: readonly string[];
  readonly embedOrigins: readonly string[];
}

const GOOD_CARD = '4012000000060085';

/** The Ryft-like provider: its host, its records, and its server-side API. */
export function createRyftLike({ storage, now, bankOrigin, ...origins }: RyftLikeConfig) {
  const [notifyOrigin = ''] = origins.merchantOrigins;
  const withLock = createKeyedMutex();
  const createId = (prefix: string) => `${prefix}_${randomBytes(12).toString('hex')}`;
  const step: RyftStep = (work) =>
    withLock('all', () =>
      storage.atomically((records) => work(createSessionRules(records, { now, newId: createId }))),
    );
  return {
    router: createRyftLikeRouter({ step, bankOrigin, ...origins }),
    cardProvider: createRyftCardProvider(step),
    keepCard: async (number: string, expiryDate: string, customer: string) =>
      toKnownCard(await step((rules) => rules.keepCard(number, expiryDate, customer))),
    /** The customer's steps in the provider's form, for scenarios. */
    tools: {
      attempt: async (clientSecret: string) => {
        const expiry = `12${String(new Date(now()).getFullYear() + 3).slice(-2)}`;
        const method = { number: GOOD_CARD, expiry, securityCode: '123', isStored: false };
        await step((rules) => rules.attempt({ method, clientSecret, notifyOrigin }));
      },
    },
    bank: {
      knows: (id: string) => id.startsWith('rya_'),
      find: (id: string) => step((rules) => rules.challenge(id)),
      answer: (id: string, outcome: 'completed' | 'failed') =>
        step((rules) => rules.answerChallenge(id, outcome)),
    },
  };
}
