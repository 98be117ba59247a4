import type { CardIntent, CardIntentStatus, CardProvider, CardProviders } from '../domain/payments/index.ts';

export interface FakeCards extends CardProvider, CardProviders {
  /** Sets the result of the customer's browser and bank. */
  setStatus(id: string, status: CardIntentStatus, lastError?: string): void;
  /** Sets the card of an intent, by the provider's id. */
  payWithCard(id: string, identifier: string): void;
  /** All intents, by id. */
  readonly intents: ReadonlyMap<string, CardIntent>;
  /** The total number of captures. */
  countCaptures(): number;
  /** Makes the next capture take the money and lose its response. */
  loseNextCaptureAnswer(): void;
  /** Makes the next capture fail and take nothing. */
  failNextCapture(): void;
}

/** A card provider in memory, to test how the operator handles a provider's responses. */
export function createFakeCards(): FakeCards {
  const intents = new Map<string, CardIntent>();
  const intentIdByKey = new Map<string, string>();
  let captureCount = 0;
  let fault: 'lost' | 'failed' | null = null;

  const requireIntent = (id: string): CardIntent => {
    const intent = intents.get(id);
    if (!intent) throw new Error(`No such intent: ${id}`);
    return intent;
  };
  const updateIntent = (id: string, changes: Partial<CardIntent>): CardIntent => {
    const intent = { ...requireIntent(id), ...changes };
    intents.set(id, intent);
    return intent;
  };

  return {
    intents,
    settings: {
      name: 'stripe',
      chargedBy: 'browser',
      configuration: { mode: 'test', address: 'collect', publishableKey: 'pk_test_1' },
    },
    // Uses `this`, so that it also works on a copy with a replaced method. Every centre has this provider.
    findByName() {
      return this;
    },
    createSession: async () => null,
    listPaymentMethods: async () => null,
    // This provider offers no saved cards by itself.
    forgetCards: async () => {},
    answerChallenge: async (id) => requireIntent(id),
    async createIntent({ amount, currency, reference, idempotencyKey }) {
      const id = intentIdByKey.get(idempotencyKey) ?? `pi_${intents.size + 1}`;
      if (!intents.has(id)) {
        intentIdByKey.set(idempotencyKey, id);
        const clientSecret = `${id}_secret`;
        const status = 'requires_payment_method';
        const initialFacts = { isRefunded: false, lastError: null, challenge: null, card: null };
        intents.set(id, { id, clientSecret, status, amount, currency, reference, ...initialFacts });
      }
      return requireIntent(id);
    },
    async retrieveIntent(id) {
      return requireIntent(id);
    },
    async findIntent(reference) {
      return [...intents.values()].find((intent) => intent.reference === reference) ?? null;
    },
    async capture(id) {
      const pendingFault = fault;
      fault = null;
      if (pendingFault === 'failed') throw new Error('The provider is down.');
      const { status } = requireIntent(id);
      if (status === 'requires_capture') captureCount += 1;
      else if (status !== 'succeeded') throw new Error(`An intent that is ${status} cannot be captured.`);
      const intent = updateIntent(id, { status: 'succeeded' });
      if (pendingFault === 'lost') throw new Error('The connection broke.');
      return intent;
    },
    async cancel(id) {
      if (requireIntent(id).status === 'succeeded')
        throw new Error('Money that was taken cannot be released.');
      return updateIntent(id, { status: 'canceled' });
    },
    async refund(id) {
      if (requireIntent(id).status !== 'succeeded')
        throw new Error('Only money that was taken can be given back.');
      return updateIntent(id, { isRefunded: true });
    },
    setStatus(id, status, lastError) {
      updateIntent(id, {
        status,
        lastError: lastError ? { code: 'card_declined', message: lastError } : null,
      });
    },
    payWithCard(id, identifier) {
      const card = { identifier, type: 'Visa', lastFourDigits: '0006', expiryDate: '12/49' };
      updateIntent(id, { status: 'requires_capture', card });
    },
    countCaptures: () => captureCount,
    loseNextCaptureAnswer: () => {
      fault = 'lost';
    },
    failNextCapture: () => {
      fault = 'failed';
    },
  };
}

/** A saved card, for scenarios. */
export const keepFakeCard = async (_provider: string, number: string, expiryDate: string) => ({
  identifier: 'card_1',
  type: 'Visa',
  lastFourDigits: number.slice(-4),
  expiryDate,
});

/** An Opayo-like provider that stores nothing, for scenarios. */
export const fakeOpayo = {
  keepCard: async (number: string) => ({ id: 'card_1', cardType: 'Visa', last4: number.slice(-4) }),
  expireKey: async () => undefined,
  tokeniseCard: async () => ({ sessionKey: 'key_1', cardIdentifier: 'card_1' }),
  submitSecurityCode: async () => 'key_1',
  answerBank: async () => '',
};
