import { buildAccountDetails } from '../../tests/fixtures/memberships.ts';
import { DEMO_PASSWORD } from '../seed/demo-logins.ts';
import type { SandboxApi } from '../testing/calls.ts';
import { listAt, readAt, readTextAt } from '../testing/json.ts';
import { visitAddress } from './testing-visit.ts';

/** A visitor's choice: a centre, a membership that it sells, and a payment option. */
export interface MembershipChoice {
  readonly venueId: string;
  readonly typeId: string;
  readonly optionId: string;
}

export const PASSWORD = 'Swim-2026!';

/** A bank account from the published modulus-check examples, with an address. */
export const BANK_DETAILS = buildAccountDetails();

let customerCount = 0;

/** Fills in the operator's data fields with valid answers. */
export async function buildFieldAnswers(sandbox: SandboxApi): Promise<Record<string, unknown>> {
  customerCount += 1;
  // A counter keeps the addresses of concurrent registrations unique.
  const email = `sam.taylor.${Date.now()}.${customerCount}@example.com`;
  const form = await sandbox.call('GET', '/api/data-fields?onboarding_type=customer_account_online');
  const fields = listAt(form.json, 'data').flatMap((section) => listAt(section, 'section_fields'));
  const answers = fields.map((field): [string, unknown] => [
    readTextAt(field, 'name'),
    buildFieldAnswer(field),
  ]);
  return { ...Object.fromEntries(answers), email };
}

function buildFieldAnswer(field: unknown): unknown {
  const firstOption = readAt(field, 'options', 0, 'value');
  switch (readAt(field, 'type')) {
    case 'number':
      return 3;
    case 'date':
      return '1990-04-23';
    case 'tel':
      return '01632 960001';
    case 'checkbox':
      return true;
    case 'select':
    case 'radio':
      return firstOption;
    case 'multi_select':
      return [firstOption];
    default:
      return /postcode/i.test(readTextAt(field, 'name')) ? 'NR1 1SR' : 'Sam';
  }
}

/** Creates an account and returns its token. */
export async function registerCustomer(sandbox: SandboxApi): Promise<{ token: string; email: string }> {
  const answers = await buildFieldAnswers(sandbox);
  const client = await sandbox.call('GET', '/api/client');
  const answer = await sandbox.call(
    'POST',
    '/api/auth/customer/register?onboarding_type=customer_account_online',
    {
      body: {
        ...answers,
        client_id: readTextAt(client.json, 'data', 'id'),
        source: 'online-joining',
        password: PASSWORD,
        password_confirmation: PASSWORD,
        terms_accepted: true,
      },
    },
  );
  if (answer.status !== 201) throw new Error(`Registering answered ${answer.status}: ${answer.text}`);
  return { token: readTextAt(answer.json, 'data', 'token'), email: readTextAt(answers, 'email') };
}

/** Logs one of the demo operator's customers in, by reference. */
export async function logIn(sandbox: SandboxApi, reference: string): Promise<string> {
  const body = { username: reference, password: DEMO_PASSWORD };
  const answer = await sandbox.call('POST', '/api/auth/customer/login', { body });
  if (answer.status !== 200) throw new Error(`Logging in answered ${answer.status}: ${answer.text}`);
  return readTextAt(answer.json, 'data', 'token');
}

/** The first membership of any centre that a visitor may buy with this payment type. */
export async function requireChoice(
  sandbox: SandboxApi,
  paymentType: 'recurring' | 'fixed',
  isSuitable: (type: unknown, option: unknown) => boolean = () => true,
): Promise<MembershipChoice> {
  const venues = await sandbox.call('GET', '/api/venues/online-joining');
  for (const venue of listAt(venues.json, 'data')) {
    const venueId = readTextAt(venue, 'id');
    const membershipTypes = await sandbox.call('GET', `/api/memberships/types?venue_id=${venueId}`);
    for (const type of listAt(membershipTypes.json, 'data')) {
      for (const option of listAt(type, 'payment_options')) {
        const canBuy = readAt(option, 'is_purchasable', 'can_purchase') === true;
        if (canBuy && readAt(option, 'payment_type') === paymentType && isSuitable(type, option)) {
          return { venueId, typeId: readTextAt(type, 'id'), optionId: readTextAt(option, 'id') };
        }
      }
    }
  }
  throw new Error(`The demo operator sells no such ${paymentType} membership.`);
}

