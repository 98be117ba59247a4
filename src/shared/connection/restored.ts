import { createEvent } from 'effector';

/** The connection is restored: failed requests are repeated. */
export const connectionRestored = createEvent();
