import { listAt, readAt, readTextAt, type TestSandbox } from './testing.ts';
import { buildPaymentBody, fillCart, registerCustomer, requireChoice } from './testing-journey.ts';
import { type Visit, visitAddress } from './testing-visit.ts';

export const GOOD_CARD_NUMBER = '4929000000006';
export const DECLINED_CARD_NUMBER = '4929602110085639';

export interface OpayoCustomer {
  readonly token: string;
  readonly email: string;
  readonly body: Record<string, unknown>;
}

/** Creates a customer with a single-payment membership in the cart, at a centre with the Opayo-like provider. */
export async function createOpayoCustomer(
  sandbox: TestSandbox,
  venueSlug = 'castlefield-baths',
): Promise<OpayoCustomer> {
  const { token, email } = await registerCustomer(sandbox);
  const venue = await sandbox.call('GET', `/api/venues/online-joining/${venueSlug}`);
  const choice = {
    ...(await requireChoice(sandbox, 'fixed')),
    venueId: readTextAt(venue.json, 'data', 'id'),
  };
  const cart = await fillCart(sandbox, token, choice);
  return { token, email, body: await buildPaymentBody(sandbox, token, cart) };
}

export async function createSessionKey(sandbox: TestSandbox, token: string): Promise<string> {
  const preparation = await sandbox.call('GET', '/api/checkout/prepare', { token });
  return readTextAt(preparation.json, 'data', 'session_key');
}

function sendToOpayo(
  sandbox: Pick<TestSandbox, 'settings'>,
  path: string,
  sessionKey: string,
  body: unknown,
): Promise<Visit> {
  return visitAddress(sandbox.settings.simulators.opayoLike + path, {
    method: 'POST',
    headers: { authorization: `Bearer ${sessionKey}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}

/** Tokenises a card like the drop-in. */
export async function tokeniseCard(
  sandbox: Pick<TestSandbox, 'settings'>,
  sessionKey: string,
  number = GOOD_CARD_NUMBER,
  cardholderName = 'SUCCESSFUL',
): Promise<string> {
  const expiryDate = `12${String(new Date().getFullYear() + 3).slice(-2)}`;
  const cardDetails = { cardholderName, cardNumber: number, expiryDate, securityCode: '123' };
  const { body } = await sendToOpayo(sandbox, '/api/v1/card-identifiers', sessionKey, { cardDetails });
  return readTextAt(JSON.parse(body.toString()), 'cardIdentifier');
}

/** Like `tokeniseCard`, for a saved card, which needs only its security code. */
export async function submitSecurityCode(
  sandbox: TestSandbox,
  sessionKey: string,
  id: string,
): Promise<number> {
  const path = `/api/v1/card-identifiers/${id}/security-code`;
  return (await sendToOpayo(sandbox, path, sessionKey, { securityCode: '123' })).status;
}

export const BILLING_FIELDS = {
  billing_first_name: 'Sam',
  billing_last_name: 'Taylor',
  billing_address_line_one: '88 Mill Lane',
  billing_city: 'Manchester',
  billing_postcode: 'M3 4LZ',
  browser_colour_depth: 24,
  browser_screen_width: 1280,
  browser_screen_height: 800,
  browser_timezone_offset: 0,
  browser_language: 'en-GB',
};

/** Posts a form like a browser and returns the page. */
export async function postForm(address: string, fields: Record<string, string>): Promise<Visit> {
  return visitAddress(address, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'null' },
    body: new URLSearchParams(fields).toString(),
  });
}

/** The form of a page: its action and its fields. */
function parseForm(page: Visit): { action: string; fields: Record<string, string> } {
  const html = page.body.toString();
  const decodeEntities = (text: string) =>
    text.replace(/&#(\d+);/g, (_all, code) => String.fromCharCode(Number(code)));
  const inputs = [...html.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)">/g)];
  const fields = inputs.map(([, name = '', value = '']) => [decodeEntities(name), decodeEntities(value)]);
  return {
    action: decodeEntities(/action="([^"]*)"/.exec(html)?.[1] ?? ''),
    fields: Object.fromEntries(fields),
  };
}

/** Completes the bank's challenge: posts it to the bank, responds to it, and posts the bank's response back. */
export function completeChallenge(
  { settings }: Pick<TestSandbox, 'settings'>,
  authorised: unknown,
  outcome: 'passed' | 'failed',
): Promise<Visit> {
  const challengeData = readAt(authorised, 'data', 'sca_data');
  const fields = Object.fromEntries(
    Object.entries(Object(challengeData)).map(([name, value]) => [name, String(value)]),
  );
  return submitBankForm({ settings }, readTextAt(authorised, 'data', 'sca_url'), fields, outcome);
}

/** Posts a given form to the bank. A bank without a challenge returns its own page. */
export async function submitBankForm(
  { settings }: Pick<TestSandbox, 'settings'>,
  url: string,
  fields: Record<string, string>,
  outcome: 'passed' | 'failed',
): Promise<Visit> {
  const page = await postForm(url, fields);
  if (page.status !== 200) return page;
  const challengeForm = parseForm(page);
  const answerForm = parseForm(
    await postForm(settings.simulators.bank + challengeForm.action, { ...challengeForm.fields, outcome }),
  );
  return postForm(answerForm.action, answerForm.fields);
}

/** Steps of the Opayo-like provider's tests; the sandbox may be opened later. */
export function createOpayoSteps(sandbox: () => TestSandbox) {
  const post = (token: string, path: string, body: unknown) => sandbox().call('POST', path, { token, body });

  async function requestFor(
    { token, body }: OpayoCustomer,
    number = GOOD_CARD_NUMBER,
    holder = 'SUCCESSFUL',
    changes: Record<string, unknown> = {},
  ) {
    const session_key = await createSessionKey(sandbox(), token);
    const card_identifier = await tokeniseCard(sandbox(), session_key, number, holder);
    return { ...body, ...BILLING_FIELDS, session_key, card_identifier, ...changes };
  }

  return {
    post,
    requestFor,

    /** A customer with a tokenised card, and the request that authorises it. */
    async createPayer(
      number = GOOD_CARD_NUMBER,
      holder = 'SUCCESSFUL',
      changes: Record<string, unknown> = {},
    ) {
      const customer = await createOpayoCustomer(sandbox());
      return { ...customer, request: await requestFor(customer, number, holder, changes) };
    },

    authorise: (token: string, request: unknown) => post(token, '/api/checkout/authorise', request),

    complete: (token: string, body: Record<string, unknown>, transaction_uuid: string) =>
      post(token, '/api/checkout/complete', {
        source: body.source,
        terms: body.terms,
        payments: body.payments,
        transaction_uuid,
      }),

    /** Counts of the operator's orders and charges, and the statuses in the provider's own records. */
    async readPayments(email: string) {
      const { json } = await sandbox().call('GET', `/_sandbox/ledger?email=${encodeURIComponent(email)}`);
      const count = (listName: string) => listAt(json, 'data', listName).length;
      const statuses = listAt(json, 'data', 'providerCharges').map((charge) => readAt(charge, 'status'));
      return { orders: count('orders'), charges: count('charges'), statuses };
    },
  };
}
