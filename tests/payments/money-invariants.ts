import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { installTabStorage } from './document.ts';
import { findMoneyProblems } from './money.ts';
import {
  type BasketChoice,
  type Customer,
  type Operator,
  openOperator,
  type ProviderName,
} from './operator.ts';
import { installOpayo } from './scripts/opayo.ts';
import { installRyft } from './scripts/ryft.ts';
import { installStripe } from './scripts/stripe.ts';
import { anyVisit, type Step } from './steps.ts';
import { installTransport, replaceTimeouts } from './transport.ts';
import { createVisit } from './visit.ts';

/** The total number of visits; a thorough run sets more (docs/testing.md). */
const VISIT_COUNT = Number(process.env.PAVILION_PAYMENT_VISITS ?? 150);
/**
 * `npm test` always plays the same visits, so that a new failure comes from the change under test. A thorough run plays others.
 */
const SEED = Number(process.env.PAVILION_PAYMENT_SEED ?? 46_851_666);

/** The kinds of payment: with each provider, with a saved card, and with nothing to pay. */
const PAYMENT_KINDS = {
  'a Stripe-like provider': ['stripe', 'swim'],
  'an Opayo-like provider': ['opayo', 'swim'],
  'a saved card': ['opayo-saved', 'swim'],
  'a Ryft-like provider': ['ryft', 'swim'],
  'a free order': ['stripe', 'trial'],
} as const satisfies Record<string, readonly [ProviderName, BasketChoice]>;

/** A visit takes a quarter of a second on an idle machine. */
const VISIT_TIMEOUT_MS = 20_000;

const runsPerKind = Math.ceil(VISIT_COUNT / Object.keys(PAYMENT_KINDS).length);

/** For each of these payments, plays random visits of the real checkout on the real sandbox, through an unreliable network. */
export function describeMoneyInvariants(paymentKinds: readonly (keyof typeof PAYMENT_KINDS)[]): void {
  let operator: Operator;
  let currentCustomer: Customer | null = null;
  beforeAll(async () => {
    operator = await openOperator();
    installTabStorage();
    replaceTimeouts();
    installTransport(operator, () => currentCustomer?.token ?? '');
    for (const install of [installStripe, installOpayo, installRyft]) install(operator);
  });
  afterAll(() => operator.close());

  /**
   * Plays a visit.
   * @returns every violated invariant
   */
  async function playVisit(provider: ProviderName, basketChoice: BasketChoice, steps: readonly Step[]) {
    const newCustomer = await operator.createCustomer(provider);
    currentCustomer = newCustomer;
    if (basketChoice !== 'swim') await operator.chooseMembership(newCustomer, basketChoice);
    const visit = createVisit(operator, provider, newCustomer, basketChoice);
    try {
      await visit.open(0);
      for (const step of steps) await visit.takeStep(step);
      const finalPath = await visit.finishVisit();
      const recordsBeforeSweep = await operator.listPaymentRecords(newCustomer);
      await operator.sweep();
      const recordsAfterSweep = await operator.listPaymentRecords(newCustomer);
      const isPaid = finalPath.startsWith('/order-confirmed/');
      const [newestRecords] = recordsAfterSweep;
      const hasOrder = newestRecords !== undefined && newestRecords.orderTotals.length > 0;
      return [
        ...(await visit.listProblems()),
        ...recordsAfterSweep.flatMap(findMoneyProblems),
        // Only a crashed server leaves work to the sweep.
        ...(visit.hasServerDied() ? [] : recordsBeforeSweep.flatMap(findMoneyProblems)),
        ...(newestRecords === undefined ? [] : visit.listCardProblems(newestRecords)),
        ...(isPaid || finalPath === '/' ? [] : [`A dead end: ${finalPath}.`]),
        ...(isPaid === hasOrder
          ? []
          : [`It ended at ${finalPath}, and there is ${hasOrder ? 'an' : 'no'} order.`]),
      ];
    } finally {
      visit.leave();
    }
  }

  test.each(paymentKinds)(
    'with %s, whatever customer, bank and network do, money is taken once for each order and the page says nothing untrue',
    async (kind) => {
      const [provider, choice] = PAYMENT_KINDS[kind];
      console.info(`${runsPerKind} visits with ${kind}: PAVILION_PAYMENT_SEED=${SEED}`);
      await fc.assert(
        fc.asyncProperty(anyVisit, async (steps) => {
          expect(await playVisit(provider, choice, steps)).toEqual([]);
        }),
        { numRuns: runsPerKind, seed: SEED },
      );
    },
    60_000 + runsPerKind * VISIT_TIMEOUT_MS,
  );
}
