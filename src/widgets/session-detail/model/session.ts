import { createEvent, createStore, sample } from 'effector';
import { $token, userRequested } from '@/entities/customer';
import { waitingChanged, waitingSeen, withWaitingCode } from '@/features/join-waiting-list';
import { loadActivitySession } from '@/shared/api';
import { pageTime } from '@/shared/lib';
import { createRequest } from '@/shared/request';
import { placesChanged, withSeldomNeeded } from '@/widgets/book-place';

/** The session with this id is on the screen, as a page or beside the timetable. */
export const opened = createEvent<string>();
export const closed = createEvent();
export const refreshRequested = createEvent();

const request = createRequest({
  load: async (sessionId: string, options) => {
    const loaded = await loadActivitySession({ sessionId }, options);
    const session = await withSeldomNeeded(await withWaitingCode(loaded));
    return { session, receivedAt: pageTime() };
  },
});

const $sessionId = createStore<string | null>(null)
  .on(opened, (_, id) => id)
  .reset(closed);

export const $detail = request.$data;
export const $session = $detail.map((detail) => detail?.session ?? null);
export const $failure = request.$failure;
export const $isLoading = request.$isLoading;
export const retryClicked = request.retryClicked;

sample({ clock: [opened, closed], target: request.reset });
// Prices and verdicts are those of the customer.
sample({
  clock: [$sessionId, $token, refreshRequested, placesChanged, waitingChanged],
  source: $sessionId,
  filter: (id) => id !== null,
  fn: (id) => id ?? '',
  target: request.reloadRequested,
});
// A customer is answered as a visitor once their session has ended: a call of their own tells.
sample({
  clock: request.loaded,
  source: $token,
  filter: (token, { session }) => token !== null && session.people.length === 0,
  target: userRequested,
});
sample({
  clock: $session.updates.filterMap((session) => session?.id),
  target: waitingSeen,
});
