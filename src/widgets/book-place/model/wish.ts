import { createEffect, createEvent, createStore, sample } from 'effector';
import { $token, $user, signedIn, signedOut, signedOutElsewhere } from '@/entities/customer';
import { $isLoginRequested, loginDismissed, loginToBookRequested } from '@/features/sign-in';
import { isPresent } from '@/shared/lib';
import { $mode, visitEnded } from '@/shared/mode';
import { $location, locationChanged, patterns } from '@/shared/routes';
import { dropStoredWish, isCurrent, readStoredWish, storeWish, type Wish } from '../lib/wish';

/** The pages that lead back to the wish. */
const LOGGING_IN: readonly string[] = [patterns.login, patterns.register];

/** Somebody wants to book, and has to log in first. */
export const wishMade = createEvent<Omit<Wish, 'at' | 'path'>>();
/** A page on which places are booked is on the screen: a wish from an earlier document is of interest. */
export const earlierWishWanted = createEvent();
/** The wish of somebody who has logged in, once. */
export const wishGranted = createEvent<Wish>();
/** A visitor turns to something else than logging in: the next one to log in on this tab may be somebody else. */
const givenUp = createEvent();

const timedFx = createEffect((wish: Omit<Wish, 'at'>): Wish => ({ ...wish, at: Date.now() }));
const storeFx = createEffect(storeWish);
const dropFx = createEffect(dropStoredWish);
const readFx = createEffect(readStoredWish);
const currentFx = createEffect((wish: Wish) => (isCurrent(wish, Date.now()) ? wish : null));

/** The wish of an earlier document: of a customer who was logged out, or where logging in has led back to its page; else null. */
const returned = sample({
  clock: readFx.doneData,
  source: { location: $location, token: $token },
  filter: ({ token }, wish) => token !== null || wish?.customerId !== undefined,
  fn: ({ location, token }, wish) => ({
    wish: wish?.path === location.pathname ? wish : null,
    isLoggedIn: token !== null,
  }),
});

const $wish = createStore<Wish | null>(null)
  .on(timedFx.doneData, (_, wish) => wish)
  .on(returned, (_, { wish }) => wish)
  .reset(currentFx, loginDismissed, givenUp, signedOut, signedOutElsewhere, visitEnded);
sample({
  clock: locationChanged,
  source: { wish: $wish, token: $token, isAsked: $isLoginRequested },
  filter: ({ wish, token, isAsked }, { pathname }) =>
    wish !== null && token === null && !LOGGING_IN.includes(pathname) && !(isAsked && pathname === wish.path),
  target: givenUp,
});

sample({
  clock: wishMade,
  source: $location,
  fn: ({ pathname }, wish) => ({ ...wish, path: pathname }),
  target: timedFx,
});
sample({
  clock: [timedFx.doneData, returned.filter({ fn: ({ wish, isLoggedIn }) => wish !== null && !isLoggedIn })],
  target: loginToBookRequested,
});
sample({
  clock: timedFx.doneData,
  source: $mode,
  filter: ({ isKiosk }) => !isKiosk,
  fn: (_, wish) => wish,
  target: storeFx,
});
sample({
  clock: [
    currentFx,
    loginDismissed,
    givenUp,
    returned.filter({ fn: ({ isLoggedIn }) => isLoggedIn }),
    signedOut,
    signedOutElsewhere,
  ],
  target: dropFx,
});
sample({
  clock: earlierWishWanted,
  source: { wish: $wish, mode: $mode },
  filter: ({ wish, mode }) => wish === null && !mode.isKiosk,
  target: readFx,
});

// A visitor's is carried out for whoever logs in, a customer's for them alone.
sample({
  clock: sample({
    clock: [signedIn, returned],
    source: $wish,
    fn: (wish) => (wish?.customerId === undefined ? wish : null),
  }),
  filter: isPresent,
  target: currentFx,
});
const recognised = sample({
  clock: [$user, returned],
  source: { wish: $wish, user: $user },
  filter: ({ wish, user }) => wish?.customerId !== undefined && user !== null,
  fn: ({ wish, user }) => (wish?.customerId === user?.id ? wish : null),
});
sample({ clock: recognised, filter: isPresent, target: currentFx });
sample({ clock: recognised, filter: (wish) => wish === null, target: givenUp });
sample({ clock: currentFx.doneData, filter: isPresent, target: wishGranted });
