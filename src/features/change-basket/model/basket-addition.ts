import { combine, createEvent, createStore, sample, type Unit } from 'effector';
import type { NewCartItem } from '@/shared/api';
import { $additionFailure, $changes, additionMade, itemsAdded } from './change-basket';

/** The state of one page's addition to the basket: in progress, refused with a reason, or done. `resetOn` clears it. */
export function createBasketAddition({ resetOn }: { readonly resetOn: Unit<unknown>[] }) {
  const submitted = createEvent<readonly NewCartItem[]>();
  const $items = createStore<readonly NewCartItem[] | null>(null)
    .on(submitted, (_, items) => items)
    .reset(resetOn);
  sample({ clock: submitted, target: itemsAdded });

  const $isAdding = combine($changes, $items, (changes, items) =>
    changes.some((change) => change.kind === 'add' && change.items === items),
  );
  const $refusal = combine($additionFailure, $items, (failure, items) =>
    failure && failure.items === items ? failure : null,
  );
  const done = sample({
    clock: additionMade,
    source: $items,
    filter: (items, addedItems) => items === addedItems,
  });
  return { submitted, done, $isAdding, $refusal };
}
