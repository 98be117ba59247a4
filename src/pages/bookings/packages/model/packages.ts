import { createEvent, createStore, sample } from 'effector';
import { $token } from '@/entities/customer';
import { $additionFailure, additionMade, itemsAdded } from '@/features/change-basket';
import { createAfterLogin } from '@/features/sign-in';
import { loadPackages, type NewCartItem } from '@/shared/api';
import { createPage } from '@/shared/request';
import { bookingShown } from '@/widgets/book-place';

/** Add was clicked; the payload is the ID of a package. A visitor logs in first. */
export const addClicked = createEvent<string>();

/** Loads the packages of the centre with this slug. */
export const page = createPage({
  load: (slug: string, options) => loadPackages({ venue: slug }, options),
  // The list includes the customer's own packages.
  reloadOn: [$token],
});
const { opened, closed } = page;

sample({ clock: opened, target: bookingShown });

sample({
  clock: createAfterLogin(addClicked, closed),
  fn: (packageId): NewCartItem[] => [{ id: packageId, type: 'package' }],
  target: itemsAdded,
});

/** The ID of the package that was added last, beside which the basket link is shown. */
export const $addedPackageId = createStore<string | null>(null).reset(opened, closed);
sample({
  clock: additionMade.filterMap((items) => findPackageItem(items)?.id),
  target: $addedPackageId,
});

/** Which package could not be added, and why; null if the last one was added. */
export const $refusedPackage = $additionFailure.map((failure) => {
  const item = failure && findPackageItem(failure.items);
  return item ? { id: item.id, message: failure.refusedItems.get(0) ?? failure.message } : null;
});

function findPackageItem(items: readonly NewCartItem[]): NewCartItem | undefined {
  return items.find(({ type }) => type === 'package');
}
