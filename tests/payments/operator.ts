import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { toLondonDate } from '../../sandbox/domain/common/index.ts';
import { type CardProviders, sweepPayments } from '../../sandbox/domain/payments/index.ts';
import { findCatalogueIds } from '../../sandbox/scenarios/joining.ts';
import { demoId } from '../../sandbox/seed/demo-ids.ts';
import { type RunningSandbox, startSandbox } from '../../sandbox/server/start.ts';
import { logIn } from '../../sandbox/server/testing-journey.ts';
import { visitAddress } from '../../sandbox/server/testing-visit.ts';
import type { ChargeRecord } from '../../sandbox/simulators/records.ts';
import type { Tx } from '../../sandbox/store/connection.ts';
import { carts, orders, transactions } from '../../sandbox/store/schema/sales.ts';
import { simulatorRecords } from '../../sandbox/store/schema/simulators.ts';
import { createCalls } from '../../sandbox/testing/calls.ts';
import { STOP_HEADER, stopCallsAt } from '../../sandbox/testing/stopping.ts';

const HOUR_MS = 3_600_000;
const VALIDATE = '/api/v1/membership-promotions/validate';

/** The contents of the basket: two with a price, and one with nothing to pay. */
export type Choice = 'swim' | 'gym' | 'trial';

const OPTIONS: Readonly<Record<Choice, readonly [membership: string, option: string]>> = {
  swim: ['swim', '30 days'],
  gym: ['gym', '90 days'],
  trial: ['seven-day-trial', '7 days'],
};

/** Codes of the demo operator (`sandbox/seed/promotions.ts`): a percentage, an amount, and everything. */
export type PromoCode = 'WELCOME10' | 'FIVER' | 'FREESTART';

/** The provider that takes the money; with `opayo-saved` this customer already has a saved card. */
export type ProviderName = 'stripe' | 'opayo' | 'opayo-saved' | 'ryft';

const STATES = {
  stripe: ['provider-stripe', 'ardwick-fields-leisure-centre'],
  opayo: ['provider-opayo', 'castlefield-baths'],
  'opayo-saved': ['provider-opayo-with-saved-card', 'castlefield-baths'],
  ryft: ['provider-ryft', 'didsbury-park-sports-centre'],
} as const satisfies Record<ProviderName, readonly [scenario: string, venueSlug: string]>;

/** Scenarios in which the provider has a saved card of another customer. */
const WITH_CARD = {
  stripe: 'provider-stripe-with-saved-card',
  opayo: 'provider-opayo-with-saved-card',
  'opayo-saved': 'provider-opayo-with-saved-card',
  ryft: 'provider-ryft-with-saved-card',
} as const satisfies Record<ProviderName, string>;

export interface Customer {
  readonly userId: string;
  readonly email: string;
  /** Changes with each log-in. */
  token: string;
  readonly venueSlug: string;
}

/** The operator's and the provider's records of the money for one basket, as amounts. */
export interface PaymentRecords {
  /** The amount of each order that a card has to pay. */
  readonly orders: readonly number[];
  readonly charges: readonly number[];
  /** What the provider took, and what it only holds. */
  readonly captured: readonly number[];
  readonly held: readonly number[];
  /** The last four digits of the cards that paid, in the order of `captured`. */
  readonly cards: readonly string[];
}

