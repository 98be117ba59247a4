import { createEffect, createEvent, createStore, sample } from 'effector';
import { coursePath } from '@/entities/course';
import { $session, $token, signedIn, signedOut, signedOutElsewhere } from '@/entities/customer';
import { attendeeSaved } from '@/features/add-attendee';
import { $basketFailure, $changes, basketChanged, itemsAdded, tabsWatched } from '@/features/change-basket';
import type { Asked } from '@/features/choose-attendees';
import { $isLoginRequested, loginDismissed, loginRequested } from '@/features/sign-in';
import {
  type ActivitySessionDetail,
  type ApiFailure,
  type Course,
  failureText,
  loadActivitySession,
  loadCourse,
  type NewCartItem,
} from '@/shared/api';
import { isPresent } from '@/shared/lib';
import { $mode, visitEnded } from '@/shared/mode';
import { $location, locationChanged, navigated, patterns, sessionPath } from '@/shared/routes';
import { type ToastContent, toastShown } from '@/shared/toast';
import { readyItem } from '../lib/items';
import { dropStoredWish, isCurrent, readStoredWish, storeWish, type Wish } from '../lib/wish';
import { text } from '../texts';

/** The pages that lead back to the wish. */
const LOGGING_IN: readonly string[] = [patterns.login, patterns.register];

interface Wanted {
  /** Of a session or a course. */
  readonly sessionId: string;
  readonly type?: 'course';
  /** Of the centre. */
  readonly slug: string;
  /** Ids of what is hired with a court. */
  readonly extras?: readonly string[];
}

type Found = Pick<Asked, 'id' | 'type' | 'people' | 'needsNames'> & {
  readonly state: ActivitySessionDetail['state'] | Course['state'];
};

/** A place in a session or a course is wanted. A visitor logs in first; a customer chooses only what has to be chosen. */
export const bookClicked = createEvent<Wanted>();
/** A page on which places are booked is on the screen: a wish from an earlier document is carried out. */
export const bookingShown = createEvent();
/** Whether the page shows a session itself when something has to be chosen (`choiceNeeded`). */
export const panelOffered = createEvent<boolean>();

const timedFx = createEffect((wanted: Omit<Wish, 'at'>): Wish => ({ ...wanted, at: Date.now() }));
const storeFx = createEffect(storeWish);
const dropFx = createEffect(dropStoredWish);
const readFx = createEffect(readStoredWish);
const lookUpFx = createEffect<Wanted, Found, ApiFailure>(({ sessionId, type }) =>
  type === 'course'
    ? loadCourse({ courseId: sessionId }).then((course) => ({ ...course, type, needsNames: true }))
    : loadActivitySession({ sessionId }),
);
const currentFx = createEffect((wish: Wish) => (isCurrent(wish, Date.now()) ? wish : null));

const $isPanelOffered = createStore(false).on(panelOffered, (_, isOffered) => isOffered);

/** The wish of an earlier document, where logging in has led back to its page; else null. */
const returned = sample({
  clock: readFx.doneData,
  source: $location,
  fn: ({ pathname }, wish) => (wish?.path === pathname ? wish : null),
});
/** A visitor turns to something else than logging in: the next one to log in on this tab may be somebody else. */
const givenUp = createEvent();

const $wish = createStore<Wish | null>(null)
  .on([timedFx.doneData, returned], (_, wish) => wish)
  .reset(currentFx, loginDismissed, givenUp, signedOut, signedOutElsewhere, visitEnded);
sample({
  clock: locationChanged,
  source: { wish: $wish, token: $token, isAsked: $isLoginRequested },
  filter: ({ wish, token, isAsked }, { pathname }) =>
    wish !== null && token === null && !LOGGING_IN.includes(pathname) && !(isAsked && pathname === wish.path),
  fn: () => undefined,
  target: givenUp,
});

/** The sessions whose people and prices are being looked up, or whose places are on their way into the basket. */
const $lookedUp = createStore<string | null>(null)
  .on(lookUpFx, (_, { sessionId }) => sessionId)
  .reset(lookUpFx.finally);
