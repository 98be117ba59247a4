import { createStore, sample } from 'effector';
import { $location, locationChanged } from '@/shared/routes';
import { errorsOutdated, pageLeft, toastOutdated } from '@/shared/toast';
import { connectionWatchStarted } from './model';
import { text } from './texts';

// The toasts of what has failed on a page go with it. This code comes with the first toast.

/** 'checkout'; the addresses of the joining page, '/' and those of its centres, are one page. */
const pageOf = ({ pathname }: { pathname: string }): string =>
  pathname.split('/')[1]?.replace('centre', '') ?? '';

const $pages = createStore<{ now: string | null; before: string | null }>({ now: null, before: null });
sample({
  clock: connectionWatchStarted,
  source: $location,
  fn: (location) => ({ now: pageOf(location), before: null }),
  target: $pages,
});
$pages.on(locationChanged, ({ now }, location) => ({ now: pageOf(location), before: now }));
sample({
  clock: $pages,
  filter: ({ now, before }) => before !== null && before !== now,
  target: [errorsOutdated, pageLeft],
});

// The checkout says that the membership is in the basket; after it that is no news.
sample({
  clock: $pages,
  filter: ({ now, before }) => before === 'checkout' && now !== before,
  fn: () => text('membership.added'),
  target: toastOutdated,
});