/** The real sandbox in this process: its API, its card providers, its bank. */
export interface Operator {
  readonly sandbox: RunningSandbox;
  readonly customer: (provider: ProviderName) => Promise<Customer>;
  /** The records of each online basket of the customer, newest first. */
  readonly booksOf: (customer: Customer) => Promise<readonly PaymentRecords[]>;
  /**
   * Puts something else into the basket, or changes its price by a code, as another tab of the joining page does. Returns
   * false if it is refused.
   */
  readonly choose: (customer: Customer, choice: Choice, code?: PromoCode | null) => Promise<boolean>;
  readonly throwAway: (customer: Customer) => Promise<void>;
  /** Staff sell the customer something else for cash. */
  readonly sellAtTheTill: (customer: Customer) => Promise<void>;
  /** Ends the session on the server and starts another one. */
  readonly logOutAndIn: (customer: Customer) => Promise<void>;
  /** The provider's id of a card that it has saved for another customer. */
  readonly strangersCard: (provider: ProviderName) => Promise<string>;
  /** Moves the providers' clock on. */
  readonly wait: (ms: number) => void;
  /** Calls a provider or the bank as its script or page does, by the full address: GET without a body, otherwise POST. */
  readonly send: (address: string, body?: unknown, authorization?: string) => Promise<unknown>;
  /**
   * Returns headers with which a call stops for good at this moment, as if the server had crashed there. `came` resolves
   * when it has stopped.
   */
  readonly deathAt: (moment: string) => { headers: Readonly<Record<string, string>>; came: Promise<'died'> };
  /** Runs the operator's background work: a sweep an hour from now. */
  readonly sweep: () => Promise<void>;
  readonly close: () => Promise<void>;
}

