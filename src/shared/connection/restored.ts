import { createEvent } from 'effector';

/** The connection is restored, so failed requests are repeated. */
export const connectionRestored = createEvent();
