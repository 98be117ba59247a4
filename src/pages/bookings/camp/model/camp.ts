import { createEvent, createStore, sample } from 'effector';
import { bookCampPath } from '@/entities/camp';
import { $token, signedIn } from '@/entities/customer';
import { basketChanged, tabsWatched } from '@/features/change-basket';
import { waitingChanged, waitingSeen, withWaitingCode } from '@/features/join-waiting-list';
import { loginDismissed, loginRequested } from '@/features/sign-in';
import { loadCamp } from '@/shared/api';
import { isPresent } from '@/shared/lib';
import { createRequest } from '@/shared/request';
import { navigated } from '@/shared/routes';

export interface AskedCamp {
  /** Of the centre. */
  readonly slug: string;
  readonly campSlug: string;
}

/** The page of the camp is on the screen. */
export const opened = createEvent<AskedCamp>();
export const closed = createEvent();
export const refreshRequested = createEvent();
/** A visitor logs in first; then children and days are chosen. */
export const bookClicked = createEvent();

const request = createRequest({
  load: async ({ slug, campSlug }: AskedCamp, options) =>
    withWaitingCode(await loadCamp({ venue: slug, campSlug }, options)),
});

const $asked = createStore<AskedCamp | null>(null)
  .on(opened, (_, asked) => asked)
  .reset(closed);

export const $camp = request.$data;
export const $failure = request.$failure;
export const $isLoading = request.$isLoading;
export const retryClicked = request.retryClicked;

sample({ clock: opened, fn: () => undefined, target: [request.reset, tabsWatched] });
sample({ clock: closed, fn: () => undefined, target: request.reset });
// The verdicts are those of the customer.
sample({
  clock: [$asked, $token, refreshRequested, basketChanged, waitingChanged],
  source: $asked,
  filter: isPresent,
  target: request.reloadRequested,
});
sample({
  clock: $camp.updates.filterMap((camp) => camp?.id),
  target: waitingSeen,
});

/** The camp that a visitor wants to book, while they log in. */
const $wanted = createStore<AskedCamp | null>(null).reset(loginDismissed, closed);
const wanted = sample({
  clock: bookClicked,
  source: { asked: $asked, token: $token },
  fn: ({ asked, token }) => asked && { ...asked, isVisitor: token === null },
}).filterMap((camp) => camp ?? undefined);
const wantedByVisitor = wanted.filter({ fn: ({ isVisitor }) => isVisitor });
$wanted.on(wantedByVisitor, (_, { slug, campSlug }) => ({ slug, campSlug }));
sample({ clock: wantedByVisitor, fn: () => undefined, target: loginRequested });

const loggedIn = sample({ clock: signedIn, source: $wanted }).filterMap((camp) => camp ?? undefined);
const wantedByCustomer = wanted.filterMap(({ isVisitor, ...camp }) => (isVisitor ? undefined : camp));
sample({
  clock: [loggedIn, wantedByCustomer],
  fn: ({ slug, campSlug }) => ({ to: bookCampPath(slug, campSlug) }),
  target: navigated,
});
