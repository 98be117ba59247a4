import { getServerNow } from '@/shared/api';

/** The context of a calendar file from the account site: brand, site and creation time by the server's clock. */
export function buildCalendarContext(operator: { brand: string; siteName: string }) {
  return { ...operator, origin: globalThis.location.origin, now: new Date(getServerNow()).toISOString() };
}
