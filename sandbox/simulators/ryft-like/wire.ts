import type { RyftSessionRecord } from './records.ts';

/** A payment session as Ryft's API and its script show it. */
export function sessionOnWire(session: RyftSessionRecord, bankOrigin: string) {
  const { id, amount, currency, status, lastError, card, challengeId } = session;
  return {
    id,
    amount,
    currency,
    status,
    lastError,
    captureFlow: 'Manual',
    returnUrl: null,
    createdTimestamp: Math.floor(session.createdAt / 1000),
    lastUpdatedTimestamp: Math.floor(session.updatedAt / 1000),
    paymentMethod: card && {
      type: 'Card',
      tokenizedDetails: { id: card.id, stored: card.isStored && status !== 'PendingPayment' },
      card: { scheme: card.scheme, last4: card.last4 },
    },
    requiredAction:
      challengeId === null ? null : { type: 'Redirect', url: `${bankOrigin}/challenge/${challengeId}` },
  };
}
