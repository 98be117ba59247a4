import { attach, combine, createEffect, createEvent, createStore, sample } from 'effector';
import { type ApiFailure, loadUser, logOut, type User } from '@/shared/api';
import { dropTokenFx, keepTokenFx, markSignedOutFx, readSignedOutFx, readTokenFx } from '@/shared/auth';
import { isPresent } from '@/shared/lib';
import { $mode } from '@/shared/mode';

/** The session. `isLoggedIn` follows the token; `user` is set once the customer has loaded. Spec, platform §3. */
export type Session = { token: string | null; user: User | null; isLoggedIn: boolean };

/** At start-up and every five seconds after it, the cookie is read for what other tabs have done. Requirement S6.7. */
export const tokenChecked = createEvent();
/** A log-in or a registration has answered with a token. */
export const signedIn = createEvent<string>();
/** The customer logs out. */
export const signedOut = createEvent();
/** The customer has logged out in another tab, or on another of the sites. */
export const signedOutElsewhere = createEvent();
/** A call with the token of this tab was answered with 401. */
export const callUnauthorised = createEvent();
/** The server refuses the token (401), and no other tab has replaced it. */
export const tokenRefused = createEvent();
/** The customer's record is wanted again (a purchase, a changed detail). */
export const userRequested = createEvent();
/** The session is known: there is no customer, or the customer has been loaded, or that has failed. */
export const sessionLoaded = createEvent();
const tokenChanged = createEvent<string | null>();

export const loadUserFx = createEffect<string, User, ApiFailure>(() => loadUser());
export const logOutFx = createEffect<string, void, ApiFailure>((token) => logOut(token));

/** Calls are sent with this token. The cookie keeps it for the next document, and tells the other tabs. */
export const $token = createStore<string | null>(null).on(tokenChanged, (_, token) => token);
/** False where the browser keeps no cookies: the token then lives in memory, and the cookie's absence says nothing. */
const $isTokenKept = createStore(true).on(keepTokenFx.doneData, (_, kept) => kept !== null);
/** A token that is no longer wanted but could not be removed: it is not taken up again. */
const $leftToken = createStore<string | null>(null).on(dropTokenFx.doneData, (_, left) => left);
export const $user = createStore<User | null>(null);

/** Whether the customer's record is still on its way. */
export const $isUserLoading = loadUserFx.pending;

export const $session = combine($token, $user, (token, user): Session => {
  return { token, user, isLoggedIn: token !== null };
});

/** The customer's full name, '' for a visitor. Spec, platform §3. */
export const $fullName = $user.map((user) => (user ? `${user.firstName} ${user.lastName}` : ''));

// "The auth token cookie is checked every 5 seconds; a change flips the logged-in state": only a real change does.
sample({ clock: tokenChecked, target: readTokenFx });
const found = sample({
  clock: readTokenFx.doneData,
  source: { token: $token, isKept: $isTokenKept, left: $leftToken },
  filter: ({ token, isKept, left }, read) => read !== token && isKept && (read === null || read !== left),
  fn: (_, read) => read,
});
sample({ clock: found, target: tokenChanged });
// A token that is gone was given up by its customer, or refused in another tab.
const checkSignedOutFx = attach({ effect: readSignedOutFx });
sample({ clock: found, filter: (token) => token === null, target: checkSignedOutFx });
sample({
  clock: checkSignedOutFx.doneData,
  filter: Boolean,
  target: signedOutElsewhere,
});

// Another tab may have replaced or removed the token since the cookie was last read; that token is then no longer this tab's.
const readReplacementFx = attach({ effect: readTokenFx, mapParams: (_refused: string) => undefined });
sample({ clock: callUnauthorised, source: $token, filter: isPresent, target: readReplacementFx });
sample({
  clock: readReplacementFx.done,
  source: $isTokenKept,
  filter: (isKept, { params: refused, result: read }) => !isKept || read === refused,
  target: tokenRefused,
});

// "Registration of a new user stores the returned token"; a log-in does the same.
sample({ clock: signedIn, target: keepTokenFx });
sample({ clock: signedIn, target: tokenChanged });

// Log out: the browser lets go of the token at once, whatever the server says and however long it takes, and the server ends it.
sample({ clock: signedOut, source: $token, filter: isPresent, target: logOutFx });
// A kiosk has one tab and keeps nothing of a customer who leaves.
sample({
  clock: signedOut,
  source: $mode,
  filter: ({ isKiosk }) => !isKiosk,
  target: markSignedOutFx,
});
sample({ clock: [signedOut, tokenRefused], target: dropTokenFx });
sample({ clock: dropTokenFx.done, fn: () => null, target: tokenChanged });

// The customer belongs to the token. Another token is another customer, or the same one with a new token: only the answer tells, and until
// then the screen stays as it is, so that nothing typed in it goes for a token that was renewed.
const answered = sample({
  clock: loadUserFx.finally,
  source: $token,
  filter: (token, { params }) => params === token,
  fn: (_, answer) => answer,
});
const $owner = createStore<string | null>(null).on(loadUserFx.done, (_, { params: token }) => token);
const unknown = sample({
  clock: answered,
  source: $owner,
  filter: (owner, { status, params: token }) => status === 'fail' && owner !== token,
});
$user
  .on(answered, (user, answer) => (answer.status === 'done' ? answer.result : user))
  .on(tokenChanged, (user, token) => (token === null ? null : user))
  .reset(unknown, signedOut);
sample({ clock: tokenChanged, filter: isPresent, target: loadUserFx });
sample({ clock: userRequested, source: $token, filter: isPresent, target: loadUserFx });

sample({ clock: loadUserFx.finally, target: sessionLoaded });
sample({
  clock: readTokenFx.doneData,
  source: $token,
  filter: (token) => token === null,
  target: sessionLoaded,
});
sample({ clock: dropTokenFx.done, target: sessionLoaded });
