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
import { createSandboxClient } from '../../sandbox/testing/calls.ts';
import { createStoppingWrapper, STOP_HEADER } from '../../sandbox/testing/stopping.ts';

const HOUR_MS = 3_600_000;
const PROMO_VALIDATION_PATH = '/api/v1/membership-promotions/validate';

/** The contents of the basket: two with a price, and one with nothing to pay. */
export type BasketChoice = 'swim' | 'gym' | 'trial';

const MEMBERSHIP_BY_CHOICE: Readonly<Record<BasketChoice, readonly [membership: string, option: string]>> = {
  swim: ['swim', '30 days'],
  gym: ['gym', '90 days'],
  trial: ['seven-day-trial', '7 days'],
};

/** Codes of the demo operator (`sandbox/seed/promotions.ts`): a percentage, an amount, and everything. */
export type PromoCode = 'WELCOME10' | 'FIVER' | 'FREESTART';

/** The provider that takes the money; with `opayo-saved` this customer already has a saved card. */
export type ProviderName = 'stripe' | 'opayo' | 'opayo-saved' | 'ryft';

const PROVIDER_SCENARIOS = {
  stripe: ['provider-stripe', 'ardwick-fields-leisure-centre'],
  opayo: ['provider-opayo', 'castlefield-baths'],
  'opayo-saved': ['provider-opayo-with-saved-card', 'castlefield-baths'],
  ryft: ['provider-ryft', 'didsbury-park-sports-centre'],
} as const satisfies Record<ProviderName, readonly [scenario: string, venueSlug: string]>;

/** Scenarios in which the provider has a saved card of another customer. */
const SAVED_CARD_SCENARIOS = {
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
  readonly orderTotals: readonly number[];
  readonly chargedAmounts: readonly number[];
  /** What the provider took, and what it only holds. */
  readonly capturedAmounts: readonly number[];
  readonly heldAmounts: readonly number[];
  /** The last four digits of the cards that paid, in the order of `captured`. */
  readonly payingCards: readonly string[];
}

/** The real sandbox in this process: its API, its card providers, its bank. */
export interface Operator {
  readonly sandbox: RunningSandbox;
  readonly createCustomer: (provider: ProviderName) => Promise<Customer>;
  /** The records of each online basket of the customer, newest first. */
  readonly listPaymentRecords: (customer: Customer) => Promise<readonly PaymentRecords[]>;
  /**
   * Puts something else into the basket, or changes its price by a code, as another tab of the joining page does. Returns
   * false if it is refused.
   */
  readonly chooseMembership: (
    customer: Customer,
    choice: BasketChoice,
    code?: PromoCode | null,
  ) => Promise<boolean>;
  readonly clearBasket: (customer: Customer) => Promise<void>;
  /** Staff sell the customer something else for cash. */
  readonly sellAtTheTill: (customer: Customer) => Promise<void>;
  /** Ends the session on the server and starts another one. */
  readonly logOutAndIn: (customer: Customer) => Promise<void>;
  /** The provider's id of a card that it has saved for another customer. */
  readonly loadStrangersCardId: (provider: ProviderName) => Promise<string>;
  /** Moves the providers' clock on. */
  readonly advanceClock: (ms: number) => void;
  /** Calls a provider or the bank as its script or page does, by the full address: GET without a body, otherwise POST. */
  readonly send: (address: string, body?: unknown, authorization?: string) => Promise<unknown>;
  /**
   * Returns headers with which a call stops for good at this moment, as if the server had crashed there. `crashed` resolves
   * when it has stopped.
   */
  readonly crashAt: (moment: string) => {
    headers: Readonly<Record<string, string>>;
    crashed: Promise<'died'>;
  };
  /** Runs the operator's background work: a sweep an hour from now. */
  readonly sweep: () => Promise<void>;
  readonly close: () => Promise<void>;
}

