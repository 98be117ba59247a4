import { createStore, sample } from 'effector';
import { $location, locationChanged } from '@/shared/routes';
import { errorsOutdated, pageLeft, toastOutdated } from '@/shared/toast';
import { connectionWatchStarted } from './model';
import { text } from './texts';

// Removes the error toasts of a page when it is left. This module loads with the first toast.

/** The first segment of the path. The addresses of the joining page, `/` and `/centre/…`, count as one page. */
const pageSegment = ({ pathname }: { pathname: string }): string =>
  pathname.split('/')[1]?.replace('centre', '') ?? '';

const $pages = createStore<{ now: string | null; before: string | null }>({ now: null, before: null });
sample({
  clock: connectionWatchStarted,
  source: $location,
  fn: (location) => ({ now: pageSegment(location), before: null }),
  target: $pages,
});
$pages.on(locationChanged, ({ now }, location) => ({ now: pageSegment(location), before: now }));
sample({
  clock: $pages,
  filter: ({ now, before }) => before !== null && before !== now,
  target: [errorsOutdated, pageLeft],
});

// The toast that the membership was added is outdated after the checkout.
sample({
  clock: $pages,
  filter: ({ now, before }) => before === 'checkout' && now !== before,
  fn: () => text('membership.added'),
  target: toastOutdated,
});
