import type { AccountBooking } from '@/shared/api';
import { venuePath } from '@/shared/routes';

/**
 * Where what was booked is booked again, on the bookings site: the activity's own page, which has its next days; of what has no activity,
 * as a camp has none, the centre's camps.
 */
export function againPath(
  {
    venue: { slug },
    activitySlug,
  }: Pick<AccountBooking, 'venue'> & { activitySlug?: string | null | undefined },
  { hasCamps }: { hasCamps: boolean },
): string {
  if (activitySlug) return `${venuePath('location', slug)}/activities/${encodeURIComponent(activitySlug)}`;
  return venuePath(hasCamps ? 'camps' : 'location', slug);
}
