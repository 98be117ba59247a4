/**
 * Parses the address of an operator's picture: http(s), or a path of the site. Null for anything else.
 *
 * @param base the page's address
 */
export function toPictureAddress(value: string | null | undefined, base: string): string | null {
  if (!value) return null;
  try {
    const { href, protocol } = new URL(value, base);
    return /^https?:$/.test(protocol) ? href : null;
  } catch {
    return null;
  }
}
