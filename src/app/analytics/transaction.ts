import { createEffect, createStore, sample } from 'effector';
import { $order } from '@/entities/order';
import { pushFx, type Transaction } from '@/shared/analytics';
import { $config } from '@/shared/config';
import { isPresent, readStored, writeStored } from '@/shared/lib';
import { observed } from './opening';
import { transactionOf } from './transaction-of';

const STORAGE_KEY = 'pavilion.analytics.orders';
const MAX_REMEMBERED = 50;

function remembered(): string[] {
  return (readStored('local', STORAGE_KEY) ?? '').split(' ').filter((id) => id !== '');
}

/** The transaction, or null when its order was counted in this browser before. */
const skipCountedFx = createEffect((transaction: Transaction): Transaction | null =>
  remembered().includes(transaction.order_id) ? null : transaction,
);

/** Remembers orders that were counted: their ids, and only after consent. */
const rememberFx = createEffect((orderIds: readonly string[]) => {
  const others = remembered().filter((id) => !orderIds.includes(id));
  writeStored('local', STORAGE_KEY, [...others, ...orderIds].slice(-MAX_REMEMBERED).join(' '));
});

/** Orders of this document that wait for consent, or were counted. */
const $trackedOrderIds = createStore<readonly string[]>([]);

// "The transaction fires once per order id (remembered locally)" (Spec, joining §4).
sample({
  clock: observed($order).filter({ fn: isPresent }),
  source: { announced: $trackedOrderIds, config: $config },
  filter: ({ announced }, { id }) => !announced.includes(id),
  fn: ({ config }, order) => transactionOf(order, config.currency),
  target: skipCountedFx,
});
/** An order is there that was not counted yet. */
export const transactionCompleted = skipCountedFx.doneData.filter({ fn: isPresent });
sample({
  clock: transactionCompleted,
  source: $trackedOrderIds,
  fn: (announced, { order_id }) => [...announced, order_id],
  target: $trackedOrderIds,
});
sample({
  clock: pushFx.done,
  fn: ({ params }) => params.flatMap((event) => (event.event === 'transaction' ? [event.order_id] : [])),
  target: rememberFx,
});
