const PICTURE_ADDRESS = /^(?:https:|data:image\/)/;

/**
 * Parses a logo's address: https, a file of the site, or a data: image. Null for anything else.
 *
 * @param base the page's address
 */
export function readLogo(value: unknown, base: string): string | null {
  try {
    if (typeof value !== 'string' || value === '') return null;
    const { href } = new URL(value, base);
    const isOwnFile = href.startsWith(new URL('/', base).href);
    return isOwnFile || PICTURE_ADDRESS.test(href) ? href : null;
  } catch {
    return null;
  }
}
