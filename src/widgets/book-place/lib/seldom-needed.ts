import type { ActivitySessionDetail } from '@/shared/api';
import { lazyModule } from '@/shared/lib';

/** What most bookings do without: later weeks and hire. */
export const seldomNeeded = lazyModule(() => import('../ui/seldom-parts'));

type BookableSession = Pick<ActivitySessionDetail, 'people'> &
  Partial<Pick<ActivitySessionDetail, 'repeats' | 'extras'>>;

/** Gives what was loaded; where a customer needs more than most, not before its code has come, so that nothing jumps. */
export async function withSeldomNeeded<Found extends BookableSession>(loaded: Found): Promise<Found> {
  const { people, repeats = [], extras = [] } = loaded;
  // Without it there is the rest of the page.
  if (people.length > 0 && (repeats.length > 0 || extras.length > 0))
    await seldomNeeded.load().catch(() => null);
  return loaded;
}
