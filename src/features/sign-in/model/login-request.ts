import { createEvent, createStore } from 'effector';
import { $token } from '@/entities/customer';
import { $location } from '@/shared/routes';

/** A visitor wants to log in, in a modal over the page that the app shows. */
export const loginRequested = createEvent();
/**
 * A visitor has to log in to book: afterwards they see the result of the booking instead of a message that they are logged in.
 */
export const loginToBookRequested = createEvent();
/** The visitor has closed the modal. */
export const loginDismissed = createEvent();
/** The visitor goes to register instead, on a page that leads back. */
export const registerLinkFollowed = createEvent();

const $pathname = $location.map(({ pathname }) => pathname);

/** Whether the modal is open; logging in by any means or changing the page closes it. */
export const $isLoginRequested = createStore(false)
  .on([loginRequested, loginToBookRequested], () => true)
  .reset(loginDismissed, registerLinkFollowed, $token, $pathname);

/** Whether the last log-in was requested in order to book. */
export const $isLoginToBook = createStore(false)
  .on(loginToBookRequested, () => true)
  .on(loginRequested, () => false);
