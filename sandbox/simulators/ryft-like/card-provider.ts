import type { CardIntent, CardIntentStatus, CardProvider, KnownCard } from '../../domain/payments/index.ts';
import { formatErrorForCustomer } from './browser/error-messages.ts';
import type { RyftCard, RyftSessionRecord } from './records.ts';
import type { RyftStep, SessionRules } from './session-rules.ts';
import { toWireMethods } from './wire.ts';

const statuses: Readonly<Record<RyftSessionRecord['status'], CardIntentStatus>> = {
  PendingPayment: 'requires_payment_method',
  PendingAction: 'requires_action',
  Approved: 'requires_capture',
  Captured: 'succeeded',
  Voided: 'canceled',
};

function toCardIntent(session: RyftSessionRecord): CardIntent {
  const { id, clientSecret, amount, currency, reference, lastError, card, decidedAt } = session;
  return {
    id,
    clientSecret,
    status: decidedAt === null ? statuses[session.status] : 'processing',
    amount,
    currency,
    reference,
    isRefunded: (session.refundedAmount ?? 0) > 0,
    lastError: lastError === null ? null : { code: lastError, message: formatErrorForCustomer(lastError) },
    // The provider's own script runs the challenge.
    challenge: null,
    card: card && toKnownCard(card),
  };
}

/** The customer chose in the provider's form whether to save the card. */
export function toKnownCard({ id, scheme, last4, expiryDate, isStored }: RyftCard): KnownCard {
  return { identifier: id, type: scheme, lastFourDigits: last4, expiryDate, isSaved: isStored };
}

/** The server-side API of the simulator: calls that a server would make with its secret key. */
export function createRyftCardProvider(step: RyftStep): CardProvider {
  const runForIntent = async (work: (rules: SessionRules) => Promise<RyftSessionRecord>) =>
    toCardIntent(await step(work));
  return {
    settings: {
      name: 'ryft',
      chargedBy: 'browser',
      configuration: {
        mode: 'test',
        address: 'none',
        publicKey: 'pk_sandbox_pavilion',
        accountId: 'ac_3fe8398f-8cdb-43a3-9be2-806c4f84c327',
      },
    },
    createSession: async () => null,
    listPaymentMethods: async (customer) =>
      JSON.stringify(toWireMethods(await step((rules) => rules.methodsOf(customer)))),
    forgetCards: (customer) => step((rules) => rules.forgetCards(customer)),
    createIntent: (request) => runForIntent((rules) => rules.create(request)),
    retrieveIntent: (id) => runForIntent((rules) => rules.retrieve(id)),
    findIntent: (reference) =>
      step(async (rules) => {
        const session = await rules.find(reference);
        return session && toCardIntent(session);
      }),
    answerChallenge: (id) => runForIntent((rules) => rules.retrieve(id)),
    capture: (id) => runForIntent((rules) => rules.capture(id)),
    cancel: (id) => runForIntent((rules) => rules.release(id)),
    refund: (id) => runForIntent((rules) => rules.refund(id)),
  };
}
