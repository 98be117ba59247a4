import type { ActivitySessionDetail } from '@/shared/api';
import { createLazyModule } from '@/shared/lib';

/** The parts that most bookings do not need: later weeks and hire. */
export const seldomNeeded = createLazyModule(() => import('../ui/seldom-parts'));

type BookableSession = Pick<ActivitySessionDetail, 'people'> &
  Partial<Pick<ActivitySessionDetail, 'repeats' | 'extras'>>;

/**
 * Waits for the code of these parts if the session needs them, so that the page does not shift; returns what was
 * loaded.
 */
export async function withSeldomNeeded<Found extends BookableSession>(loaded: Found): Promise<Found> {
  const { people, repeats = [], extras = [] } = loaded;
  // If the code fails to load, the rest of the page is shown.
  if (people.length > 0 && (repeats.length > 0 || extras.length > 0))
    await seldomNeeded.load().catch(() => null);
  return loaded;
}