export async function openOperator(): Promise<Operator> {
  let clockOffsetMs = 0;
  let cards: CardProviders | null = null;
  let crashCount = 0;
  /** Calls during which the server is to crash, by their header. */
  const crashReporters = new Map<string, () => void>();
  const strangersCardIds = new Map<ProviderName, Promise<string>>();
  const wrapWithCrashes = createStoppingWrapper(({ header: crashHeader }) =>
    crashReporters.get(crashHeader)?.(),
  );
  const sandbox = await startSandbox({
    port: 0,
    distDir: null,
    dataDir: 'memory',
    bankDelayMs: 0,
    withWebhooks: false,
    // All visitors share this machine's address.
    mostFromOneAddress: Number.MAX_SAFE_INTEGER,
    wrapDependencies(realDependencies) {
      cards = realDependencies.cards;
      return wrapWithCrashes(realDependencies);
    },
    simulatorClock: () => Date.now() + clockOffsetMs,
  });
  const { store } = sandbox;
  const sandboxApi = { call: createSandboxClient(sandbox.url), settings: sandbox.settings };
  const staffToken = logIn(sandboxApi, 'S1000001');
  async function sendCall(
    method: string,
    callPath: string,
    token: string | null,
    body?: unknown,
  ): Promise<unknown> {
    const response = await fetch(sandbox.url + callPath, {
      method,
      headers: {
        ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (response.status >= 500) throw new Error(`${method} ${callPath} answered ${response.status}.`);
    return response.ok ? response.json() : null;
  }
  return {
    sandbox,
    async createCustomer(provider) {
      const [scenario, venueSlug] = PROVIDER_SCENARIOS[provider];
      const scenarioData = readInside(
        await sendCall('POST', `/_sandbox/scenarios/${scenario}`, null, {}),
        'data',
      );
      const readText = (name: string) => String(readInside(scenarioData, name));
      return { userId: readText('userId'), email: readText('email'), token: readText('token'), venueSlug };
    },
    async listPaymentRecords({ userId }) {
      const [customerBaskets, customerOrders, customerPayments, providerPayments] = await store.read(
        async (db) =>
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
      return customerBaskets.map(({ id }) => {
        const basketPayments = customerPayments.filter(({ cartId }) => cartId === id);
        const intentIds = basketPayments.map(({ intentId }) => intentId);
        const providerBasketPayments = providerPayments.filter(({ intentId }) =>
          intentIds.includes(intentId),
        );
        const listAmounts = (status: string) =>
          providerBasketPayments.filter((payment) => payment.status === status).map(({ amount }) => amount);
        const basketOrders = customerOrders.filter(({ cartId }) => cartId === id);
        return {
          orderTotals: basketOrders.map(({ total }) => total),
          payingCards: providerBasketPayments
            .filter(({ status }) => status === 'captured')
            .map(({ last4 }) => last4),
          chargedAmounts: basketPayments.filter(({ isCaptured }) => isCaptured).map(({ amount }) => amount),
          capturedAmounts: listAmounts('captured'),
          heldAmounts: listAmounts('held'),
        };
      });
    },
    async chooseMembership({ token, venueSlug }, choice, code = null) {
      const [membershipSlug, optionName] = MEMBERSHIP_BY_CHOICE[choice];
      const catalogueIds = findCatalogueIds({ venueSlug, membershipSlug, optionName });
      const promotion =
        code &&
        (await sendCall('GET', `${PROMO_VALIDATION_PATH}/${code}/${catalogueIds.paymentOptionId}`, token));
      const storeAnswer = await sendCall('POST', '/api/memberships/online-joining/store', token, {
        home_venue_id: catalogueIds.venueId,
        membership_type_id: catalogueIds.membershipTypeId,
        payment_option_id: catalogueIds.paymentOptionId,
        start_date: toLondonDate(store.clock.now()),
        promotion_code_id: readInside(promotion, 'data', 'id') ?? null,
      });
      return storeAnswer !== null;
    },
    async clearBasket({ token }) {
      await sendCall('DELETE', '/api/cart/clear', token, { source: 'online-joining' });
    },
    async sellAtTheTill({ userId }) {
      const items = [{ id: demoId('product:padlock'), type: 'product' }];
      const token = await staffToken;
      const cart = readInside(
        await sendCall('POST', '/api/cart/add', token, { items, selected_user_id: userId }),
        'data',
      );
      await sendCall('POST', '/api/cart/pay', token, {
        source: 'front-of-house',
        selectedUserId: userId,
        payments: [{ tenderType: 'cash', amount: readInside(cart, 'totals', 'balance') }],
        terms: [],
        completedWaivers: [],
        itemHash: readInside(cart, 'item_hash'),
      });
    },
    async logOutAndIn(customer) {
      await sendCall('POST', '/api/auth/logout', customer.token, {});
      customer.token = await logIn(sandboxApi, customer.email);
    },
    loadStrangersCardId(provider) {
      const cardId =
        strangersCardIds.get(provider) ??
        sendCall('POST', `/_sandbox/scenarios/${SAVED_CARD_SCENARIOS[provider]}`, null, {}).then((answer) =>
          String(readInside(answer, 'data', 'cardIdentifier')),
        );
      strangersCardIds.set(provider, cardId);
      return cardId;
    },
    crashAt(moment) {
      crashCount += 1;
      const crashHeader = `${moment};${crashCount}`;
      const crashPromise = new Promise<'died'>((resolve) =>
        crashReporters.set(crashHeader, () => resolve('died')),
      );
      return { headers: { [STOP_HEADER]: crashHeader }, crashed: crashPromise };
    },
    advanceClock: (ms) => {
      clockOffsetMs += ms;
    },
    async send(address, body, authorization = '') {
      const answer = await visitAddress(address, {
        method: body === undefined ? 'GET' : 'POST',
        headers: { 'content-type': 'application/json', authorization },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      const responseText = answer.body.toString();
      const parsed: unknown = responseText === '' ? null : JSON.parse(responseText);
      return parsed;
    },
    async sweep() {
      if (cards === null) return;
      const readLaterNow = () => new Date(store.clock.now().getTime() + HOUR_MS);
      await sweepPayments({ ...store, clock: { now: readLaterNow } }, cards);
    },
    close: () => sandbox.close(),
  };
}

/** The providers' records of one customer's payments, because those of all customers would grow with each visit. */
async function listCharges(db: Tx, customerId: string): Promise<readonly ChargeRecord[]> {
  const customerIntents = db
    .select({ id: transactions.intentId })
    .from(transactions)
    .where(eq(transactions.customerId, customerId));
  const recordRows = await db
    .select()
    .from(simulatorRecords)
    .where(
      and(
        eq(simulatorRecords.kind, 'charges'),
        inArray(sql`${simulatorRecords.record}::jsonb ->> 'intentId'`, customerIntents),
      ),
    )
    .orderBy(simulatorRecords.id);
  return recordRows.map(({ record }) => JSON.parse(record));
}

/** The value at a path of names inside parsed JSON, or undefined. */
export function readInside(value: unknown, ...path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (innerValue, name) =>
      typeof innerValue === 'object' && innerValue !== null ? Reflect.get(innerValue, name) : undefined,
    value,
  );
}
