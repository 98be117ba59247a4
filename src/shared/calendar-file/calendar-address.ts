/** The address at which the API has a calendar file, as a link may have it; null without one. */
export function calendarAddress(address: string | null | undefined): string | null {
  if (!address) return null;
  try {
    const { protocol, href } = new URL(address, globalThis.location.href);
    return /^https?:$/.test(protocol) ? href : null;
  } catch {
    return null;
  }
}
