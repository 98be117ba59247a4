import { createEvent, createStore, sample } from 'effector';
import { $location } from '@/shared/routes';

/** The customer opened a session's page from its row; the way back leads to the row. */
export const sessionRowOpened = createEvent<string>();

/** The session whose row was opened, and the timetable's address with its filters at that time. */
export const $returnLocation = createStore<{ readonly sessionId: string; readonly to: string } | null>(null);
sample({
  clock: sessionRowOpened,
  source: $location,
  fn: ({ pathname, search }, sessionId) => ({ sessionId, to: `${pathname}${search}` }),
  target: $returnLocation,
});