/** The costs of a choice, with a billing day where one must be chosen. */
export async function readCosts(
  sandbox: SandboxApi,
  choice: MembershipChoice,
  query = '',
  token?: string,
): Promise<unknown> {
  const path = `/api/memberships/types/${choice.typeId}/payment-options/${choice.optionId}`;
  const answer = await sandbox.call('GET', `${path}?venue_id=${choice.venueId}${query}`, { token });
  if (answer.status !== 200) throw new Error(`The costs answered ${answer.status}: ${answer.text}`);
  return readAt(answer.json, 'data');
}

/** The body of the joining page's final request. */
export async function buildJoiningBody(sandbox: SandboxApi, choice: MembershipChoice, token?: string) {
  const costs = await readCosts(sandbox, choice, '', token);
  const isRecurring = readAt(costs, 'payment_type') === 'recurring';
  return {
    home_venue_id: choice.venueId,
    membership_type_id: choice.typeId,
    payment_option_id: choice.optionId,
    start_date: readTextAt(costs, 'start_date', 'min'),
    billing_day: readAt(costs, 'billing_days', 0) ?? null,
    ...(isRecurring
      ? { account_holder: 'S Taylor', account_details: BANK_DETAILS, dd_terms_accepted: true }
      : {}),
  };
}

/** Puts the choice into the customer's cart and returns the cart. */
export async function fillCart(
  sandbox: SandboxApi,
  token: string,
  choice: MembershipChoice,
): Promise<unknown> {
  const body = await buildJoiningBody(sandbox, choice, token);
  const storedAnswer = await sandbox.call('POST', '/api/memberships/online-joining/store', { token, body });
  if (storedAnswer.status !== 201)
    throw new Error(`Storing answered ${storedAnswer.status}: ${storedAnswer.text}`);
  return readAt((await sandbox.call('GET', '/api/cart', { token })).json, 'data');
}

/** The common body of a cart's payment calls. */
export async function buildPaymentBody(sandbox: SandboxApi, token: string, cart: unknown) {
  const terms = await sandbox.call('GET', `/api/terms?cart_id=${readTextAt(cart, 'id')}`, { token });
  const balance = readAt(cart, 'totals', 'balance');
  return {
    source: 'online-joining' as const,
    item_hash: readTextAt(cart, 'item_hash'),
    terms: listAt(terms.json, 'data').map((term) => readTextAt(term, 'id')),
    payments: [{ tender_type: 'card' as const, amount: typeof balance === 'number' ? balance : 0 }],
  };
}

/** Types a card in the provider's frame. Returns the provider's payment intent. */
export async function payWithCard(
  sandbox: SandboxApi,
  clientSecret: string,
  number: string,
): Promise<unknown> {
  const card = { number, exp_month: 12, exp_year: new Date().getFullYear() + 3, cvc: '123' };
  const paymentMethod = await sendToStripe(sandbox.settings, '/v1/payment_methods', { card });
  return confirmWithPaymentMethod(sandbox, clientSecret, readTextAt(paymentMethod, 'id'));
}

/** Like `payWithCard`, with a saved card, by the provider's id. */
export async function confirmWithPaymentMethod(
  { settings }: SandboxApi,
  clientSecret: string,
  paymentMethod: string,
): Promise<unknown> {
  const [intentId = ''] = clientSecret.split('_secret_');
  return sendToStripe(settings, `/v1/payment_intents/${intentId}/confirm`, {
    client_secret: clientSecret,
    payment_method: paymentMethod,
    parent_origin: settings.sites.onlineJoining,
  });
}

async function sendToStripe(
  { simulators }: SandboxApi['settings'],
  path: string,
  body: unknown,
): Promise<unknown> {
  const answer = await visitAddress(simulators.stripeLike + path, {
    method: 'POST',
    headers: { authorization: 'Bearer pk_test_pavilion', 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const json: unknown = JSON.parse(answer.body.toString());
  return json;
}

/** Responds to the challenge on the bank's page. */
export async function answerBank(challengeUrl: string, outcome: string): Promise<void> {
  const { origin, pathname } = new URL(challengeUrl);
  await visitAddress(origin + pathname, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ outcome }),
  });
}
