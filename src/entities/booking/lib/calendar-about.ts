import { serverNow } from '@/shared/api';

/** What a file of the account is about: whose, of which site, and when it was made, by the server's clock. */
export function calendarAbout(of: { brand: string; siteName: string }) {
  return { ...of, origin: globalThis.location.origin, now: new Date(serverNow()).toISOString() };
}
