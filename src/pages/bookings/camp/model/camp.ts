import { createEvent, createStore, sample } from 'effector';
import { bookCampPath } from '@/entities/camp';
import { $token, signedIn } from '@/entities/customer';
import { basketChanged, tabsWatched } from '@/features/change-basket';
import { waitingChanged, waitingSeen, withWaitingCode } from '@/features/join-waiting-list';
import { loginDismissed, loginRequested } from '@/features/sign-in';
import { loadCamp } from '@/shared/api';
import { isPresent } from '@/shared/lib';
import { createPage } from '@/shared/request';
import { navigated } from '@/shared/routes';

export interface CampParams {
  /** Of the centre. */
  readonly slug: string;
  readonly campSlug: string;
}

/** A visitor logs in first; then children and days are chosen. */
export const bookClicked = createEvent();

export const page = createPage({
  load: async ({ slug, campSlug }: CampParams, options) =>
    withWaitingCode(await loadCamp({ venue: slug, campSlug }, options)),
  // The verdicts are those of the customer.
  reloadOn: [$token, basketChanged, waitingChanged],
});

sample({ clock: page.opened, target: tabsWatched });
sample({
  clock: page.$data.updates.filterMap((camp) => camp?.id),
  target: waitingSeen,
});

/** The camp that a visitor wants to book, while they log in. */
const $wanted = createStore<CampParams | null>(null).reset(loginDismissed, page.closed);
const wanted = sample({
  clock: bookClicked,
  source: { asked: page.$params, token: $token },
  fn: ({ asked, token }) => asked && { ...asked, isVisitor: token === null },
}).filter({ fn: isPresent });
const wantedByVisitor = wanted.filter({ fn: ({ isVisitor }) => isVisitor });
$wanted.on(wantedByVisitor, (_, { slug, campSlug }) => ({ slug, campSlug }));
sample({ clock: wantedByVisitor, target: loginRequested });

const loggedIn = sample({ clock: signedIn, source: $wanted }).filter({ fn: isPresent });
const wantedByCustomer = wanted.filterMap(({ isVisitor, ...camp }) => (isVisitor ? undefined : camp));
sample({
  clock: [loggedIn, wantedByCustomer],
  fn: ({ slug, campSlug }) => ({ to: bookCampPath(slug, campSlug) }),
  target: navigated,
});
