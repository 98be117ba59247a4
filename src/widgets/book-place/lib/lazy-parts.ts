import type { ActivitySessionDetail } from '@/shared/api';
import { createLazyModule } from '@/shared/lib';

/** The parts that most bookings do not need: later weeks and hire. */
export const lazyParts = createLazyModule(() => import('../ui/lazy-parts'));

type BookableSession = Pick<ActivitySessionDetail, 'people'> &
  Partial<Pick<ActivitySessionDetail, 'repeats' | 'extras'>>;

/**
 * Waits for the code of these parts if the session needs them, so that the page does not shift; returns what was
 * loaded.
 */
export async function waitForLazyParts<Session extends BookableSession>(session: Session): Promise<Session> {
  const { people, repeats = [], extras = [] } = session;
  // If the code fails to load, the rest of the page is shown.
  if (people.length > 0 && (repeats.length > 0 || extras.length > 0))
    await lazyParts.load().catch(() => null);
  return session;
}
