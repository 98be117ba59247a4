import { createEvent, createStore } from 'effector';
import { $token } from '@/entities/customer';

/** Somebody wants to log in where they are, in a modal. Whoever shows it listens. Spec, platform §2. */
export const loginRequested = createEvent();
/** They do not want to any more. */
export const loginDismissed = createEvent();

/** Whether the modal is wanted; a customer, however they logged in, needs none. */
export const $isLoginRequested = createStore(false)
  .on(loginRequested, () => true)
  .reset(loginDismissed, $token);
