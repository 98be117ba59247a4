import { createStore, sample } from 'effector';
import { $location, locationChanged } from '@/shared/routes';
import { errorsOutdated, pageLeft, toastOutdated } from '@/shared/toast';
import { connectionWatchStarted } from './model';
import { text } from './texts';

// Removes the error toasts of a page when it is left. This module loads with the first toast.

/** The first segment of the path. The addresses of the joining page, `/` and `/centre/…`, count as one page. */
const getPageSegment = ({ pathname }: { pathname: string }): string =>
  pathname.split('/')[1]?.replace('centre', '') ?? '';

const $pages = createStore<{ current: string | null; previous: string | null }>({
  current: null,
  previous: null,
});
sample({
  clock: connectionWatchStarted,
  source: $location,
  fn: (location) => ({ current: getPageSegment(location), previous: null }),
  target: $pages,
});
$pages.on(locationChanged, ({ current }, location) => ({
  current: getPageSegment(location),
  previous: current,
}));
sample({
  clock: $pages,
  filter: ({ current, previous }) => previous !== null && previous !== current,
  target: [errorsOutdated, pageLeft],
});

// The toast that the membership was added is outdated after the checkout.
sample({
  clock: $pages,
  filter: ({ current, previous }) => previous === 'checkout' && current !== previous,
  fn: () => text('membership.added'),
  target: toastOutdated,
});
