import { createEvent, createStore, sample } from 'effector';
import { $location } from '@/shared/routes';

/** The row of a session was left for its page: the way back leads to it. */
export const sessionFollowed = createEvent<string>();

/** The address, with its filters, at which the row of a session was left. */
export const $returnLocation = createStore<{ readonly sessionId: string; readonly to: string } | null>(null);
sample({
  clock: sessionFollowed,
  source: $location,
  fn: ({ pathname, search }, sessionId) => ({ sessionId, to: `${pathname}${search}` }),
  target: $returnLocation,
});
