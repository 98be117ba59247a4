import { createEvent } from 'effector';

/** The network was gone and is there again: what could not be loaded in the meantime is asked for once more. */
export const connectionRestored = createEvent();
