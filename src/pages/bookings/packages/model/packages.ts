import { createEvent, createStore, sample } from 'effector';
import { $token } from '@/entities/customer';
import { $additionFailure, additionMade, itemsAdded } from '@/features/change-basket';
import { afterLogin } from '@/features/sign-in';
import { loadPackages, type NewCartItem } from '@/shared/api';
import { createPage } from '@/shared/request';
import { bookingShown } from '@/widgets/book-place';

/** A package, by its id, is wanted. A visitor logs in first. */
export const addClicked = createEvent<string>();

/** The packages of the centre with this slug. */
export const page = createPage({
  load: (venue: string, options) => loadPackages({ venue }, options),
  // Who logs in has packages of their own.
  reloadOn: [$token],
});
const { opened, closed } = page;

sample({ clock: opened, target: bookingShown });

sample({
  clock: afterLogin(addClicked, closed),
  fn: (id): NewCartItem[] => [{ id, type: 'package' }],
  target: itemsAdded,
});

/** The package that was added last: the way to the basket stands beside it. */
export const $addedPackageId = createStore<string | null>(null).reset(opened, closed);
sample({
  clock: additionMade.filterMap((items) => packageIn(items)?.id),
  target: $addedPackageId,
});

/** Why the last addition was refused, by the id of its package. */
export const $refusals = $additionFailure.map((failure) => {
  const item = failure && packageIn(failure.items);
  return item ? { id: item.id, message: failure.refusedItems.get(0) ?? failure.message } : null;
});

function packageIn(items: readonly NewCartItem[]): NewCartItem | undefined {
  return items.find(({ type }) => type === 'package');
}
