import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openMemoryStore } from '../../store/open-memory-store.ts';
import type { Store } from '../../store/store.ts';
import { createFakeCards } from '../../testing/fake-cards.ts';
import { buildJoiningInput, buildPayRequest, createCustomer } from '../../testing/joining-customer.ts';
import { deleteCart } from '../basket/index.ts';
import { DomainError } from '../common/index.ts';
import { getLedger } from '../front-of-house/index.ts';
import { storeJoining } from '../held-memberships/index.ts';
import { authoriseCard, completePayment } from './checkout.ts';

let store: Store;

beforeAll(async () => {
  store = await openMemoryStore();
}, 60_000);
afterAll(() => store.close());

const steps = [
  'choose swim',
  'choose gym',
  'authorise',
  'confirm',
  'decline',
  'complete',
  'complete twice at once',
  'complete the first transaction',
  'lose the next answer',
  'fail the next capture',
  'throw away',
] as const;
type Step = (typeof steps)[number];

const RUN_COUNT = Number(process.env.PAVILION_PAYMENT_RUNS ?? 40);

/** Runs steps of the customer, the bank and an unreliable network in any order. Refusals are allowed, other errors are not. */
async function playSteps(
  sequence: readonly Step[],
): Promise<{ orders: number; charges: number; taken: number; sums: boolean }> {
  const cards = createFakeCards();
  const { caller, email } = await createCustomer(store);
  const transactions: string[] = [];
  const finishPayment = (transactionUuid: string | undefined) =>
    transactionUuid === undefined
      ? Promise.resolve(null)
      : completePayment(store, cards, caller, { transactionUuid, source: 'online-joining' });
  const findLatestIntent = () => [...cards.intents.values()].at(-1);

  const act: Record<Step, () => unknown> = {
    'choose swim': () => storeJoining(store, caller, buildJoiningInput(store)),
    'choose gym': () => storeJoining(store, caller, buildJoiningInput(store, { membershipSlug: 'gym' })),
    authorise: async () => {
      const request = await buildPayRequest(store, caller).catch(() => null);
      if (!request) return;
      const answer = await authoriseCard(store, cards, caller, { ...request, sessionKey: '', billing: null });
      transactions.push(answer.transactionUuid);
    },
    confirm: () => {
      const intent = findLatestIntent();
      if (intent?.status === 'requires_payment_method') cards.setStatus(intent.id, 'requires_capture');
    },
    decline: () => {
      const intent = findLatestIntent();
      if (intent?.status === 'requires_payment_method')
        cards.setStatus(intent.id, 'requires_payment_method', 'Declined.');
    },
    complete: () => finishPayment(transactions.at(-1)),
    // Waits for both before the records are checked, even if one is refused.
    'complete twice at once': async () => {
      const doubleCompletion = [finishPayment(transactions.at(-1)), finishPayment(transactions.at(-1))];
      await Promise.allSettled(doubleCompletion);
      return Promise.all(doubleCompletion);
    },
    'complete the first transaction': () => finishPayment(transactions[0]),
    'lose the next answer': () => cards.loseNextCaptureAnswer(),
    'fail the next capture': () => cards.failNextCapture(),
    'throw away': () => deleteCart(store, caller),
  };
  for (const step of sequence) {
    try {
      await act[step]();
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
    }
  }
  const ledger = await getLedger(store, { email });
  const takenIntents = [...cards.intents.values()].filter(({ status }) => status === 'succeeded');
  const charged = takenIntents.reduce((sum, { amount }) => sum + amount, 0);
  const ordered = ledger.orders.reduce((sum, { total }) => sum + total, 0);
  return {
    orders: ledger.counts.orders,
    charges: ledger.counts.charges,
    taken: takenIntents.length,
    sums: charged === ordered,
  };
}

test(
  'in any order of events, money is taken exactly once for each order and never without one',
  async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom(...steps), { minLength: 4, maxLength: 16 }),
        async (sequence) => {
          const { orders, charges, taken, sums } = await playSteps(['choose swim', ...sequence]);
          expect({ charges, taken, sums }).toEqual({ charges: orders, taken: orders, sums: true });
        },
      ),
      { numRuns: RUN_COUNT },
    );
  },
  20_000 + RUN_COUNT * 1_500,
);

test('the ordinary sequence ends in one order', async () => {
  const result = await playSteps(['choose swim', 'authorise', 'decline', 'confirm', 'complete', 'complete']);
  expect(result).toEqual({ orders: 1, charges: 1, taken: 1, sums: true });
});
