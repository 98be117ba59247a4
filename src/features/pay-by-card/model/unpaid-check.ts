import { createEffect, createEvent, createStore, sample } from 'effector';
import { checkCart } from '@/entities/payment';
import { loadCart } from '@/shared/api';

/**
 * A result without a payment. `failed` is shown above the form, `cleared` leaves the form as it was, `restart_form` creates one
 * after a reload.
 */
export type UnpaidEnding = { readonly kind: 'failed' | 'cleared' | 'restart_form'; readonly message: string };

/** An unpaid result that the cart has confirmed; `itemHash` is the current cart's. */
export type ConfirmedEnding = UnpaidEnding & { readonly itemHash: string | null };

/**
 * The last check before a payment is shown as failed: another tab may have paid for the same order in the
 * meantime. "You have not been charged" is shown only after this check.
 */
export function createUnpaidCheck() {
  const requested = createEvent<UnpaidEnding>();
  const reset = createEvent();
  const checkCartFx = createEffect((_: UnpaidEnding) => checkCart(() => loadCart()));
  const $ending = createStore<UnpaidEnding | null>(null);

  sample({ clock: requested, target: checkCartFx });
  // A result for an earlier payment is ignored.
  const cartChecked = sample({
    clock: checkCartFx.done,
    source: $ending,
    filter: (ending, { params }) => ending === params,
    fn: (_, { params, result }) => ({ ending: params, result }),
  });
  const paid = cartChecked.filterMap(({ result }) => (result.kind === 'paid' ? result.orderId : undefined));
  const confirmed = cartChecked.filterMap(({ ending, result }): ConfirmedEnding | undefined =>
    result.kind === 'no_order' ? { ...ending, itemHash: result.itemHash } : undefined,
  );
  /** The cart could not be loaded: the ending waits until it can. */
  const inconclusive = cartChecked.filterMap(({ ending, result }) =>
    result.kind === 'undecided' ? ending : undefined,
  );

  $ending.on(requested, (_, ending) => ending).reset(paid, confirmed, reset);

  return { requested, reset, paid, confirmed, inconclusive };
}
