import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type CallSandbox, createSandboxClient, type SandboxApi } from '../testing/calls.ts';
import { listAt, readAt, readTextAt } from '../testing/json.ts';
import type { Settings } from './settings.ts';
import { payWithCard } from './testing-journey.ts';
import {
  createDataFolder,
  forEachMoment,
  type KillableSandbox,
  type RestartedSandbox,
} from './testing-killed.ts';
import { BILLING_FIELDS, tokeniseCard } from './testing-opayo.ts';
import { attemptPaymentInForm } from './testing-ryft.ts';

// Kills a real process with a real data folder while customers of every provider authorise payments. Money may then be
// held without a record of it.

/** A little longer than the sweep waits for a payment that holds no money. */
const DAY_MS = 25 * 3_600_000;
const AUTHORISE_PATH = '/api/checkout/authorise';
const STRIPE_CARD = '4242424242424242';
const RYFT_CARD = '4012000000060085';

/** A sandbox's API and providers, as a customer's browser uses them. */
type ProviderSandbox = SandboxApi & { readonly settings: Settings };
type Headers = Readonly<Record<string, string>>;

/** A customer with a basket, and the common body of its payment calls. */
interface Payer {
  readonly token: string;
  readonly email: string;
  readonly made: unknown;
  readonly body: Readonly<Record<string, unknown>>;
}

/** The steps that authorise a payment with a provider, up to the response of the killed call. */
interface PaymentFlow {
  readonly scenario: string;
  /** The call that is killed. */
  readonly call: (met: ProviderSandbox, payer: Payer, headers?: Headers) => ReturnType<CallSandbox>;
  /** The browser's step after the response, which holds the money. */
  readonly hold?: (met: ProviderSandbox, payer: Payer, answer: unknown) => Promise<unknown>;
  /** Pays again from the form to the order, as the page does after a lost response. */
  readonly payAgain: (met: ProviderSandbox, payer: Payer) => ReturnType<CallSandbox>;
}

const JOINING_SOURCE = { source: 'online-joining' };

const complete = ({ call }: ProviderSandbox, { token }: Payer, authorised: unknown) => {
  const transaction_uuid = readTextAt(authorised, 'data', 'transaction_uuid');
  const body = { ...JOINING_SOURCE, transaction_uuid, terms: [], payments: [] };
  return call('POST', '/api/checkout/complete', { token, body });
};

const stripe: PaymentFlow = {
  scenario: 'provider-stripe',
  call: ({ call }, { token, body }, headers = {}) => call('POST', AUTHORISE_PATH, { token, headers, body }),
  hold: (providerSandbox, _, answer) =>
    payWithCard(providerSandbox, readTextAt(answer, 'data', 'client_secret'), STRIPE_CARD),
  async payAgain(providerSandbox, payer) {
    const { json } = await stripe.call(providerSandbox, payer);
    await stripe.hold?.(providerSandbox, payer, json);
    return complete(providerSandbox, payer, json);
  },
};

const buildOpayoFlow = (
  { call }: ProviderSandbox,
  { token, body }: Payer,
  card: object,
  headers: Headers = {},
) =>
  call('POST', AUTHORISE_PATH, {
    token,
    headers,
    // Each submitted card is a separate attempt.
    body: { ...body, ...BILLING_FIELDS, ...card, attempt_id: randomUUID() },
  });
const opayo: PaymentFlow = {
  scenario: 'an-opayo-card',
  call(providerSandbox, payer, headers) {
    const session_key = readTextAt(payer.made, 'sessionKey');
    const card_identifier = readTextAt(payer.made, 'cardIdentifier');
    return buildOpayoFlow(providerSandbox, payer, { session_key, card_identifier }, headers);
  },
  async payAgain(providerSandbox, payer) {
    const preparation = await providerSandbox.call('GET', '/api/checkout/prepare', { token: payer.token });
    const session_key = readTextAt(preparation.json, 'data', 'session_key');
    const card_identifier = await tokeniseCard(providerSandbox, session_key);
    const { json } = await buildOpayoFlow(providerSandbox, payer, { session_key, card_identifier });
    return complete(providerSandbox, payer, json);
  },
};

const prepareSession = ({ call }: ProviderSandbox, { token }: Payer, headers: Headers = {}) =>
  call('POST', '/api/checkout/session/prepare', { token, headers, body: JOINING_SOURCE });
const agreePayment = (
  { call }: ProviderSandbox,
  { token, body }: Payer,
  payment_session_id: string,
  headers: Headers = {},
) => call('POST', '/api/checkout/session/payment', { token, headers, body: { ...body, payment_session_id } });
const payInSession: PaymentFlow['payAgain'] = async (providerSandbox, payer) => {
  const session = (await prepareSession(providerSandbox, payer)).json;
  const agreed = await agreePayment(
    providerSandbox,
    payer,
    readTextAt(session, 'data', 'payment_session_id'),
  );
  await attemptPaymentInForm(providerSandbox, readTextAt(session, 'data', 'client_secret'), RYFT_CARD);
  const path = `/api/checkout/session/complete/${readTextAt(agreed.json, 'data', 'transaction_uuid')}`;
  return providerSandbox.call('POST', path, { token: payer.token, body: JOINING_SOURCE });
};

const PAYMENT_FLOWS: Readonly<Record<string, PaymentFlow>> = {
  stripe,
  opayo,
  'ryft, its session': { scenario: 'provider-ryft', call: prepareSession, payAgain: payInSession },
  'ryft, its payment': {
    scenario: 'a-payment-session',
    call: (providerSandbox, payer, headers) =>
      agreePayment(providerSandbox, payer, readTextAt(payer.made, 'paymentSessionId'), headers),
    hold: (providerSandbox, { made }) =>
      attemptPaymentInForm(providerSandbox, readTextAt(made, 'clientSecret'), RYFT_CARD),
    payAgain: payInSession,
  },
};

