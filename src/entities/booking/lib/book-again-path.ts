import type { AccountBooking } from '@/shared/api';
import { venuePath } from '@/shared/routes';

type RebookableBooking = Pick<AccountBooking, 'venue' | 'activitySlug' | 'campSlug'>;

/**
 * Where what was booked is booked again, on the bookings site: the activity's own page, which has its next days; the page of the camp;
 * the camps of the centre for one whose page is not named.
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
