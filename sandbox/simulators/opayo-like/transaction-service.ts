import type { ChargeLedger } from '../charge-ledger.ts';
import type { RecordAccess } from '../storage.ts';
import { type ChallengeService, readMessage } from './challenge-service.ts';
import { createFailure, OpayoFailure } from './errors.ts';
import type { KeyService } from './key-service.ts';
import type { CardIdentifierRecord, OpayoTransactionRecord } from './records.ts';
import { readTransaction, type TransactionRequest } from './transaction-request.ts';

type Outcome = Pick<OpayoTransactionRecord, 'status' | 'statusCode' | 'statusDetail'>;

const OK_OUTCOME: Outcome = {
  status: 'Ok',
  statusCode: '0000',
  statusDetail: 'The Authorisation was Successful.',
};
const DECLINED: Outcome = {
  status: 'NotAuthed',
  statusCode: '2000',
  statusDetail: 'The Authorisation was Declined by the bank.',
};
const REJECTED_OUTCOME: Outcome = {
  status: 'Rejected',
  statusCode: '4026',
  statusDetail: "3D-Authentication failed. This vendor's rules require a successful 3D-Authentication.",
};
const CHALLENGE_OUTCOME: Outcome = {
  status: '3DAuth',
  statusCode: '2021',
  statusDetail: 'Please redirect your customer to the ACSURL to complete the 3DS Transaction',
};

export interface TransactionServiceConfig {
  readonly records: RecordAccess;
  readonly keys: KeyService;
  readonly challenges: ChallengeService;
  readonly charges: ChargeLedger;
  readonly now: () => number;
  readonly newId: () => string;
}

/** Opayo's transactions: registered once, authenticated, then released or aborted. */
export function createTransactionService(config: TransactionServiceConfig) {
  const { records, keys, challenges, charges, now, newId } = config;
  async function retrieve(id: string): Promise<OpayoTransactionRecord> {
    const transaction = await records.get('opayoTransactions', id);
    if (transaction === null) throw createFailure('1012');
    return transaction;
  }

  async function save(transaction: OpayoTransactionRecord): Promise<OpayoTransactionRecord> {
    await records.put('opayoTransactions', transaction);
    return transaction;
  }

  async function findByCode(vendorTxCode: string): Promise<OpayoTransactionRecord | null> {
    const codeRecord = await records.get('opayoCodes', vendorTxCode);
    return codeRecord && retrieve(codeRecord.transactionId);
  }

  /** Asks the card's bank for the money. */
  async function charge(
    transaction: OpayoTransactionRecord,
    card: CardIdentifierRecord | null,
  ): Promise<OpayoTransactionRecord> {
    const outcome = card === null || card.behaviour.isDeclined ? DECLINED : OK_OUTCOME;
    const { id, vendorTxCode: reference, amount, currency } = transaction;
    const code = outcome === OK_OUTCOME ? null : outcome.statusCode;
    const { id: chargeId } = await charges.add(
      { id, reference, amount, currency, last4: card?.last4 ?? '' },
      code,
    );
    if (outcome === OK_OUTCOME && transaction.save) await keys.save(transaction.cardId);
    return save({ ...transaction, ...outcome, chargeId, challengeId: null });
  }

  async function begin(
    request: TransactionRequest,
    card: CardIdentifierRecord,
  ): Promise<OpayoTransactionRecord> {
    const { vendorTxCode, amount, currency, save: isKept } = request;
    await keys.spend(card, request.merchantSessionKey);
    const transaction: OpayoTransactionRecord = {
      ...CHALLENGE_OUTCOME,
      id: newId(),
      vendorTxCode,
      amount,
      currency,
      createdAt: now(),
      cardId: card.id,
      save: isKept,
      chargeId: null,
      settlement: 'none',
      challengeId: null,
    };
    const { authentication } = card.behaviour;
    if (authentication === 'frictionless') return charge(transaction, card);
    if (authentication === 'rejected') return save({ ...transaction, ...REJECTED_OUTCOME });
    const { notificationUrl } = request;
    const version = authentication === 'challenge' ? 2 : 1;
    const openedChallenge = await challenges.open(transaction, {
      version,
      notificationUrl,
      last4: card.last4,
    });
    return save({ ...transaction, challengeId: openedChallenge.id });
  }

  /** POST /transactions. Refuses a code that was used before; the operator looks its transaction up instead. */
  async function register(body: unknown): Promise<OpayoTransactionRecord> {
    const request = readTransaction(body);
    const { vendorTxCode } = request;
    if (await findByCode(vendorTxCode)) {
      const description = 'The VendorTxCode has been used before for another transaction.';
      throw new OpayoFailure(422, [{ code: '4042', description }]);
    }
    const card = await keys.cardFor(request.merchantSessionKey, request.cardIdentifier);
    if (card.behaviour.fault !== null) throw createFailure(card.behaviour.fault);
    const transaction = await begin(request, card);
    await records.put('opayoCodes', { id: vendorTxCode, transactionId: transaction.id });
    return transaction;
  }

  /** POST /transactions/{id}/3d-secure-challenge and /3d-secure: uses the directory server's result, not the message. */
  async function finishChallenge(id: string, message: string): Promise<OpayoTransactionRecord> {
    const transaction = await retrieve(id);
    if (transaction.status !== '3DAuth' || transaction.challengeId === null) throw createFailure('1017');
    const challenge = await challenges.find(readMessage(message) ?? '');
    if (challenge?.id !== transaction.challengeId) throw createFailure('1000');
    if (challenge.outcome !== 'passed')
      return save({ ...transaction, ...REJECTED_OUTCOME, challengeId: null });
    return charge(transaction, await keys.card(transaction.cardId));
  }

  /** POST /transactions/{id}/instructions: takes or releases the held money. */
  async function instruct(id: string, type: string, amount: number | null): Promise<OpayoTransactionRecord> {
    const transaction = await retrieve(id);
    if (transaction.status !== 'Ok' || transaction.settlement !== 'none') throw createFailure('1017');
    if (type === 'release') {
      if (amount === null) throw createFailure('1016');
      if (amount > transaction.amount) throw createFailure('1021');
      await charges.move(transaction.chargeId, 'captured');
      return save({ ...transaction, settlement: 'released' });
    }
    if (type !== 'abort') throw createFailure('1014');
    await charges.move(transaction.chargeId, 'released');
    return save({ ...transaction, settlement: 'aborted' });
  }

  /** Opayo stores a refund as a separate transaction; here it is a state of the first one. */
  async function refund(id: string): Promise<OpayoTransactionRecord> {
    const transaction = await retrieve(id);
    if (transaction.settlement === 'refunded') return transaction;
    if (transaction.settlement !== 'released') throw createFailure('1017');
    await charges.move(transaction.chargeId, 'refunded');
    return save({ ...transaction, settlement: 'refunded' });
  }

  return { register, retrieve, byCode: findByCode, finishChallenge, instruct, refund };
}

export type TransactionService = ReturnType<typeof createTransactionService>;
