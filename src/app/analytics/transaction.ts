import { createEffect, createStore, sample } from 'effector';
import { $order } from '@/entities/order';
import { pushEventsFx, type Transaction } from '@/shared/analytics';
import { $config } from '@/shared/config';
import { isPresent, readStored, writeStored } from '@/shared/lib';
import { observeStore } from './opening';
import { toTransaction } from './to-transaction';

const REPORTED_ORDERS_KEY = 'pavilion.analytics.orders';
const MAX_REMEMBERED_ORDERS = 50;

function readReportedOrders(): string[] {
  return (readStored('local', REPORTED_ORDERS_KEY) ?? '').split(' ').filter((id) => id !== '');
}

/** Returns null when this browser has already counted the order. */
const skipCountedOrderFx = createEffect((transaction: Transaction): Transaction | null =>
  readReportedOrders().includes(transaction.order_id) ? null : transaction,
);

/** Stores the ids of counted orders; runs only after consent. */
const rememberOrdersFx = createEffect((orderIds: readonly string[]) => {
  const otherOrderIds = readReportedOrders().filter((id) => !orderIds.includes(id));
  writeStored(
    'local',
    REPORTED_ORDERS_KEY,
    [...otherOrderIds, ...orderIds].slice(-MAX_REMEMBERED_ORDERS).join(' '),
  );
});

/** The orders of this document that have been counted or are waiting for consent. */
const $trackedOrderIds = createStore<readonly string[]>([]);

// "The transaction fires once per order id (remembered locally)" (Requirement S9.4).
sample({
  clock: observeStore($order).filter({ fn: isPresent }),
  source: { trackedOrderIds: $trackedOrderIds, config: $config },
  filter: ({ trackedOrderIds }, { id }) => !trackedOrderIds.includes(id),
  fn: ({ config }, order) => toTransaction(order, config.currency),
  target: skipCountedOrderFx,
});
export const transactionCompleted = skipCountedOrderFx.doneData.filter({ fn: isPresent });
sample({
  clock: transactionCompleted,
  source: $trackedOrderIds,
  fn: (trackedOrderIds, { order_id }) => [...trackedOrderIds, order_id],
  target: $trackedOrderIds,
});
sample({
  clock: pushEventsFx.done,
  fn: ({ params }) => params.flatMap((event) => (event.event === 'transaction' ? [event.order_id] : [])),
  target: rememberOrdersFx,
});