interface InterruptedPayment {
  /** The name of the flow. */
  readonly name: string;
  readonly at: string;
  /** Whether the customer pays for the basket after the restart. */
  readonly comesBack: boolean;
  readonly payer: Payer;
}

const folder = createDataFolder();
const stopped: InterruptedPayment[] = [];
let sandbox: RestartedSandbox;

beforeAll(async () => {
  const begun = new Date().toISOString();
  const killable = await folder.start();
  for (const name of Object.keys(PAYMENT_FLOWS))
    for (const comesBack of [true, false])
      await forEachMoment((moment) => authoriseUntil(killable, { name, comesBack }, moment));
  await killable.kill();
  sandbox = await folder.restart();
  // The memberships in the baskets start on the day on which they were put there, which may be over by now.
  const body = { name: 'the-clock-at', params: { instant: begun } };
  await createSandboxClient(sandbox.url)('POST', '/_sandbox/scenarios', { body });
}, 240_000);
afterAll(async () => {
  await sandbox?.close();
  folder.remove();
});

async function createPayer(call: CallSandbox, scenario: string): Promise<Payer> {
  const scenarioData = readAt(
    (await call('POST', '/_sandbox/scenarios', { body: { name: scenario } })).json,
    'data',
  );
  const body = {
    ...JOINING_SOURCE,
    terms: listAt(scenarioData, 'termIds'),
    payments: [{ tender_type: 'card', amount: readAt(scenarioData, 'total') }],
    item_hash: readTextAt(scenarioData, 'itemHash'),
    attempt_id: randomUUID(),
  };
  return {
    token: readTextAt(scenarioData, 'token'),
    email: readTextAt(scenarioData, 'email'),
    made: scenarioData,
    body,
  };
}

async function authoriseUntil(
  killable: KillableSandbox,
  customer: Pick<InterruptedPayment, 'name' | 'comesBack'>,
  moment: number,
): Promise<string> {
  const flow = PAYMENT_FLOWS[customer.name];
  if (!flow) throw new Error(`There is no such flow to pay: ${customer.name}.`);
  const payer = await createPayer(killable.call, flow.scenario);
  let answer: unknown = null;
  const stoppedMoment = await killable.stopAt(moment, payer.token, async (headers) => {
    const callAnswer = await flow.call(killable, payer, headers);
    answer = callAnswer.json;
    return callAnswer;
  });
  if (stoppedMoment === 'answered') await flow.hold?.(killable, payer, answer);
  stopped.push({ ...customer, payer, at: stoppedMoment });
  return stoppedMoment;
}

async function readPayments({ email }: Payer) {
  const { json } = await createSandboxClient(sandbox.url)(
    'GET',
    `/_sandbox/ledger?email=${encodeURIComponent(email)}`,
  );
  const statuses = listAt(json, 'data', 'providerCharges').map((charge) => readAt(charge, 'status'));
  const count = (status: string) => statuses.filter((candidate) => candidate === status).length;
  return {
    orders: listAt(json, 'data', 'orders').length,
    charges: listAt(json, 'data', 'charges').length,
    captured: count('captured'),
    held: count('held'),
  };
}

const listEnds = (wanted: (one: InterruptedPayment) => boolean) =>
  Promise.all(
    stopped.filter(wanted).map(async ({ payer, ...stop }) => ({ ...stop, ...(await readPayments(payer)) })),
  );

test('the process was killed at every moment of an authorisation, with each provider', () => {
  const listMoments = (flow: string) => [
    ...new Set(stopped.filter((one) => one.name === flow).map((one) => one.at)),
  ];
  // All moments, from storing the attempt to the response that is never sent.
  const wholeFlowMoments = ['write answered', 'create', 'create answered', 'write', 'answer', 'answered'];
  for (const flow of ['stripe', 'opayo', 'ryft, its session'])
    expect(listMoments(flow)).toEqual(expect.arrayContaining(wholeFlowMoments));
  expect(listMoments('ryft, its payment')).toEqual(
    expect.arrayContaining(['write answered', 'retrieve answered', 'answer', 'answered']),
  );
  expect(stopped.filter(({ at }) => at.startsWith('status'))).toEqual([]);
});

test('the killed process left held money without an order', async () => {
  const heldEnds = (await listEnds(({ name }) => name === 'opayo')).filter(
    ({ held: heldEnds }) => heldEnds > 0,
  );
  expect(heldEnds.map(({ at }) => at)).toEqual(expect.arrayContaining(['create answered', 'answer']));
});

test('a returning customer pays once, whatever the killed process had started', async () => {
  const providerSandbox = { call: createSandboxClient(sandbox.url), settings: sandbox.settings };
  for (const { name, at, comesBack, payer } of stopped) {
    if (!comesBack) continue;
    const { status } = (await PAYMENT_FLOWS[name]?.payAgain(providerSandbox, payer)) ?? {};
    expect({ name, at, status, ...(await readPayments(payer)) }).toMatchObject({
      name,
      at,
      status: 200,
      orders: 1,
      charges: 1,
      captured: 1,
    });
  }
});

test('after a sweep nothing is held, and only returning customers have an order, for one charge each', async () => {
  expect(await sandbox.sweepAfter(DAY_MS)).toMatchObject({ waiting: 0, failed: 0, refunded: 0 });
  for (const paymentEnd of await listEnds(() => true)) {
    const expectedPayments = paymentEnd.comesBack ? 1 : 0;
    expect(paymentEnd).toMatchObject({
      at: paymentEnd.at,
      held: 0,
      orders: expectedPayments,
      charges: expectedPayments,
      captured: expectedPayments,
    });
  }
});
