import type { CardIntentRequest } from '../../domain/payments/index.ts';
import { createKeyedMutex } from '../keyed-mutex.ts';
import type { SimulatorStorage } from '../storage.ts';
import { authenticationFailure } from './errors.ts';
import type { ConfirmRequest, SimulatorContext } from './payment-requests.ts';
import { createPaymentRules } from './payment-rules.ts';
import type { ChallengeRecord, IntentRecord } from './records.ts';

interface PaymentServiceConfig extends SimulatorContext {
  readonly storage: SimulatorStorage;
}

type Rules = ReturnType<typeof createPaymentRules>;

/**
 * The payments of the simulator. Each step is one atomic piece of work in the storage, so that two confirmations or
 * captures of a payment never overlap, in this process (a mutex) or in several processes on one database (the storage).
 */
export function createPaymentService({ storage, ...context }: PaymentServiceConfig) {
  const withLock = createKeyedMutex();
  const runStep = <T>(work: (rules: Rules) => Promise<T>) =>
    storage.atomically((records) => work(createPaymentRules(records, context)));
  const runLockedStep = <T>(key: string, work: (rules: Rules) => Promise<T>) =>
    withLock(key, () => runStep(work));

  return {
    create: (request: CardIntentRequest) =>
      runLockedStep(`key:${request.idempotencyKey}`, (rules) => rules.create(request)),
    retrieve: (id: string) => runLockedStep(id, (rules) => rules.retrieve(id)),
    retrieveWithSecret: (id: string, clientSecret: string) =>
      runLockedStep(id, (rules) => rules.retrieveWithSecret(id, clientSecret)),
    addMethod: (cardInput: unknown) => runStep((rules) => rules.addMethod(cardInput)),
    addCvc: (cvc: unknown) => runStep((rules) => rules.addCvc(cvc)),
    method: (id: string) => storage.get('methods', id),
    confirm: (request: ConfirmRequest) => runLockedStep(request.id, (rules) => rules.confirm(request)),
    challenge: (id: string) => runStep((rules) => rules.challenge(id)),
    /** Uses the mutex of its payment: the customer may be confirming it again in another tab. */
    answerChallenge: async (id: string, outcome: Exclude<ChallengeRecord['outcome'], 'open'>) => {
      const { intentId } = await runStep((rules) => rules.challenge(id));
      return runLockedStep(intentId, (rules) => rules.answerChallenge(id, outcome));
    },
    abandonChallenge: (id: string, clientSecret: string) =>
      runLockedStep(id, (rules) => rules.abandonChallenge(id, clientSecret)),
    /** Saves a card as if at an earlier payment, for scenarios. */
    keepMethod: async (
      cardInput: unknown,
      { expMonth, expYear, customer }: { expMonth: number; expYear: number; customer: string },
    ) => {
      const method = await runStep((rules) => rules.addMethod(cardInput));
      const keptMethod = { ...method, customer, expMonth, expYear };
      await storage.put('methods', keptMethod);
      return keptMethod;
    },
    capture: (id: string) => runLockedStep(id, (rules) => rules.capture(id)),
    cancel: (id: string) => runLockedStep(id, (rules) => rules.cancel(id)),
    refund: (id: string) => runLockedStep(id, (rules) => rules.refund(id)),
    /** Finds a payment by the shop's reference. */
    find: async (reference: string) =>
      (await storage.list('intents')).find((intent) => intent.reference === reference) ?? null,
    /** Every attempt to charge a card, in order of creation. */
    charges: async () =>
      [...(await storage.list('charges'))].sort((first, second) => first.createdAt - second.createdAt),
  };
}

export type PaymentService = ReturnType<typeof createPaymentService>;

/** The error to send to the browser for a stored one. */
export function toBrowserError(intent: IntentRecord) {
  const storedError = intent.lastError;
  return storedError?.code === authenticationFailure.code ? authenticationFailure : storedError;
}
