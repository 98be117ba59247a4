import { createEvent } from 'effector';

/** Staff now serve somebody else: responses that have loaded or are loading are dropped. */
export const responsesDiscarded = createEvent();
