import type { RyftCard, RyftSessionRecord } from './records.ts';

/** A payment session as Ryft's API and script return it. */
export function toWireSession(session: RyftSessionRecord, bankOrigin: string) {
  const { id, amount, currency, status, lastError, card } = session;
  return {
    id,
    amount,
    currency,
    status,
    lastError,
    captureFlow: 'Manual',
    returnUrl: session.returnUrl ?? null,
    createdTimestamp: Math.floor(session.createdAt / 1000),
    lastUpdatedTimestamp: Math.floor(session.updatedAt / 1000),
    paymentMethod: card && {
      type: 'Card',
      tokenizedDetails: { id: card.id, stored: card.isStored && status !== 'PendingPayment' },
      card: { scheme: card.scheme, last4: card.last4 },
    },
    requiredAction: requiredAction(session, bankOrigin),
  };
}

/** The response to `GET /customers/{id}/payment-methods`. */
export function toWireMethods(methods: readonly RyftCard[]) {
  const items = methods.map(({ id, customer, scheme, last4, expiryDate, storedAt = 0 }) => {
    const [expiryMonth = '', year = ''] = expiryDate.split('/');
    return {
      id,
      type: 'Card',
      customerId: `cus_${customer}`,
      card: { scheme, last4, expiryMonth, expiryYear: `20${year}` },
      billingAddress: null,
      checks: { avsResponseCode: null, cvvResponseCode: null },
      createdTimestamp: Math.floor(storedAt / 1000),
    };
  });
  return { items };
}

function requiredAction({ id, card, challengeId, isIdentifying }: RyftSessionRecord, bankOrigin: string) {
  if (challengeId !== null) return { type: 'Redirect', url: `${bankOrigin}/challenge/${challengeId}` };
  if (!isIdentifying) return null;
  const identify = {
    sessionId: id,
    sessionSecret: `${id}_identify`,
    scheme: card?.scheme,
    paymentMethodId: card?.id,
    threeDsMethodUrl: `${bankOrigin}/3ds/method`,
    threeDsMethodSignature: 'signed',
    threeDsMethodData: Buffer.from(JSON.stringify({ threeDSServerTransID: id })).toString('base64url'),
  };
  return { type: 'Identify', identify };
}
