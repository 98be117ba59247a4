import type { CardIntentRequest } from '../../domain/payments/index.ts';
import { findCardBrand, isLuhnValid } from '../card-brands.ts';
import { createChargeLedger } from '../charge-ledger.ts';
import type { RecordAccess } from '../storage.ts';
import { findBehaviour, type RyftCardOutcome } from './cards.ts';
import { createInvalidParameterFailure, createNoSessionFailure } from './errors.ts';
import type { RyftCard, RyftChallengeRecord, RyftSessionRecord } from './records.ts';

/** The response delay of the simulator's slow bank. */
const SLOW_CARD_MS = 5_000;
const schemes: Readonly<Record<string, string>> = { visa: 'Visa', mastercard: 'Mastercard', amex: 'Amex' };

export interface SimulatorContext {
  readonly now: () => number;
  readonly newId: (prefix: string) => string;
}

/** A typed card. */
export interface TypedCard {
  readonly number: string;
  /** MMYY. */
  readonly expiry: string;
  readonly securityCode: string;
  readonly isStored: boolean;
}

export interface Attempt {
  readonly clientSecret: string;
  /** The id of a saved card, or a typed card. */
  readonly method: string | TypedCard;
  /** Origin of the page that the bank's challenge notifies. */
  readonly notifyOrigin: string;
}

