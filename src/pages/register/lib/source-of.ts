import type { Source } from '@/shared/api';

/** Where a new customer comes from, as the API names it: joining says so, the other sub-sites are about bookings. */
export function sourceOf(hostname: string): Source {
  return /^(?:bookings|my-account)\./i.test(hostname) ? 'activity-booking' : 'online-joining';
}
