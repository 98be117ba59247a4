import { createEvent, sample } from 'effector';
import { bookCampPath } from '@/entities/camp';
import { $token } from '@/entities/customer';
import { basketChanged, tabWatchRequested } from '@/features/change-basket';
import { sessionReloaded, waitForWaitingListCode, waitingChanged } from '@/features/join-waiting-list';
import { createAfterLogin } from '@/features/sign-in';
import { loadCamp } from '@/shared/api';
import { isPresent } from '@/shared/lib';
import { createPage } from '@/shared/request';
import { navigated } from '@/shared/routes';

export interface CampParams {
  /** The slug of the centre. */
  readonly slug: string;
  readonly campSlug: string;
}

/** Book was clicked: a visitor logs in first, then children and days are chosen. */
export const bookClicked = createEvent();

export const page = createPage({
  load: async ({ slug, campSlug }: CampParams, options) =>
    waitForWaitingListCode(await loadCamp({ venue: slug, campSlug }, options)),
  // Verdicts depend on the customer.
  reloadOn: [$token, basketChanged, waitingChanged],
});

sample({ clock: page.opened, target: tabWatchRequested });
sample({
  clock: page.$data.updates.filterMap((camp) => camp?.id),
  target: sessionReloaded,
});

const bookRequested = sample({ clock: bookClicked, source: page.$params }).filter({ fn: isPresent });
sample({
  clock: createAfterLogin(bookRequested, page.closed),
  fn: ({ slug, campSlug }) => ({ to: bookCampPath(slug, campSlug) }),
  target: navigated,
});
