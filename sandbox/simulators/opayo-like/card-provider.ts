import {
  type CardChallenge,
  type CardIntent,
  type CardIntentRequest,
  type CardIntentStatus,
  type CardProvider,
  CardRefusal,
  type CardToken,
} from '../../domain/payments/index.ts';
import { createFailure, OpayoFailure } from './errors.ts';
import type { OpayoChallengeRecord, OpayoTransactionRecord } from './records.ts';
import type { OpayoServices, OpayoStep } from './services.ts';

export interface OpayoCardProviderConfig {
  readonly step: OpayoStep;
  /** Where sagepay.js is served from. */
  readonly origin: string;
  readonly bankOrigin: string;
}

/** The server-side API of the simulator: calls that a server would send to Opayo's REST API with its password. */
export function createOpayoCardProvider({ step, origin, bankOrigin }: OpayoCardProviderConfig): CardProvider {
  async function toCardIntent(
    services: OpayoServices,
    transaction: OpayoTransactionRecord,
  ): Promise<CardIntent> {
    const { id, amount, currency, vendorTxCode, challengeId, statusCode, statusDetail } = transaction;
    const status = toStatus(transaction);
    const card = await services.keys.card(transaction.cardId);
    const challenge = challengeId === null ? null : await services.challenges.find(challengeId);
    return {
      id,
      clientSecret: null,
      status,
      amount,
      currency,
      reference: vendorTxCode,
      isRefunded: transaction.settlement === 'refunded',
      lastError: status === 'requires_payment_method' ? { code: statusCode, message: statusDetail } : null,
      challenge: challenge && toChallenge(challenge, services.challenges.question(challenge)),
      card: card && {
        identifier: card.id,
        type: card.cardType,
        lastFourDigits: card.last4,
        expiryDate: `${card.expiryDate.slice(0, 2)}/${card.expiryDate.slice(2)}`,
      },
    };
  }

  /** Sends our own reference with the challenge, because Opayo refuses its transaction id there. */
  function toChallenge(challenge: OpayoChallengeRecord, question: string): CardChallenge {
    const key = Buffer.from(`sca:${challenge.dsTransId}`).toString('base64url');
    const fields =
      challenge.version === 2
        ? { creq: question, threeDSSessionData: key }
        : { PaReq: question, MD: key, TermUrl: challenge.notificationUrl };
    const path = challenge.version === 2 ? '3ds/challenge' : '3ds/v1';
    return { url: `${bankOrigin}/${path}`, method: 'POST', fields, key };
  }

  const runForIntent = (
    work: (services: OpayoServices) => Promise<OpayoTransactionRecord>,
  ): Promise<CardIntent> => step(async (services) => toCardIntent(services, await work(services)));

  async function create(request: CardIntentRequest): Promise<CardIntent> {
    try {
      return await runForIntent(async ({ transactions }) => {
        const existingTransaction = await transactions.byCode(request.reference);
        if (existingTransaction) return existingTransaction;
        if (request.card === null) throw createFailure('1003');
        return transactions.register(toRegistration(request, request.card));
      });
    } catch (problem) {
      throw problem instanceof OpayoFailure ? toRefusal(problem) : problem;
    }
  }

  function cancel(id: string): Promise<CardIntent> {
    return step(async (services) => {
      const transaction = await services.transactions.retrieve(id);
      if (transaction.status === 'Ok' && transaction.settlement === 'none')
        return toCardIntent(services, await services.transactions.instruct(id, 'abort', null));
      const intent = await toCardIntent(services, transaction);
      if (intent.status === 'succeeded')
        throw new Error('Money that was taken cannot be given back by abort.');
      // No money is or will be held, because only the operator can forward the bank's response.
      return { ...intent, status: 'canceled' };
    });
  }

  return {
    settings: {
      name: 'opayo',
      chargedBy: 'server',
      configuration: { mode: 'test', address: 'collect', configurationUrl: origin },
    },
    createSession: async (customer) => {
      const { id: key, expiresAt } = await step(({ keys }) => keys.issueKey(customer));
      return { key, expiresAt: new Date(expiresAt) };
    },
    listPaymentMethods: async () => null,
    // Opayo offers no saved cards by itself.
    forgetCards: async () => {},
    createIntent: create,
    retrieveIntent: (id) => runForIntent(({ transactions }) => transactions.retrieve(id)),
    findIntent: (reference) =>
      step(async (services) => {
        const transaction = await services.transactions.byCode(reference);
        return transaction && toCardIntent(services, transaction);
      }),
    answerChallenge: (id, { message }) =>
      runForIntent(({ transactions }) => transactions.finishChallenge(id, message)),
    capture: (id) =>
      runForIntent(async ({ transactions }) => {
        const transaction = await transactions.retrieve(id);
        if (transaction.settlement === 'released') return transaction;
        return transactions.instruct(id, 'release', transaction.amount);
      }),
    cancel,
    refund: (id) => runForIntent(({ transactions }) => transactions.refund(id)),
  };
}

function toStatus({ status, settlement }: OpayoTransactionRecord): CardIntentStatus {
  if (settlement === 'aborted') return 'canceled';
  if (settlement === 'released' || settlement === 'refunded') return 'succeeded';
  if (status === 'Ok') return 'requires_capture';
  return status === '3DAuth' ? 'requires_action' : 'requires_payment_method';
}

/** The body of POST /transactions. The browser's numbers are strings. */
function toRegistration({ reference, amount, currency }: CardIntentRequest, card: CardToken) {
  const { browser, billing } = card;
  return {
    transactionType: 'Deferred',
    vendorTxCode: reference,
    amount,
    currency,
    description: 'Membership',
    paymentMethod: {
      card: { merchantSessionKey: card.sessionKey, cardIdentifier: card.identifier, save: card.saveCard },
    },
    // A saved card has no billing details: its holder gave them when it was saved.
    customerFirstName: billing?.firstName ?? 'Saved',
    customerLastName: billing?.lastName ?? 'Card',
    ...(billing && {
      billingAddress: {
        address1: billing.addressLineOne,
        address2: billing.addressLineTwo ?? '',
        city: billing.city,
        postalCode: billing.postcode,
        country: 'GB',
      },
    }),
    strongCustomerAuthentication: {
      notificationURL: card.notificationUrl,
      browserIP: browser.ip,
      browserAcceptHeader: browser.acceptHeader,
      browserJavascriptEnabled: true,
      browserJavaEnabled: false,
      browserColorDepth: String(browser.colourDepth),
      browserScreenHeight: String(browser.screenHeight),
      browserScreenWidth: String(browser.screenWidth),
      browserTZ: String(browser.timezoneOffset),
      browserLanguage: browser.language,
      browserUserAgent: browser.userAgent,
      challengeWindowSize: browser.challengeWindowSize,
      transType: 'GoodsAndServicePurchase',
    },
  };
}

function toRefusal({ errors }: OpayoFailure): CardRefusal {
  const [first] = errors;
  const fields: Record<string, string[]> = {};
  for (const { property, clientMessage, description } of errors) {
    if (property === undefined) continue;
    fields[property] = [...(fields[property] ?? []), clientMessage ?? description];
  }
  const hasFields = Object.keys(fields).length > 0;
  return new CardRefusal(first?.code ?? '9999', first?.description ?? '', hasFields ? fields : null);
}
