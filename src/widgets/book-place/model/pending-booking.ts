import { createEffect, createEvent, createStore, sample } from 'effector';
import { $token, $user, signedIn, signedOut, signedOutElsewhere } from '@/entities/customer';
import { $isLoginRequested, loginDismissed, loginToBookRequested } from '@/features/sign-in';
import { isPresent } from '@/shared/lib';
import { $mode, visitEnded } from '@/shared/mode';
import { $location, locationChanged, patterns } from '@/shared/routes';
import {
  dropPendingBooking,
  isPendingBookingCurrent,
  type PendingBooking,
  readPendingBooking,
  storePendingBooking,
} from '../lib/pending-booking';

/** The pages that keep a pending booking, because they lead back to it. */
const LOGGING_IN: readonly string[] = [patterns.login, patterns.register];

/** A visitor pressed Book and has to log in first. */
export const bookingPostponed = createEvent<Omit<PendingBooking, 'at' | 'path'>>();
/** A page with bookable places is shown, so a pending booking of an earlier document is read. */
export const pendingBookingRequested = createEvent();
/** A pending booking is resumed, once, after its customer has logged in. */
export const pendingBookingResumed = createEvent<PendingBooking>();
/**
 * The visitor did something other than log in, so the pending booking is dropped: the next person to log in on this
 * tab may be somebody else.
 */
const abandoned = createEvent();

const timedFx = createEffect(
  (pending: Omit<PendingBooking, 'at'>): PendingBooking => ({ ...pending, at: Date.now() }),
);
const storeFx = createEffect(storePendingBooking);
const dropFx = createEffect(dropPendingBooking);
const readFx = createEffect(readPendingBooking);
const currentFx = createEffect((pending: PendingBooking) =>
  isPendingBookingCurrent(pending, Date.now()) ? pending : null,
);

/**
 * The pending booking of an earlier document, if its customer was logged out or the log-in has led back to its page;
 * otherwise null.
 */
const returned = sample({
  clock: readFx.doneData,
  source: { location: $location, token: $token },
  filter: ({ token }, pending) => token !== null || pending?.customerId !== undefined,
  fn: ({ location, token }, pending) => ({
    pending: pending?.path === location.pathname ? pending : null,
    isLoggedIn: token !== null,
  }),
});

const $pendingBooking = createStore<PendingBooking | null>(null)
  .on(timedFx.doneData, (_, pending) => pending)
  .on(returned, (_, { pending }) => pending)
  .reset(currentFx, loginDismissed, abandoned, signedOut, signedOutElsewhere, visitEnded);
sample({
  clock: locationChanged,
  source: { pending: $pendingBooking, token: $token, isAsked: $isLoginRequested },
  filter: ({ pending, token, isAsked }, { pathname }) =>
    pending !== null &&
    token === null &&
    !LOGGING_IN.includes(pathname) &&
    !(isAsked && pathname === pending.path),
  target: abandoned,
});

sample({
  clock: bookingPostponed,
  source: $location,
  fn: ({ pathname }, pending) => ({ ...pending, path: pathname }),
  target: timedFx,
});
sample({
  clock: [
    timedFx.doneData,
    returned.filter({ fn: ({ pending, isLoggedIn }) => pending !== null && !isLoggedIn }),
  ],
  target: loginToBookRequested,
});
sample({
  clock: timedFx.doneData,
  source: $mode,
  filter: ({ isKiosk }) => !isKiosk,
  fn: (_, pending) => pending,
  target: storeFx,
});
sample({
  clock: [
    currentFx,
    loginDismissed,
    abandoned,
    returned.filter({ fn: ({ isLoggedIn }) => isLoggedIn }),
    signedOut,
    signedOutElsewhere,
  ],
  target: dropFx,
});
sample({
  clock: pendingBookingRequested,
  source: { pending: $pendingBooking, mode: $mode },
  filter: ({ pending, mode }) => pending === null && !mode.isKiosk,
  target: readFx,
});

// Resumes a visitor's pending booking for whoever logs in, but a customer's only for the same customer.
sample({
  clock: sample({
    clock: [signedIn, returned],
    source: $pendingBooking,
    fn: (pending) => (pending?.customerId === undefined ? pending : null),
  }),
  filter: isPresent,
  target: currentFx,
});
const recognised = sample({
  clock: [$user, returned],
  source: { pending: $pendingBooking, user: $user },
  filter: ({ pending, user }) => pending?.customerId !== undefined && user !== null,
  fn: ({ pending, user }) => (pending?.customerId === user?.id ? pending : null),
});
sample({ clock: recognised, filter: isPresent, target: currentFx });
sample({ clock: recognised, filter: (pending) => pending === null, target: abandoned });
sample({ clock: currentFx.doneData, filter: isPresent, target: pendingBookingResumed });
