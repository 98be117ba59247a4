import { createEffect, createStore, sample } from 'effector';
import { $order } from '@/entities/order';
import { pushFx, type Transaction } from '@/shared/analytics';
import { $config } from '@/shared/config';
import { isPresent, readStored, writeStored } from '@/shared/lib';
import { heard } from './opening';
import { transactionOf } from './transaction-of';

const REMEMBERED_AS = 'pavilion.analytics.orders';
const MOST_REMEMBERED = 50;

function remembered(): string[] {
  return (readStored('local', REMEMBERED_AS) ?? '').split(' ').filter((id) => id !== '');
}

/** The transaction, or null when its order was counted in this browser before. */
const admitFx = createEffect((transaction: Transaction): Transaction | null =>
  remembered().includes(transaction.order_id) ? null : transaction,
);

/** Remembers orders that were counted: their ids, and only after consent. */
const rememberFx = createEffect((orderIds: readonly string[]) => {
  const others = remembered().filter((id) => !orderIds.includes(id));
  writeStored('local', REMEMBERED_AS, [...others, ...orderIds].slice(-MOST_REMEMBERED).join(' '));
});

/** Orders of this document that wait for consent, or were counted. */
const $announced = createStore<readonly string[]>([]);

// "The transaction fires once per order id (remembered locally)" (Spec, joining §4).
sample({
  clock: heard($order).filter({ fn: isPresent }),
  source: { announced: $announced, config: $config },
  filter: ({ announced }, { id }) => !announced.includes(id),
  fn: ({ config }, order) => transactionOf(order, config.currency),
  target: admitFx,
});
/** An order is there that was not counted yet. */
export const transacted = admitFx.doneData.filter({ fn: isPresent });
sample({
  clock: transacted,
  source: $announced,
  fn: (announced, { order_id }) => [...announced, order_id],
  target: $announced,
});
sample({
  clock: pushFx.done,
  fn: ({ params }) => params.flatMap((event) => (event.event === 'transaction' ? [event.order_id] : [])),
  target: rememberFx,
});
