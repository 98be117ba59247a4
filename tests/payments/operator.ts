import { desc, eq } from 'drizzle-orm';
import type { CardProviders } from '../../sandbox/domain/card-provider.ts';
import { todayInLondon } from '../../sandbox/domain/rules/dates.ts';
import { sweepPayments } from '../../sandbox/domain/use-cases/sweep-payments.ts';
import { idsOf } from '../../sandbox/scenarios/joining.ts';
import { type RunningSandbox, startSandbox } from '../../sandbox/server/start.ts';
import { visit } from '../../sandbox/server/testing-visit.ts';
import { createStoreStorage } from '../../sandbox/simulators/store-storage.ts';
import { carts, orders, transactions } from '../../sandbox/store/schema/sales.ts';
import { stopping } from '../../sandbox/testing/stopping.ts';

const HOUR_MS = 3_600_000;

/** What is in the basket: two prices, and nothing to pay. */
export type Choice = 'swim' | 'gym' | 'trial';

const OPTIONS: Readonly<Record<Choice, readonly [membership: string, option: string]>> = {
  swim: ['swim', '30 days'],
  gym: ['gym', '90 days'],
  trial: ['seven-day-trial', '7 days'],
};

/** Who takes the money; `opayo-saved` has a card of this customer's already. */
export type ProviderName = 'stripe' | 'opayo' | 'opayo-saved' | 'ryft';

const STATES = {
  stripe: ['provider-stripe', 'ardwick-fields-leisure-centre'],
  opayo: ['provider-opayo', 'castlefield-baths'],
  'opayo-saved': ['provider-opayo-with-saved-card', 'castlefield-baths'],
  ryft: ['provider-ryft', 'didsbury-park-sports-centre'],
} as const satisfies Record<ProviderName, readonly [scenario: string, venueSlug: string]>;

export interface Customer {
  readonly userId: string;
  readonly email: string;
  readonly token: string;
  readonly venueSlug: string;
}

/** What was written about the money for one basket, by the operator and by the provider: amounts. */
export interface Books {
  readonly orders: readonly number[];
  readonly charges: readonly number[];
  /** What the provider took, and what it only holds. */
  readonly captured: readonly number[];
  readonly held: readonly number[];
}

/** The real sandbox in this process: its API, its card providers, its bank. */
export interface Operator {
  readonly sandbox: RunningSandbox;
  readonly customer: (provider: ProviderName) => Promise<Customer>;
  /** One for each basket that the customer has had, the newest first. */
  readonly booksOf: (customer: Customer) => Promise<readonly Books[]>;
  /** Puts something else into the basket, as another tab of the joining page does; false when it is refused. */
  readonly choose: (customer: Customer, choice: Choice) => Promise<boolean>;
  readonly throwAway: (customer: Customer) => Promise<void>;
  /** Moves the providers' clock on. */
  readonly wait: (ms: number) => void;
  /** A call of a provider's script or of the bank's page, by its full address; without a body it asks. */
  readonly send: (address: string, body?: unknown, authorization?: string) => Promise<unknown>;
  /**
   * What the operator does without the customer: a sweep an hour from now. A call that carries `STOP_HEADER` stops for good at the moment
   * that it names, as when the server had died there; this is what comes after.
   */
  readonly sweep: () => Promise<void>;
  readonly close: () => Promise<void>;
}

export async function openOperator(): Promise<Operator> {
  let ahead = 0;
  let cards: CardProviders | null = null;
  const standBetween = stopping();
  const sandbox = await startSandbox({
    port: 0,
    distDir: null,
    dataDir: 'memory',
    bankDelayMs: 0,
    withWebhooks: false,
    between(outside) {
      cards = outside.cards;
      return standBetween(outside);
    },
    simulatorClock: () => Date.now() + ahead,
  });
  const { store } = sandbox;
  const storage = createStoreStorage(store);

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
      const made = inside(await call('POST', `/_sandbox/scenarios/${scenario}`, null, {}), 'data');
      const text = (name: string) => String(inside(made, name));
      return { userId: text('userId'), email: text('email'), token: text('token'), venueSlug };
    },
    async booksOf({ userId }) {
      const [ofBaskets, ofOrders, ofPayments] = await store.read((db) =>
        Promise.all([
          db.select().from(carts).where(eq(carts.customerId, userId)).orderBy(desc(carts.createdAt)),
          db.select().from(orders).where(eq(orders.customerId, userId)),
          db.select().from(transactions).where(eq(transactions.customerId, userId)),
        ]),
      );
      const witnessed = await storage.list('charges');
      return ofBaskets.map(({ id }) => {
        const payments = ofPayments.filter(({ cartId }) => cartId === id);
        const intents = payments.map(({ intentId }) => intentId);
        const own = witnessed.filter(({ intentId }) => intents.includes(intentId));
        const of = (status: string) => own.filter((one) => one.status === status).map(({ amount }) => amount);
        return {
          orders: ofOrders.filter(({ cartId }) => cartId === id).map(({ total }) => total),
          charges: payments.filter(({ isCaptured }) => isCaptured).map(({ amount }) => amount),
          captured: of('captured'),
          held: of('held'),
        };
      });
    },
    async choose({ token, venueSlug }, choice) {
      const [membershipSlug, optionName] = OPTIONS[choice];
      const ids = idsOf({ venueSlug, membershipSlug, optionName });
      const stored = await call('POST', '/api/memberships/online-joining/store', token, {
        home_venue_id: ids.venueId,
        membership_type_id: ids.membershipTypeId,
        payment_option_id: ids.paymentOptionId,
        start_date: todayInLondon(store.clock.now()),
      });
      return stored !== null;
    },
    async throwAway({ token }) {
      await call('DELETE', '/api/cart/clear', token, { source: 'online-joining' });
    },
    wait: (ms) => {
      ahead += ms;
    },
    async send(address, body, authorization = '') {
      const answer = await visit(address, {
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

/** The value at a path of names inside parsed JSON, or undefined. */
export function inside(value: unknown, ...path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (at, name) => (typeof at === 'object' && at !== null ? Reflect.get(at, name) : undefined),
    value,
  );
}