/** The rules of payment sessions with manual capture, one step at a time. */
export function createSessionRules(records: RecordAccess, { now, newId }: SimulatorContext) {
  const charges = createChargeLedger({ records, now, newId });

  async function save(session: RyftSessionRecord): Promise<RyftSessionRecord> {
    const savedSession = { ...session, updatedAt: now() };
    await records.put('ryftSessions', savedSession);
    return savedSession;
  }

  async function retrieve(id: string): Promise<RyftSessionRecord> {
    const session = await records.get('ryftSessions', id);
    if (session === null) throw createNoSessionFailure();
    return session.decidedAt !== null && session.decidedAt <= now() ? hold(session) : session;
  }

  async function retrieveWithSecret(clientSecret: string): Promise<RyftSessionRecord> {
    const [id = ''] = clientSecret.split('_secret_');
    const session = await retrieve(id);
    if (session.clientSecret !== clientSecret) throw createNoSessionFailure();
    return session;
  }

  async function create(request: CardIntentRequest): Promise<RyftSessionRecord> {
    const usedKey = await records.get('ryftKeys', request.idempotencyKey);
    if (usedKey !== null) return retrieve(usedKey.sessionId);
    const { amount, currency, reference, customer, returnUrl = null } = request;
    const id = newId('ps');
    const nothingYet = { lastError: null, card: null, chargeId: null, challengeId: null, decidedAt: null };
    await records.put('ryftKeys', { id: request.idempotencyKey, sessionId: id });
    return save({
      ...nothingYet,
      id,
      clientSecret: `${id}_${newId('secret')}`,
      status: 'PendingPayment',
      amount,
      currency,
      reference,
      returnUrl,
      customer,
      createdAt: now(),
      updatedAt: now(),
    });
  }

  async function hold(session: RyftSessionRecord): Promise<RyftSessionRecord> {
    const { id: chargeId } = await charges.add(toCharge(session), null);
    // The card is stored only after a successful payment.
    if (session.card?.isStored)
      await records.put('ryftMethods', { storedAt: now(), ...session.card, customer: session.customer });
    const settledFields = { chargeId, challengeId: null, decidedAt: null, lastError: null };
    return save({ ...session, ...settledFields, status: 'Approved' });
  }

  /** A decline leaves the session open for another card, with the reason in `lastError`. */
  async function decline(session: RyftSessionRecord, lastError: string): Promise<RyftSessionRecord> {
    await charges.add(toCharge(session), lastError);
    return save({ ...session, lastError, challengeId: null, decidedAt: null, status: 'PendingPayment' });
  }

  function charge(session: RyftSessionRecord, outcome: RyftCardOutcome): Promise<RyftSessionRecord> {
    if (outcome === 'approve') return hold(session);
    if (outcome !== 'approve-later') return decline(session, outcome);
    const undecided = { lastError: null, challengeId: null, decidedAt: now() + SLOW_CARD_MS };
    return save({ ...session, ...undecided, status: 'PendingPayment' });
  }

  async function attempt(attemptInput: Attempt): Promise<RyftSessionRecord> {
    const storedSession = await retrieveWithSecret(attemptInput.clientSecret);
    const isOpen = storedSession.status === 'PendingPayment' || storedSession.status === 'PendingAction';
    if (!isOpen || storedSession.decidedAt !== null)
      throw createInvalidParameterFailure('The payment session cannot be attempted in its current status.');
    const card =
      typeof attemptInput.method === 'string'
        ? await requireStoredCard(attemptInput.method, storedSession.customer)
        : toCard(attemptInput.method);
    const session = { ...storedSession, card, isIdentifying: false };
    if (isExpired(card)) return decline(session, 'expired_card');
    if (card.identifies) {
      const waiting = { challengeId: null, isIdentifying: true, lastError: null };
      return save({ ...session, ...waiting, status: 'PendingAction' });
    }
    return askBank(session, card, attemptInput.notifyOrigin);
  }

  /** After the browser was identified, the bank decides or challenges its customer. */
  async function finishIdentification(
    clientSecret: string,
    notifyOrigin: string,
  ): Promise<RyftSessionRecord> {
    const session = await retrieveWithSecret(clientSecret);
    if (session.card === null || session.status !== 'PendingAction' || !session.isIdentifying)
      throw createInvalidParameterFailure('The payment session does not wait for a fingerprint.');
    return askBank({ ...session, isIdentifying: false }, session.card, notifyOrigin);
  }

  async function askBank(
    session: RyftSessionRecord,
    card: RyftCard,
    notifyOrigin: string,
  ): Promise<RyftSessionRecord> {
    if (!card.asksBank) return charge(session, card.outcome);
    const { id: sessionId, amount, currency, returnUrl = null } = session;
    const openedChallenge: RyftChallengeRecord = {
      id: newId('rya'),
      sessionId,
      notifyOrigin,
      returnUrl: returnUrl && withSession(returnUrl, sessionId),
      amount,
      currency,
      last4: card.last4,
      outcome: 'open',
    };
    await records.put('ryftChallenges', openedChallenge);
    return save({ ...session, status: 'PendingAction', challengeId: openedChallenge.id, lastError: null });
  }

  function withSession(returnUrl: string, sessionId: string): string {
    const address = new URL(returnUrl);
    address.searchParams.set('ps', sessionId);
    return address.href;
  }

  function toCard(typedCard: TypedCard): RyftCard {
    checkCard(typedCard);
    const { challenge, method, outcome } = findBehaviour(typedCard.number, typedCard.securityCode);
    return {
      id: newId('pmt'),
      scheme: schemes[findCardBrand(typedCard.number)] ?? 'Card',
      last4: typedCard.number.slice(-4),
      expiryDate: `${typedCard.expiry.slice(0, 2)}/${typedCard.expiry.slice(2)}`,
      outcome,
      asksBank: challenge,
      identifies: method,
      isStored: typedCard.isStored,
    };
  }

  async function requireStoredCard(id: string, customer: string): Promise<RyftCard> {
    const card = await records.get('ryftMethods', id);
    if (card === null || card.customer !== customer)
      throw createInvalidParameterFailure('paymentMethod.id is not known.');
    return card;
  }

  /** A customer's saved cards, latest first. */
  async function listCards(customer: string): Promise<readonly RyftCard[]> {
    const ownCards = (await records.list('ryftMethods')).filter((card) => card.customer === customer);
    return ownCards.toSorted((first, second) => (second.storedAt ?? 0) - (first.storedAt ?? 0));
  }

  async function forgetCards(customer: string): Promise<void> {
    for (const { id } of await listCards(customer)) await records.remove('ryftMethods', id);
  }

  function isExpired({ expiryDate }: RyftCard): boolean {
    const [month = 0, year = 0] = expiryDate.split('/').map(Number);
    return Date.UTC(2000 + year, month, 1) <= now();
  }

  /** Saves a card as if at an earlier payment, for scenarios. */
  async function keepCard(number: string, expiryDate: string, customer: string): Promise<RyftCard> {
    const expiry = `12${String(new Date(now()).getUTCFullYear() + 1).slice(-2)}`;
    const card = toCard({ number, expiry, securityCode: '123', isStored: true });
    const keptCard = { ...card, expiryDate, customer, storedAt: now() };
    await records.put('ryftMethods', keptCard);
    return keptCard;
  }

  function checkCard({ number, expiry, securityCode }: TypedCard): void {
    if (!/^\d{12,19}$/.test(number) || !isLuhnValid(number))
      throw createInvalidParameterFailure('cardDetails.number is invalid.');
    const end = Date.UTC(2000 + Number(expiry.slice(2)), Number(expiry.slice(0, 2)), 1);
    if (!/^(0[1-9]|1[0-2])\d{2}$/.test(expiry) || end <= now())
      throw createInvalidParameterFailure('cardDetails.expiry is invalid.');
    if (!/^\d{3,4}$/.test(securityCode)) throw createInvalidParameterFailure('cardDetails.cvc is invalid.');
  }

  async function challenge(id: string): Promise<RyftChallengeRecord> {
    const pendingChallenge = await records.get('ryftChallenges', id);
    if (pendingChallenge === null) throw createNoSessionFailure();
    return pendingChallenge;
  }

  /** Stores the bank's result; a second one, or one of an older challenge, has no effect. */
  async function answerChallenge(id: string, outcome: 'completed' | 'failed'): Promise<RyftChallengeRecord> {
    const current = await challenge(id);
    if (current.outcome !== 'open') return current;
    const answeredChallenge = { ...current, outcome };
    await records.put('ryftChallenges', answeredChallenge);
    const session = await retrieve(current.sessionId);
    if (session.status !== 'PendingAction' || session.challengeId !== id) return answeredChallenge;
    if (outcome === 'failed') await decline(session, '3ds_authentication_failure');
    else await charge(session, session.card?.outcome ?? 'approve');
    return answeredChallenge;
  }

  async function capture(id: string): Promise<RyftSessionRecord> {
    const session = await retrieve(id);
    if (session.status === 'Captured') return session;
    if (session.status !== 'Approved')
      throw createInvalidParameterFailure('Only an approved session can be captured.');
    await charges.move(session.chargeId, 'captured');
    return save({ ...session, status: 'Captured' });
  }

  /** Finds a payment by the shop's reference. */
  async function find(reference: string): Promise<RyftSessionRecord | null> {
    const matchingSession = (await records.list('ryftSessions')).find(
      (session) => session.reference === reference,
    );
    return matchingSession ? retrieve(matchingSession.id) : null;
  }

  /** POST /payment-sessions/{id}/refunds: refunds the whole amount. */
  async function refund(id: string): Promise<RyftSessionRecord> {
    const session = await retrieve(id);
    if (session.refundedAmount) return session;
    if (session.status !== 'Captured')
      throw createInvalidParameterFailure('Only a captured session can be refunded.');
    await charges.move(session.chargeId, 'refunded');
    return save({ ...session, refundedAmount: session.amount });
  }

  async function release(id: string): Promise<RyftSessionRecord> {
    const session = await retrieve(id);
    if (session.status === 'Captured')
      throw createInvalidParameterFailure('A captured session cannot be voided.');
    if (session.status === 'Voided') return session;
    await charges.move(session.chargeId, 'released');
    return save({ ...session, status: 'Voided', challengeId: null, decidedAt: null });
  }

  return {
    create,
    retrieve,
    find,
    retrieveWithSecret,
    attempt,
    identified: finishIdentification,
    keepCard,
    methodsOf: listCards,
    forgetCards,
    challenge,
    answerChallenge,
    capture,
    release,
    refund,
  };
}

function toCharge({ card, ...session }: RyftSessionRecord) {
  return { ...session, last4: card?.last4 ?? '' };
}

export type SessionRules = ReturnType<typeof createSessionRules>;

/** One atomic piece of work on the provider's records, isolated from all others in any process. */
export type RyftStep = <T>(work: (rules: SessionRules) => Promise<T>) => Promise<T>;