export const $busyIds = sample({
  source: { lookedUp: $lookedUp, changes: $changes },
  fn: ({ lookedUp, changes }): ReadonlySet<string> => {
    const added = changes.flatMap((change) =>
      change.kind === 'add' ? change.items.map(({ id }) => id) : [],
    );
    return new Set(lookedUp === null ? added : [lookedUp, ...added]);
  },
});

// The wish of a visitor is kept while they log in, and carried out once.
sample({
  clock: bookClicked,
  source: { token: $token, location: $location },
  filter: ({ token }) => token === null,
  fn: ({ location }, wanted) => ({ ...wanted, path: location.pathname }),
  target: timedFx,
});
sample({ clock: timedFx.doneData, fn: () => undefined, target: loginRequested });
sample({
  clock: timedFx.doneData,
  source: $mode,
  filter: ({ isKiosk }) => !isKiosk,
  fn: (_, wish) => wish,
  target: storeFx,
});
sample({
  clock: [currentFx, loginDismissed, givenUp, returned, signedOut, signedOutElsewhere],
  fn: () => undefined,
  target: dropFx,
});
sample({ clock: bookingShown, target: tabsWatched });
sample({
  clock: bookingShown,
  source: { wish: $wish, session: $session, mode: $mode },
  filter: ({ wish, session, mode }) => wish === null && session.isLoggedIn && !mode.isKiosk,
  fn: () => undefined,
  target: readFx,
});
sample({
  clock: [signedIn, returned],
  source: $wish,
  filter: isPresent,
  target: currentFx,
});

sample({
  clock: bookClicked,
  source: $token,
  filter: (token) => token !== null,
  fn: (_, wanted) => wanted,
  target: lookUpFx,
});
sample({ clock: currentFx.doneData.filterMap((wish) => wish ?? undefined), target: lookUpFx });

const lookedUp = lookUpFx.done.map(({ params, result }) => ({
  wanted: params,
  item: readyItem(result, params.extras),
  isFull: result.state === 'full',
}));
sample({
  clock: lookedUp.filterMap(({ item }) => item ?? undefined),
  fn: (item) => [item],
  target: itemsAdded,
});
const undecided = lookedUp.filterMap(({ wanted, item, isFull }) =>
  item === null && !isFull ? wanted : undefined,
);
/** The customer has to choose for a session, or reads why nobody can come. */
export const choiceNeeded = undecided.filter({ fn: ({ type }) => type === undefined });
sample({
  clock: choiceNeeded,
  source: $isPanelOffered,
  filter: (isOffered) => !isOffered,
  fn: (_, { slug, sessionId }) => ({ to: sessionPath(slug, sessionId) }),
  target: navigated,
});
sample({
  clock: undecided.filter({ fn: ({ type }) => type === 'course' }),
  fn: ({ slug, sessionId }) => ({ to: coursePath(slug, sessionId) }),
  target: navigated,
});
const goneMeanwhile = sample({ clock: lookedUp, filter: ({ isFull }) => isFull });
sample({
  clock: goneMeanwhile,
  fn: (): ToastContent => ({ content: text('book.gone'), type: 'danger' }),
  target: toastShown,
});
sample({
  clock: lookUpFx.failData,
  fn: (failure): ToastContent => ({ content: failureText(failure), type: 'danger' }),
  target: toastShown,
});

/** Places were added, or refused, or somebody was added: what is free, and for whom, has changed. */
export const placesChanged = createEvent();
sample({ clock: [goneMeanwhile, attendeeSaved], fn: () => undefined, target: placesChanged });
sample({
  clock: [basketChanged, $basketFailure.updates.filterMap((failed) => failed ?? undefined)],
  filter: ({ change }) => change.kind === 'add',
  fn: () => undefined,
  target: placesChanged,
});

/** What was put into the basket last. */
export const $added = createStore<readonly NewCartItem[]>([]).on(
  basketChanged.filterMap(({ change }) => (change.kind === 'add' ? change.items : undefined)),
  (_, items) => items,
);
