/** The address of the API's calendar file, safe for a link; null if there is none. */
export function toCalendarAddress(address: string | null | undefined): string | null {
  if (!address) return null;
  try {
    const { protocol, href } = new URL(address, globalThis.location.href);
    return /^https?:$/.test(protocol) ? href : null;
  } catch {
    return null;
  }
}
