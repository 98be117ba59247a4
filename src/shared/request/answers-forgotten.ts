import { createEvent } from 'effector';

/** Somebody else is served from now on: no answer that is here, or on its way, is kept. */
export const answersForgotten = createEvent();
