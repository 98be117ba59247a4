import { randomBytes } from 'node:crypto';
import type { CardProvider, CardProviders } from '../domain/payments/index.ts';
import { createAcsRouter } from './bank-challenge/acs-router.ts';
import { createBankRouter } from './bank-challenge/router.ts';
import { createOpayoLike } from './opayo-like/create-opayo-like.ts';
import { createRyftLike } from './ryft-like/create-ryft-like.ts';
import { createMemoryStorage, type SimulatorStorage } from './storage.ts';
import { createSimulatedCardProvider, toKnownCard } from './stripe-like/card-provider.ts';
import { createPaymentService } from './stripe-like/payment-service.ts';
import { createStripeLikeRouter } from './stripe-like/router.ts';
import { createDeliverer, type Deliverer } from './webhooks/deliverer.ts';
import { createEventStorage } from './webhooks/event-storage.ts';

export interface SimulatorsConfig {
  /** Origin of the simulated bank, e.g. http://bank.another.localhost:4000. */
  readonly bankOrigin: string;
  /** Origin of the Opayo-like provider. */
  readonly opayoOrigin: string;
  /** Origins of the sites whose checkout may frame the card fields. */
  readonly merchantOrigins: readonly string[];
  /** Origins of the pages that may embed those sites: `frame-ancestors` checks every ancestor. */
  readonly embedOrigins?: readonly string[];
  /** Stores payments; default: in memory. */
  readonly storage?: SimulatorStorage;
  /** The shop's webhook endpoint; without it no events are sent. */
  readonly webhookEndpoint?: string;
  readonly now?: () => number;
  /** The bank's response delay, in ms. */
  readonly bankDelayMs?: number;
}

const defaultBankDelayMs = 600;

/**
 * The simulated third parties of the sandbox: the card providers and the bank. `stripeLike`, `opayoLike`, `ryftLike` and
 * `bank` are routers for a host each; `cards` is the server-side API of each provider; `charges` is the ledger of all.
 */
export function createSimulators(config: SimulatorsConfig) {
  const { bankOrigin, merchantOrigins, embedOrigins = [], opayoOrigin } = config;
  const now = config.now ?? Date.now;
  const createId = (prefix: string) => `${prefix}_${randomBytes(12).toString('hex')}`;
  const plainStorage = config.storage ?? createMemoryStorage();
  const { storage, webhooks } = withWebhooks(plainStorage, config.webhookEndpoint, { now, newId: createId });
  const delayMs = config.bankDelayMs ?? defaultBankDelayMs;
  const payments = createPaymentService({ storage, now, newId: createId });
  const unheard = createPaymentService({ storage: plainStorage, now, newId: createId });
  const cardProvider = createSimulatedCardProvider(payments);
  const opayo = createOpayoLike({
    storage,
    now,
    origin: opayoOrigin,
    bankOrigin,
    merchantOrigins,
    embedOrigins,
  });
  const ryft = createRyftLike({ storage, now, bankOrigin, merchantOrigins, embedOrigins });
  return {
    stripeLike: createStripeLikeRouter({ payments, bankOrigin, merchantOrigins, embedOrigins }),
    opayoLike: opayo.router,
    ryftLike: ryft.router,
    bank: createBankRouter({
      acs: createAcsRouter({ step: opayo.step, delayMs }),
      challenges: {
        find: (id) => (ryft.bank.knows(id) ? ryft.bank.find(id) : payments.challenge(id)),
        answer: (id, outcome) =>
          ryft.bank.knows(id) ? ryft.bank.answer(id, outcome) : payments.answerChallenge(id, outcome),
      },
      embedOrigins,
      delayMs,
    }),
    cardProvider,
    opayo: opayo.tools,
    ryft: ryft.tools,
    cards: createCardProviders([cardProvider, opayo.cardProvider, ryft.cardProvider]),
    charges: payments.charges,
    webhooks,
    /** Saves a card of a customer with a provider (MM/YY), for scenarios. */
    keepCard: (provider: 'stripe' | 'ryft', number: string, expiryDate: string, customer: string) => {
      const [expMonth = 0, expYear = 0] = expiryDate.split('/').map(Number);
      const expiry = { expMonth, expYear: 2000 + expYear, customer };
      return provider === 'ryft'
        ? ryft.keepCard(number, expiryDate, customer)
        : payments.keepMethod(buildCard(number), expiry).then(toKnownCard);
    },
    confirmCard: createConfirm(payments, merchantOrigins),
    /** Like the above, without events: the shop learns of such a payment only when it asks. */
    withoutEvents: {
      cards: createCardProviders([createSimulatedCardProvider(unheard)]),
      confirmCard: createConfirm(unheard, merchantOrigins),
    },
  };
}

/** Confirms an intent as a customer does in the card fields, including the challenge, for scenarios. */
function createConfirm(
  payments: ReturnType<typeof createPaymentService>,
  [notifyOrigin = '']: readonly string[],
) {
  return async (intent: { readonly id: string; readonly clientSecret: string }, number: string) => {
    const method = await payments.addMethod(buildCard(number));
    const { id, clientSecret } = intent;
    const { challengeId } = await payments.confirm({ id, clientSecret, methodId: method.id, notifyOrigin });
    if (challengeId !== null) await payments.answerChallenge(challengeId, 'completed');
  };
}

function withWebhooks(
  storage: SimulatorStorage,
  webhookEndpoint: string | undefined,
  context: { now: () => number; newId: (prefix: string) => string },
): { storage: SimulatorStorage; webhooks: Deliverer | null } {
  if (webhookEndpoint === undefined) return { storage, webhooks: null };
  const webhooks = createDeliverer({ storage, endpoint: webhookEndpoint });
  return { storage: createEventStorage({ storage, onEvents: webhooks.send, ...context }), webhooks };
}

function buildCard(number: string) {
  return { number, exp_month: 12, exp_year: new Date().getFullYear() + 3, cvc: '123' };
}

function createCardProviders(providers: readonly CardProvider[]): CardProviders {
  return {
    findByName(name) {
      const provider = providers.find(({ settings }) => settings.name === name);
      if (!provider) throw new Error(`Payment provider ${name} is not supported`);
      return provider;
    },
  };
}
