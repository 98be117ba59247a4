import { createEffect, createEvent, createStore, sample } from 'effector';
import { checkCart } from '@/entities/payment';
import { loadCart } from '@/shared/api';

/**
 * An end without money. `failed` is shown above the form, `cleared` leaves the form as it was, `again` makes one after a
 * reload.
 */
export type Ending = { readonly kind: 'failed' | 'cleared' | 'again'; readonly message: string };

/** This order is unpaid; `itemHash` is the current cart's. */
export type Verdict = Ending & { readonly itemHash: string | null };

/**
 * The last check before a payment is shown as failed: another tab may have paid for the same order in the
 * meantime. "You have not been charged" is shown only after this check.
 */
export function createVerdict() {
  const requested = createEvent<Ending>();
  const reset = createEvent();
  const checkCartFx = createEffect((_: Ending) => checkCart(() => loadCart()));
  const $ending = createStore<Ending | null>(null);

  sample({ clock: requested, target: checkCartFx });
  // A result for an earlier payment is ignored.
  const checked = sample({
    clock: checkCartFx.done,
    source: $ending,
    filter: (ending, { params }) => ending === params,
    fn: (_, { params, result }) => ({ ending: params, result }),
  });
  const paid = checked.filterMap(({ result }) => (result.kind === 'paid' ? result.orderId : undefined));
  const confirmed = checked.filterMap(({ ending, result }): Verdict | undefined =>
    result.kind === 'no_order' ? { ...ending, itemHash: result.itemHash } : undefined,
  );
  /** The cart cannot be asked: the same ending waits until it can. */
  const inconclusive = checked.filterMap(({ ending, result }) =>
    result.kind === 'undecided' ? ending : undefined,
  );

  $ending.on(requested, (_, ending) => ending).reset(paid, confirmed, reset);

  return { requested, reset, paid, confirmed, inconclusive };
}
