import type { AccountBooking } from '@/shared/api';
import { venuePath } from '@/shared/routes';

type RebookableBooking = Pick<AccountBooking, 'venue' | 'activitySlug' | 'campSlug'>;

/**
 * The bookings-site address for booking the same thing again: the activity's page, which lists its next days, or the camp's page;
 * the centre's list of camps if the camp's own page is not known.
 */
export function bookAgainPath(
  { venue: { slug }, activitySlug, campSlug }: RebookableBooking,
  { hasCamps }: { hasCamps: boolean },
): string {
  if (activitySlug) return `${venuePath('location', slug)}/activities/${encodeURIComponent(activitySlug)}`;
  if (!hasCamps) return venuePath('location', slug);
  const camps = venuePath('camps', slug);
  return campSlug ? `${camps}/${encodeURIComponent(campSlug)}` : camps;
}
