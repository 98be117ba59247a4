import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { giveEachTabItsStorage } from './document.ts';
import { findMoneyProblems } from './money.ts';
import { type Choice, type Customer, type Operator, openOperator, type ProviderName } from './operator.ts';
import { installOpayo } from './scripts/opayo.ts';
import { installRyft } from './scripts/ryft.ts';
import { installStripe } from './scripts/stripe.ts';
import { anyVisit, type Step } from './steps.ts';
import { carryCalls, holdClocks } from './transport.ts';
import { createVisit } from './visit.ts';

/** The total number of visits; a thorough run sets more (docs/testing.md). */
const VISITS = Number(process.env.PAVILION_PAYMENT_VISITS ?? 150);
/**
 * `npm test` always plays the same visits, so that a new failure comes from the change under test. A thorough run plays others.
 */
const SEED = Number(process.env.PAVILION_PAYMENT_SEED ?? 46_851_666);

/** The kinds of payment: with each provider, with a saved card, and with nothing to pay. */
const PAYMENTS = {
  'a Stripe-like provider': ['stripe', 'swim'],
  'an Opayo-like provider': ['opayo', 'swim'],
  'a saved card': ['opayo-saved', 'swim'],
  'a Ryft-like provider': ['ryft', 'swim'],
  'a free order': ['stripe', 'trial'],
} as const satisfies Record<string, readonly [ProviderName, Choice]>;

/** A visit takes a quarter of a second on an idle machine. */
const PATIENCE_MS = 20_000;

const runs = Math.ceil(VISITS / Object.keys(PAYMENTS).length);

/** For each of these payments, plays random visits of the real checkout on the real sandbox, through an unreliable network. */
export function describeMoneyInvariants(payments: readonly (keyof typeof PAYMENTS)[]): void {
  let operator: Operator;
  let customer: Customer | null = null;
  beforeAll(async () => {
    operator = await openOperator();
    giveEachTabItsStorage();
    holdClocks();
    carryCalls(operator, () => customer?.token ?? '');
    for (const install of [installStripe, installOpayo, installRyft]) install(operator);
  });
  afterAll(() => operator.close());

  /**
   * Plays a visit.
   * @returns every violated invariant
   */
  async function play(provider: ProviderName, choice: Choice, steps: readonly Step[]) {
    const visitor = await operator.customer(provider);
    customer = visitor;
    if (choice !== 'swim') await operator.choose(visitor, choice);
    const visit = createVisit(operator, provider, visitor, choice);
    try {
      await visit.open(0);
      for (const step of steps) await visit.takeStep(step);
      const end = await visit.finishVisit();
      const early = await operator.booksOf(visitor);
      await operator.sweep();
      const books = await operator.booksOf(visitor);
      const isPaid = end.startsWith('/order-confirmed/');
      const [newest] = books;
      const hasOrder = newest !== undefined && newest.orders.length > 0;
      return [
        ...(await visit.problems()),
        ...books.flatMap(findMoneyProblems),
        // Only a crashed server leaves work to the sweep.
        ...(visit.hasServerDied() ? [] : early.flatMap(findMoneyProblems)),
        ...(newest === undefined ? [] : visit.cardProblems(newest)),
        ...(isPaid || end === '/' ? [] : [`A dead end: ${end}.`]),
        ...(isPaid === hasOrder ? [] : [`It ended at ${end}, and there is ${hasOrder ? 'an' : 'no'} order.`]),
      ];
    } finally {
      visit.leave();
    }
  }

  test.each(payments)(
    'with %s, whatever customer, bank and network do, money is taken once for each order and the page says nothing untrue',
    async (name) => {
      const [provider, choice] = PAYMENTS[name];
      console.info(`${runs} visits with ${name}: PAVILION_PAYMENT_SEED=${SEED}`);
      await fc.assert(
        fc.asyncProperty(anyVisit, async (steps) => {
          expect(await play(provider, choice, steps)).toEqual([]);
        }),
        { numRuns: runs, seed: SEED },
      );
    },
    60_000 + runs * PATIENCE_MS,
  );
}
