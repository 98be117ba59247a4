import { createEvent } from 'effector';

/** A visitor wants to log in where they are. Who listens decides how: by a modal, or by the log-in page. */
export const loginAsked = createEvent();
