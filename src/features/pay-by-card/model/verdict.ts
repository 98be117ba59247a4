import { createEffect, createEvent, createStore, sample } from 'effector';
import { lookAtCart } from '@/entities/payment';
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
  const asked = createEvent<Ending>();
  const reset = createEvent();
  const lookFx = createEffect((_: Ending) => lookAtCart(() => loadCart()));
  const $ending = createStore<Ending | null>(null);

  sample({ clock: asked, target: lookFx });
  // Only the look at the payment at hand counts.
  const looked = sample({
    clock: lookFx.done,
    source: $ending,
    filter: (ending, { params }) => ending === params,
    fn: (_, { params, result }) => ({ ending: params, look: result }),
  });
  const paid = looked.filterMap(({ look }) => (look.kind === 'paid' ? look.orderId : undefined));
  const said = looked.filterMap(({ ending, look }): Verdict | undefined =>
    look.kind === 'no_order' ? { ...ending, itemHash: look.itemHash } : undefined,
  );
  /** The cart cannot be asked: the same ending waits until it can. */
  const unsaid = looked.filterMap(({ ending, look }) => (look.kind === 'undecided' ? ending : undefined));

  $ending.on(asked, (_, ending) => ending).reset(paid, said, reset);

  return { asked, reset, paid, said, unsaid };
}
