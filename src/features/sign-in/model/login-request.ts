import { createEvent, createStore } from 'effector';
import { $token } from '@/entities/customer';
import { $location } from '@/shared/routes';

/** A visitor asks to log in, in a modal over the page; the app shows it. Spec, platform §2. */
export const loginRequested = createEvent();
/** A visitor who wants to book asks for it: afterwards they are told what has become of the booking, not that they are logged in. */
export const loginToBookRequested = createEvent();
/** The visitor has closed the modal. */
export const loginDismissed = createEvent();
/** The visitor makes an account instead, on a page that leads back. */
export const registerFollowed = createEvent();

const $pathname = $location.map(({ pathname }) => pathname);

/** Whether the modal is wanted; a customer, however they logged in, needs none, and another page does not have it. */
export const $isLoginRequested = createStore(false)
  .on([loginRequested, loginToBookRequested], () => true)
  .reset(loginDismissed, registerFollowed, $token, $pathname);

/** Whether the modal was wanted last in order to book. */
export const $isLoginToBook = createStore(false)
  .on(loginToBookRequested, () => true)
  .on(loginRequested, () => false);
