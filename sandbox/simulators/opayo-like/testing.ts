const VENDOR_AUTHORIZATION = `Basic ${Buffer.from('pavilion-key:pavilion-password').toString('base64')}`;

/** Browser details that strong customer authentication requires. */
export const BROWSER_DETAILS = {
  notificationURL: 'http://online-joining.pavilion.localhost:4000/sca',
  browserIP: '127.0.0.1',
  browserAcceptHeader: '*/*',
  browserJavascriptEnabled: true,
  browserJavaEnabled: false,
  browserColorDepth: '24',
  browserScreenHeight: '800',
  browserScreenWidth: '1280',
  browserTZ: '0',
  browserLanguage: 'en-GB',
  browserUserAgent: 'test',
  challengeWindowSize: 'Medium',
};

interface TypedCard {
  readonly cardNumber: string;
  readonly cardholderName?: string;
  readonly securityCode?: string;
}

interface SubmittedCard {
  readonly key: string;
  readonly cardIdentifier: string;
}

let transactionCount = 0;

/** A shop's server and its customer's browser, as clients of the Opayo-like provider's REST API. */
export function createOpayoClient(opayoUrl: string) {
  async function post(path: string, body: unknown, authorization: string) {
    const response = await fetch(`${opayoUrl}/api/v1${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: authorization },
      body: JSON.stringify(body),
    });
    return { status: response.status, answer: await response.json() };
  }

  /** Tokenises the card, as the drop-in does. */
  async function tokenise({ cardNumber, cardholderName = 'SUCCESSFUL', securityCode = '123' }: TypedCard) {
    const createdKey = await post('/merchant-session-keys', { vendorName: 'pavilion' }, VENDOR_AUTHORIZATION);
    const key: string = createdKey.answer.merchantSessionKey;
    const expiryDate = `12${String(new Date().getFullYear() + 3).slice(-2)}`;
    const cardDetails = { cardholderName, cardNumber, expiryDate, securityCode };
    const { answer } = await post('/card-identifiers', { cardDetails }, `Bearer ${key}`);
    return { key, cardIdentifier: String(answer.cardIdentifier), cardType: answer.cardType };
  }

  function registerTransaction(
    { key, cardIdentifier }: SubmittedCard,
    changes: Readonly<Record<string, unknown>> = {},
  ) {
    transactionCount += 1;
    const body = {
      transactionType: 'Deferred',
      vendorTxCode: `test-${transactionCount}`,
      amount: 2599,
      currency: 'GBP',
      description: 'Membership',
      customerFirstName: 'Sam',
      customerLastName: 'Taylor',
      paymentMethod: { card: { merchantSessionKey: key, cardIdentifier } },
      strongCustomerAuthentication: BROWSER_DETAILS,
      ...changes,
    };
    return post('/transactions', body, VENDOR_AUTHORIZATION);
  }

  return {
    hand: tokenise,
    register: registerTransaction,
    async pay(typedCard: TypedCard) {
      const card = await tokenise(typedCard);
      return { card, ...(await registerTransaction(card)) };
    },
  };
}
