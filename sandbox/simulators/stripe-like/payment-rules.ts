import type { CardIntentRequest } from '../../domain/payments/index.ts';
import { findCardBrand } from '../card-brands.ts';
import { createChargeLedger } from '../charge-ledger.ts';
import type { RecordAccess } from '../storage.ts';
import { checkCard } from './card-numbers.ts';
import { findBehaviour } from './cards.ts';
import {
  type CardErrorName,
  cardErrors,
  createInvalidRequestFailure,
  ProviderFailure,
  storedAuthenticationFailure,
} from './errors.ts';
import type { ConfirmRequest, SimulatorContext } from './payment-requests.ts';
import type { ChallengeRecord, CvcTokenRecord, IntentRecord, MethodRecord } from './records.ts';

const holdLifeMs = 7 * 24 * 60 * 60 * 1000;

/** The rules of PaymentIntents with manual capture: intents, cards, challenges and charges, one step at a time. */
export function createPaymentRules(records: RecordAccess, { now, newId }: SimulatorContext) {
  const charges = createChargeLedger({ records, now, newId });

  async function save(intent: IntentRecord): Promise<IntentRecord> {
    await records.put('intents', intent);
    return intent;
  }

  async function retrieve(id: string): Promise<IntentRecord> {
    const intent = await records.get('intents', id);
    if (intent === null)
      throw createInvalidRequestFailure(`No such payment_intent: '${id}'`, 'resource_missing', 404);
    const lapsed = intent.status === 'requires_capture' && now() - (intent.heldAt ?? now()) > holdLifeMs;
    return lapsed ? release(intent) : intent;
  }

  async function retrieveWithSecret(id: string, clientSecret: string): Promise<IntentRecord> {
    const intent = await retrieve(id);
    if (intent.clientSecret !== clientSecret)
      throw createInvalidRequestFailure(`No such payment_intent: '${id}'`, 'resource_missing', 404);
    return intent;
  }

  function createUnexpectedStateFailure(intent: IntentRecord, verb: string): ProviderFailure {
    return createInvalidRequestFailure(
      `This PaymentIntent could not be ${verb} because it has a status of ${intent.status}.`,
      'payment_intent_unexpected_state',
    );
  }

  async function create(request: CardIntentRequest): Promise<IntentRecord> {
    const json = JSON.stringify([request.amount, request.currency, request.reference, request.customer]);
    const usedKey = await records.get('keys', request.idempotencyKey);
    if (usedKey !== null) {
      if (usedKey.request === json) return retrieve(usedKey.intentId);
      const message =
        'Keys for idempotent requests can only be used with the same parameters they were first used with.';
      throw new ProviderFailure(400, { type: 'idempotency_error', message });
    }
    if (!Number.isInteger(request.amount) || request.amount < 1)
      throw createInvalidRequestFailure(
        'Amount must be a whole number of minor units, at least 1.',
        'parameter_invalid_integer',
      );
    const id = newId('pi');
    const intent = await save({
      id,
      clientSecret: `${id}_${newId('secret')}`,
      status: 'requires_payment_method',
      amount: request.amount,
      currency: request.currency.toLowerCase(),
      reference: request.reference,
      customer: request.customer,
      createdAt: now(),
      heldAt: null,
      heldChargeId: null,
      methodId: null,
      challengeId: null,
      lastError: null,
    });
    await records.put('keys', { id: request.idempotencyKey, intentId: id, request: json });
    return intent;
  }

  async function addMethod(cardInput: unknown): Promise<MethodRecord> {
    const card = checkCard(cardInput, new Date(now()));
    const method: MethodRecord = {
      id: newId('pm'),
      behaviour: findBehaviour(card.number),
      brand: findCardBrand(card.number),
      last4: card.number.slice(-4),
      expMonth: card.exp_month,
      expYear: card.exp_year,
    };
    await records.put('methods', method);
    return method;
  }

  async function toCharge(intent: IntentRecord) {
    const method = intent.methodId === null ? null : await records.get('methods', intent.methodId);
    return { ...intent, last4: method?.last4 ?? '' };
  }

  async function refuse(intent: IntentRecord, name: CardErrorName): Promise<never> {
    const error = cardErrors[name];
    await charges.add(await toCharge(intent), error.code);
    await save({ ...intent, status: 'requires_payment_method', challengeId: null, lastError: error });
    throw new ProviderFailure(402, error);
  }

  async function hold(intent: IntentRecord): Promise<IntentRecord> {
    const { id: heldChargeId } = await charges.add(await toCharge(intent), null);
    const heldFields = { heldAt: now(), heldChargeId, lastError: null };
    return save({ ...intent, ...heldFields, status: 'requires_capture', challengeId: null });
  }

  async function confirm(request: ConfirmRequest): Promise<IntentRecord> {
    const storedIntent = await retrieveWithSecret(request.id, request.clientSecret);
    if (
      !['requires_payment_method', 'requires_confirmation', 'requires_action'].includes(storedIntent.status)
    )
      throw createUnexpectedStateFailure(storedIntent, 'confirmed');
    const method = await records.get('methods', request.methodId);
    if (method === null)
      throw createInvalidRequestFailure(
        `No such PaymentMethod: '${request.methodId}'`,
        'resource_missing',
        404,
      );
    await claimMethod(method, storedIntent, request.isKept ?? false);
    await spendCvc(request.cvcToken ?? null);
    const intent = { ...storedIntent, methodId: method.id };
    if (Date.UTC(method.expYear, method.expMonth, 1) <= now()) return refuse(intent, 'expired_card');
    if (method.behaviour.challenge) return askBank(intent, method, request);
    const { outcome } = method.behaviour;
    return outcome === 'approve' ? hold(intent) : refuse(intent, outcome);
  }

  async function claimMethod(method: MethodRecord, intent: IntentRecord, isKept: boolean): Promise<void> {
    const { id: intentId, customer } = intent;
    const attachedTo = method.customer ?? null;
    if (attachedTo !== null && attachedTo !== customer)
      throw createInvalidRequestFailure(
        `The customer does not have a payment method with the ID ${method.id}. The payment method must be attached to the customer.`,
        'resource_missing',
      );
    if (attachedTo === null && method.intentId && method.intentId !== intentId)
      throw createInvalidRequestFailure(
        'The provided PaymentMethod was previously used with a PaymentIntent without Customer attachment. It may not be used again.',
      );
    await records.put('methods', { ...method, intentId, customer: attachedTo ?? (isKept ? customer : null) });
  }

  async function addCvc(cvc: unknown): Promise<CvcTokenRecord> {
    if (typeof cvc !== 'string' || !/^\d{3,4}$/.test(cvc))
      throw new ProviderFailure(402, {
        type: 'card_error',
        code: 'invalid_cvc',
        message: "Your card's security code is invalid.",
      });
    const token = { id: newId('cvctok'), isUsed: false };
    await records.put('cvcTokens', token);
    return token;
  }

  async function spendCvc(id: string | null): Promise<void> {
    if (id === null) return;
    const token = await records.get('cvcTokens', id);
    if (token === null || token.isUsed)
      throw createInvalidRequestFailure(`No such token: '${id}'`, 'resource_missing', 404);
    await records.put('cvcTokens', { ...token, isUsed: true });
  }

  async function askBank(
    intent: IntentRecord,
    method: MethodRecord,
    request: ConfirmRequest,
  ): Promise<IntentRecord> {
    const isSentAway = method.behaviour.redirects === true && Boolean(request.returnUrl);
    const returnUrl = isSentAway ? returnAddress(request.returnUrl ?? '', intent) : null;
    const challenge: ChallengeRecord = {
      id: newId('ask'),
      intentId: intent.id,
      notifyOrigin: request.notifyOrigin,
      holderOrigin: request.holderOrigin ?? null,
      returnUrl,
      amount: intent.amount,
      currency: intent.currency,
      last4: method.last4,
      outcome: 'open',
    };
    await records.put('challenges', challenge);
    return save({
      ...intent,
      status: 'requires_action',
      challengeId: challenge.id,
      returnUrl,
      lastError: null,
    });
  }

  /** Stores the bank's result; a second one, or one of an older challenge, has no effect. */
  async function answerChallenge(
    id: string,
    outcome: 'completed' | 'failed' | 'cancelled',
  ): Promise<ChallengeRecord> {
    const current = await challenge(id);
    if (current.outcome !== 'open') return current;
    const answeredChallenge = { ...current, outcome };
    await records.put('challenges', answeredChallenge);
    const intent = await retrieve(current.intentId);
    if (intent.status === 'requires_action' && intent.challengeId === id) await settle(intent, outcome);
    return answeredChallenge;
  }

  async function settle(intent: IntentRecord, outcome: ChallengeRecord['outcome']): Promise<void> {
    if (outcome !== 'completed') {
      await save({
        ...intent,
        status: 'requires_payment_method',
        challengeId: null,
        lastError: storedAuthenticationFailure,
      });
      return;
    }
    const method = intent.methodId === null ? null : await records.get('methods', intent.methodId);
    if (method === null || method.behaviour.outcome === 'approve') await hold(intent);
    else await refuse(intent, method.behaviour.outcome).catch(ignoreRefusal);
  }

  async function challenge(id: string): Promise<ChallengeRecord> {
    const pendingChallenge = await records.get('challenges', id);
    if (pendingChallenge === null)
      throw createInvalidRequestFailure('No such challenge.', 'resource_missing', 404);
    return pendingChallenge;
  }

  /** The customer closed the challenge on the shop's page. */
  async function abandonChallenge(id: string, clientSecret: string): Promise<IntentRecord> {
    const intent = await retrieveWithSecret(id, clientSecret);
    if (intent.challengeId !== null) await answerChallenge(intent.challengeId, 'cancelled');
    return retrieve(id);
  }

  async function capture(id: string): Promise<IntentRecord> {
    const intent = await retrieve(id);
    if (intent.status === 'succeeded') return intent;
    if (intent.status !== 'requires_capture') throw createUnexpectedStateFailure(intent, 'captured');
    await charges.move(intent.heldChargeId, 'captured');
    return save({ ...intent, status: 'succeeded' });
  }

  /** POST /v1/refunds: refunds the whole amount; the intent stays `succeeded`. */
  async function refund(id: string): Promise<IntentRecord> {
    const intent = await retrieve(id);
    if (intent.isRefunded) return intent;
    if (intent.status !== 'succeeded') throw createUnexpectedStateFailure(intent, 'refunded');
    await charges.move(intent.heldChargeId, 'refunded');
    return save({ ...intent, isRefunded: true });
  }

  async function release(intent: IntentRecord): Promise<IntentRecord> {
    await charges.move(intent.heldChargeId, 'released');
    return save({ ...intent, status: 'canceled', challengeId: null });
  }

  async function cancel(id: string): Promise<IntentRecord> {
    const intent = await retrieve(id);
    if (intent.status === 'succeeded') throw createUnexpectedStateFailure(intent, 'canceled');
    return intent.status === 'canceled' ? intent : release(intent);
  }

  return {
    create,
    retrieve,
    retrieveWithSecret,
    addMethod,
    addCvc,
    confirm,
    challenge,
    answerChallenge,
    abandonChallenge,
    capture,
    cancel,
    refund,
  };
}

/** The shop's return address with the provider's query parameters, including the result if there is one. */
function returnAddress(returnUrl: string, { id, clientSecret }: IntentRecord): string {
  const target = new URL(returnUrl);
  target.searchParams.set('payment_intent', id);
  target.searchParams.set('payment_intent_client_secret', clientSecret);
  return target.href;
}

/** Ignores a refusal after the challenge: it is stored on the intent, where the browser reads it. */
function ignoreRefusal(failure: unknown): void {
  if (!(failure instanceof ProviderFailure)) throw failure;
}
