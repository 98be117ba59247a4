import { sample } from 'effector';
import { $token, userRequested } from '@/entities/customer';
import { sessionReloaded, waitForWaitingListCode, waitingChanged } from '@/features/join-waiting-list';
import { loadActivitySession } from '@/shared/api';
import { getPageTime } from '@/shared/lib';
import { createPage } from '@/shared/request';
import { waitForLazyParts } from '../lib/lazy-parts';
import { bookingShown } from './book-place';
import { placesChanged } from './place-to-order';

/** Loads a session by its ID, for its own page or the panel beside the timetable. */
export const page = createPage({
  load: async (sessionId: string, options) => {
    const loadedSession = await loadActivitySession({ sessionId }, options);
    const session = await waitForLazyParts(await waitForWaitingListCode(loadedSession));
    return { session, receivedAt: getPageTime() };
  },
  // Prices and verdicts depend on the customer.
  reloadOn: [$token, placesChanged, waitingChanged],
});

export const $session = page.$data.map((detail) => detail?.session ?? null);
const sessionLoaded = $session.updates.filterMap((session) => session ?? undefined);

sample({ clock: page.opened, target: bookingShown });
// After the session has expired, the server answers as it would for a visitor. A request that needs the session
// detects this.
sample({
  clock: sessionLoaded,
  source: $token,
  filter: (token, { people }) => token !== null && people.length === 0,
  target: userRequested,
});
sample({ clock: sessionLoaded, fn: ({ id }) => id, target: sessionReloaded });
