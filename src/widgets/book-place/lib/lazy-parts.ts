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
export async function waitForLazyParts<Found extends BookableSession>(loaded: Found): Promise<Found> {
  const { people, repeats = [], extras = [] } = loaded;
  // If the code fails to load, the rest of the page is shown.
  if (people.length > 0 && (repeats.length > 0 || extras.length > 0))
    await lazyParts.load().catch(() => null);
  return loaded;
}