export async function openOperator(): Promise<Operator> {
  let clockOffsetMs = 0;
  let cards: CardProviders | null = null;
  let calls = 0;
  /** Calls during which the server is to crash, by their header. */
  const deaths = new Map<string, () => void>();
  const strangers = new Map<ProviderName, Promise<string>>();
  const standBetween = stopCallsAt(({ header }) => deaths.get(header)?.());
  const sandbox = await startSandbox({
    port: 0,
    distDir: null,
    dataDir: 'memory',
    bankDelayMs: 0,
    withWebhooks: false,
    // All visitors share this machine's address.
    mostFromOneAddress: Number.MAX_SAFE_INTEGER,
    wrapDependencies(outside) {
      cards = outside.cards;
      return standBetween(outside);
    },
    simulatorClock: () => Date.now() + clockOffsetMs,
  });
  const { store } = sandbox;
  const sandboxApi = { call: createCalls(sandbox.url), settings: sandbox.settings };
  const staff = logIn(sandboxApi, 'S1000001');

  async function call(method: string, path: string, token: string | null, body?: unknown): Promise<unknown> {
    const response = await fetch(sandbox.url + path, {
      method,
      headers: {
        ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (response.status >= 500) throw new Error(`${method} ${path} answered ${response.status}.`);
    return response.ok ? response.json() : null;
  }

  return {
    sandbox,
    async customer(provider) {
      const [scenario, venueSlug] = STATES[provider];
      const scenarioData = readInside(
        await call('POST', `/_sandbox/scenarios/${scenario}`, null, {}),
        'data',
      );
      const text = (name: string) => String(readInside(scenarioData, name));
      return { userId: text('userId'), email: text('email'), token: text('token'), venueSlug };
    },
    async booksOf({ userId }) {
      const [ofBaskets, ofOrders, ofPayments, providerPayments] = await store.read(async (db) =>
        Promise.all([
          db
            .select()
            .from(carts)
            .where(and(eq(carts.customerId, userId), eq(carts.channel, 'online')))
            .orderBy(desc(carts.createdAt)),
          db.select().from(orders).where(eq(orders.customerId, userId)),
          db.select().from(transactions).where(eq(transactions.customerId, userId)),
          listCharges(db, userId),
        ]),
      );
      return ofBaskets.map(({ id }) => {
        const payments = ofPayments.filter(({ cartId }) => cartId === id);
        const intents = payments.map(({ intentId }) => intentId);
        const ownPayments = providerPayments.filter(({ intentId }) => intents.includes(intentId));
        const sumByStatus = (status: string) =>
          ownPayments.filter((payment) => payment.status === status).map(({ amount }) => amount);
        const made = ofOrders.filter(({ cartId }) => cartId === id);
        return {
          orders: made.map(({ total }) => total),
          cards: ownPayments.filter(({ status }) => status === 'captured').map(({ last4 }) => last4),
          charges: payments.filter(({ isCaptured }) => isCaptured).map(({ amount }) => amount),
          captured: sumByStatus('captured'),
          held: sumByStatus('held'),
        };
      });
    },
    async choose({ token, venueSlug }, choice, code = null) {
      const [membershipSlug, optionName] = OPTIONS[choice];
      const ids = findCatalogueIds({ venueSlug, membershipSlug, optionName });
      const promotion = code && (await call('GET', `${VALIDATE}/${code}/${ids.paymentOptionId}`, token));
      const storeAnswer = await call('POST', '/api/memberships/online-joining/store', token, {
        home_venue_id: ids.venueId,
        membership_type_id: ids.membershipTypeId,
        payment_option_id: ids.paymentOptionId,
        start_date: toLondonDate(store.clock.now()),
        promotion_code_id: readInside(promotion, 'data', 'id') ?? null,
      });
      return storeAnswer !== null;
    },
    async throwAway({ token }) {
      await call('DELETE', '/api/cart/clear', token, { source: 'online-joining' });
    },
    async sellAtTheTill({ userId }) {
      const items = [{ id: demoId('product:padlock'), type: 'product' }];
      const token = await staff;
      const cart = readInside(
        await call('POST', '/api/cart/add', token, { items, selected_user_id: userId }),
        'data',
      );
      await call('POST', '/api/cart/pay', token, {
        source: 'front-of-house',
        selectedUserId: userId,
        payments: [{ tenderType: 'cash', amount: readInside(cart, 'totals', 'balance') }],
        terms: [],
        completedWaivers: [],
        itemHash: readInside(cart, 'item_hash'),
      });
    },
    async logOutAndIn(customer) {
      await call('POST', '/api/auth/logout', customer.token, {});
      customer.token = await logIn(sandboxApi, customer.email);
    },
    strangersCard(provider) {
      const made =
        strangers.get(provider) ??
        call('POST', `/_sandbox/scenarios/${WITH_CARD[provider]}`, null, {}).then((answer) =>
          String(readInside(answer, 'data', 'cardIdentifier')),
        );
      strangers.set(provider, made);
      return made;
    },
    deathAt(moment) {
      calls += 1;
      const header = `${moment};${calls}`;
      const responseHeaders = new Promise<'died'>((resolve) => deaths.set(header, () => resolve('died')));
      return { headers: { [STOP_HEADER]: header }, came: responseHeaders };
    },
    wait: (ms) => {
      clockOffsetMs += ms;
    },
    async send(address, body, authorization = '') {
      const answer = await visitAddress(address, {
        method: body === undefined ? 'GET' : 'POST',
        headers: { 'content-type': 'application/json', authorization },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      const text = answer.body.toString();
      const parsed: unknown = text === '' ? null : JSON.parse(text);
      return parsed;
    },
    async sweep() {
      if (cards === null) return;
      const inAnHour = () => new Date(store.clock.now().getTime() + HOUR_MS);
      await sweepPayments({ ...store, clock: { now: inAnHour } }, cards);
    },
    close: () => sandbox.close(),
  };
}

/** The providers' records of one customer's payments, because those of all customers would grow with each visit. */
async function listCharges(db: Tx, customerId: string): Promise<readonly ChargeRecord[]> {
  const intents = db
    .select({ id: transactions.intentId })
    .from(transactions)
    .where(eq(transactions.customerId, customerId));
  const rows = await db
    .select()
    .from(simulatorRecords)
    .where(
      and(
        eq(simulatorRecords.kind, 'charges'),
        inArray(sql`${simulatorRecords.record}::jsonb ->> 'intentId'`, intents),
      ),
    )
    .orderBy(simulatorRecords.id);
  return rows.map(({ record }) => JSON.parse(record));
}

/** The value at a path of names inside parsed JSON, or undefined. */
export function readInside(value: unknown, ...path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (at, name) => (typeof at === 'object' && at !== null ? Reflect.get(at, name) : undefined),
    value,
  );
}
