import { attach, combine, createEffect, createEvent, createStore, sample } from 'effector';
import { type ApiFailure, loadUser, logOut, type User } from '@/shared/api';
import { markSignedOutFx, readSignedOutFx, readTokenFx, removeTokenFx, storeTokenFx } from '@/shared/auth';
import { isPresent } from '@/shared/lib';
import { $mode } from '@/shared/mode';

/** `isLoggedIn` follows the token; `user` is set once the customer has loaded. */
export type CustomerSession = { token: string | null; user: User | null; isLoggedIn: boolean };

/**
 * Sent at start-up and every five seconds: the cookie is read again to notice log-ins and log-outs in other tabs. Requirement
 * S6.7.
 */
export const tokenChecked = createEvent();
/** A log-in or registration has returned a token. */
export const signedIn = createEvent<string>();
/** The customer chose to log out. */
export const signedOut = createEvent();
/** The customer has logged out in another tab, or on another of the operator's sites. */
export const signedOutElsewhere = createEvent();
/** A request with this tab's token was answered with 401. */
export const callUnauthorised = createEvent();
/** The server has refused the token (401), and no other tab has replaced it. */
export const tokenRefused = createEvent();
/** The customer's record must be reloaded, for example after a purchase or a change of details. */
export const userRequested = createEvent();
/** The session is ready: there is no customer, or the customer has loaded or failed to load. */
export const sessionLoaded = createEvent();
const tokenChanged = createEvent<string | null>();

export const loadUserFx = createEffect<string, User, ApiFailure>(() => loadUser());
export const logOutFx = createEffect<string, void, ApiFailure>((token) => logOut(token));

/** The token that requests send. A cookie keeps it for the next document and shares it with other tabs. */
export const $token = createStore<string | null>(null).on(tokenChanged, (_, token) => token);
/** False where the browser stores no cookies: the token then lives in memory, and a missing cookie is not a log-out. */
const $isTokenKept = createStore(true).on(storeTokenFx.doneData, (_, storedToken) => storedToken !== null);
/** A discarded token whose cookie could not be removed; it is not used again. */
const $discardedToken = createStore<string | null>(null).on(
  removeTokenFx.doneData,
  (_, discardedToken) => discardedToken,
);
export const $user = createStore<User | null>(null);

/** Whether the customer's record is loading. */
export const $isUserLoading = loadUserFx.pending;

export const $session = combine($token, $user, (token, user): CustomerSession => {
  return { token, user, isLoggedIn: token !== null };
});

/** The customer's full name; '' for a visitor. */
export const $fullName = $user.map((user) => (user ? `${user.firstName} ${user.lastName}` : ''));

// "The auth token cookie is checked every 5 seconds; a change flips the logged-in state": an unchanged cookie changes nothing.
sample({ clock: tokenChecked, target: readTokenFx });
const cookieTokenChanged = sample({
  clock: readTokenFx.doneData,
  source: { token: $token, isTokenKept: $isTokenKept, discardedToken: $discardedToken },
  filter: ({ token, isTokenKept, discardedToken }, cookieToken) =>
    cookieToken !== token && isTokenKept && (cookieToken === null || cookieToken !== discardedToken),
  fn: (_, cookieToken) => cookieToken,
});
sample({ clock: cookieTokenChanged, target: tokenChanged });
// When the cookie has disappeared, find out whether the customer logged out or another tab's token was refused.
const checkSignedOutFx = attach({ effect: readSignedOutFx });
sample({ clock: cookieTokenChanged, filter: (token) => token === null, target: checkSignedOutFx });
sample({
  clock: checkSignedOutFx.doneData,
  filter: Boolean,
  target: signedOutElsewhere,
});

// If another tab has replaced or removed the token since the last check, the refused token is no longer this tab's.
const readReplacementFx = attach({ effect: readTokenFx, mapParams: (_refusedToken: string) => undefined });
sample({ clock: callUnauthorised, source: $token, filter: isPresent, target: readReplacementFx });
sample({
  clock: readReplacementFx.done,
  source: $isTokenKept,
  filter: (isTokenKept, { params: refusedToken, result: cookieToken }) =>
    !isTokenKept || cookieToken === refusedToken,
  target: tokenRefused,
});

// "Registration of a new user stores the returned token"; so does a log-in.
sample({ clock: signedIn, target: storeTokenFx });
sample({ clock: signedIn, target: tokenChanged });

// On log-out the browser removes the token at once, whatever the server answers, and the server invalidates it.
sample({ clock: signedOut, source: $token, filter: isPresent, target: logOutFx });
// A kiosk has one tab and keeps nothing after a customer leaves.
sample({
  clock: signedOut,
  source: $mode,
  filter: ({ isKiosk }) => !isKiosk,
  target: markSignedOutFx,
});
sample({ clock: [signedOut, tokenRefused], target: removeTokenFx });
sample({ clock: removeTokenFx.done, fn: () => null, target: tokenChanged });

// A new token may belong to another customer or be a renewal, and only the response tells which. Until then the screen stays, so
// that a renewal does not clear what the customer has typed.
const userLoadFinished = sample({
  clock: loadUserFx.finally,
  source: $token,
  filter: (token, { params }) => params === token,
  fn: (_, loadOutcome) => loadOutcome,
});
const $loadedToken = createStore<string | null>(null).on(loadUserFx.done, (_, { params: token }) => token);
const otherCustomerFailed = sample({
  clock: userLoadFinished,
  source: $loadedToken,
  filter: (loadedToken, { status, params: token }) => status === 'fail' && loadedToken !== token,
});
$user
  .on(userLoadFinished, (user, loadOutcome) => (loadOutcome.status === 'done' ? loadOutcome.result : user))
  .on(tokenChanged, (user, token) => (token === null ? null : user))
  .reset(otherCustomerFailed, signedOut);
sample({ clock: tokenChanged, filter: isPresent, target: loadUserFx });
sample({ clock: userRequested, source: $token, filter: isPresent, target: loadUserFx });

sample({ clock: loadUserFx.finally, target: sessionLoaded });
sample({
  clock: readTokenFx.doneData,
  source: $token,
  filter: (token) => token === null,
  target: sessionLoaded,
});
sample({ clock: removeTokenFx.done, target: sessionLoaded });
