import { createEvent, createStore, sample } from 'effector';
import { $token, signedIn, signedOut, signedOutElsewhere } from '@/entities/customer';
import { $basketFailure, $changes, basketChanged, itemsAdded } from '@/features/change-basket';
import { loginDismissed, loginRequested } from '@/features/sign-in';
import { loadPackages, type NewCartItem } from '@/shared/api';
import { isPresent } from '@/shared/lib';
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

/** The package that a visitor wants once they have logged in. */
const $wish = createStore<string | null>(null).reset(loginDismissed, signedOut, signedOutElsewhere, closed);
sample({
  clock: addClicked,
  source: $token,
  filter: (token) => token === null,
  fn: (_, id) => id,
  target: $wish,
});
sample({ clock: $wish, filter: isPresent, target: loginRequested });
const wishes = sample({ clock: signedIn, source: $wish, fn: (wish) => wish }).filterMap(
  (id) => id ?? undefined,
);
const wishTaken = createEvent();
$wish.reset(wishTaken);
sample({ clock: wishes, target: wishTaken });

const wantedNow = sample({
  clock: addClicked,
  source: $token,
  filter: (token) => token !== null,
  fn: (_, id) => id,
});
sample({
  clock: [wantedNow, wishes],
  fn: (id): NewCartItem[] => [{ id, type: 'package' }],
  target: itemsAdded,
});

/** The packages that are on their way into the basket. */
export const $busyIds = $changes.map(
  (changes): ReadonlySet<string> =>
    new Set(changes.flatMap((change) => (change.kind === 'add' ? change.items.map(({ id }) => id) : []))),
);

/** The package that was added last: the way to the basket stands beside it. */
export const $addedId = createStore<string | null>(null).reset(opened, closed);
sample({
  clock: basketChanged.filterMap(({ change }) =>
    change.kind === 'add'
      ? (change.items.find(({ type }) => type === 'package')?.id ?? undefined)
      : undefined,
  ),
  target: $addedId,
});

/** Why the last addition was refused, by the id of its package. */
export const $refused = $basketFailure.map((failed) => {
  const item =
    failed?.change.kind === 'add' ? failed.change.items.find(({ type }) => type === 'package') : null;
  return failed && item ? { id: item.id, message: failed.refusedItems.get(0) ?? failed.message } : null;
});
