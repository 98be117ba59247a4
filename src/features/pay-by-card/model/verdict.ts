import { createEffect, createEvent, createStore, sample } from 'effector';
import { checkCart } from '@/entities/payment';
import { loadCart } from '@/shared/api';

/**
 * An end without money. `failed` is shown above the form, `cleared` leaves the form as it was, `again` makes one after a
 * reload.
 */
export type Ending = { readonly kind: 'failed' | 'cleared' | 'again'; readonly message: string };

/** Nobody has paid for this order; `itemHash` is that of the cart as it is now. */
export type Verdict = Ending & { readonly itemHash: string | null };

/**
 * The last look before a customer reads that a payment has failed: another tab may have paid for the same order in the
 * meantime, and then this one has nothing to fail at. "You have not been charged" is said only after it.
 */
export function createVerdict() {
  const requested = createEvent<Ending>();
  const reset = createEvent();
  const checkCartFx = createEffect((_: Ending) => checkCart(() => loadCart()));
  const $ending = createStore<Ending | null>(null);

  sample({ clock: requested, target: checkCartFx });
  // Only the look at the payment at hand counts.
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
