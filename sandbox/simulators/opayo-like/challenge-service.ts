import type { RecordAccess } from '../storage.ts';
import type { OpayoChallengeRecord, OpayoTransactionRecord } from './records.ts';

/** The challenge must be posted to the bank within this time of Opayo's response (Elavon, 3-D Secure step 5). */
const POST_WITHIN_MS = 30_000;
/** How long the customer may take to respond. */
const ANSWER_WITHIN_MS = 600_000;

export interface ChallengeServiceConfig {
  readonly records: RecordAccess;
  readonly now: () => number;
  readonly newId: () => string;
}

/** Why the bank shows no challenge: error codes of an Erro message. */
export type ChallengeErrorCode = '305' | '402' | '301';

function encode(message: unknown): string {
  return Buffer.from(JSON.stringify(message)).toString('base64url');
}

/** The id in a message of the bank; null for another message. */
export function readMessage(text: string): string | null {
  try {
    const message: unknown = JSON.parse(Buffer.from(text, 'base64url').toString('utf8'));
    const id =
      typeof message === 'object' && message !== null && 'acsTransID' in message ? message.acsTransID : null;
    return typeof id === 'string' ? id : null;
  } catch {
    return null;
  }
}

/** The bank's challenges and responses. */
export function createChallengeService({ records, now, newId }: ChallengeServiceConfig) {
  const find = (id: string) => records.get('opayoChallenges', id);

  return {
    find,
    async open(
      transaction: OpayoTransactionRecord,
      details: Pick<OpayoChallengeRecord, 'version' | 'notificationUrl' | 'last4'>,
    ): Promise<OpayoChallengeRecord> {
      const challenge: OpayoChallengeRecord = {
        ...details,
        id: newId(),
        dsTransId: newId(),
        transactionId: transaction.id,
        createdAt: now(),
        isReceived: false,
        outcome: 'open',
        amount: transaction.amount,
        currency: transaction.currency,
      };
      await records.put('opayoChallenges', challenge);
      return challenge;
    },

    /** The value of the form field `creq`, or of `PaReq` in version 1. */
    question: ({ id, version, transactionId }: OpayoChallengeRecord): string =>
      version === 1
        ? encode({ messageType: 'PAReq', acsTransID: id })
        : encode({
            messageType: 'CReq',
            messageVersion: '2.2.0',
            threeDSServerTransID: transactionId,
            acsTransID: id,
            challengeWindowSize: '03',
          }),

    /** The value of `cres`, or of `PaRes` in version 1. */
    answer: ({ id, version, transactionId, outcome }: OpayoChallengeRecord): string => {
      const transStatus = outcome === 'passed' ? 'Y' : 'N';
      return version === 1
        ? encode({ messageType: 'PARes', acsTransID: id, status: transStatus })
        : encode({
            messageType: 'CRes',
            messageVersion: '2.2.0',
            threeDSServerTransID: transactionId,
            acsTransID: id,
            transStatus,
            challengeCompletionInd: 'Y',
          });
    },

    /** The browser posts the challenge to the bank: once, and within the time limit. */
    async receive(question: string): Promise<OpayoChallengeRecord | ChallengeErrorCode> {
      const challenge = await find(readMessage(question) ?? '');
      if (challenge === null) return '301';
      if (challenge.isReceived) return '305';
      if (now() - challenge.createdAt > POST_WITHIN_MS) return '402';
      const received = { ...challenge, isReceived: true };
      await records.put('opayoChallenges', received);
      return received;
    },

    /** Stores the customer's response. A second one has no effect, and a late one is a failure. */
    async settle(id: string, outcome: 'passed' | 'failed'): Promise<OpayoChallengeRecord | null> {
      const challenge = await find(id);
      if (challenge === null || challenge.outcome !== 'open') return challenge;
      const isLate = now() - challenge.createdAt > ANSWER_WITHIN_MS;
      const settledChallenge = { ...challenge, outcome: isLate ? 'failed' : outcome };
      await records.put('opayoChallenges', settledChallenge);
      return settledChallenge;
    },
  };
}

export type ChallengeService = ReturnType<typeof createChallengeService>;
