const PICTURE = /^(?:https:|data:image\/)/;

/**
 * Parses a logo's address: https, a file of the site, or a data: image. Null for anything else.
 *
 * @param base the page's address
 */
export function readLogo(value: unknown, base: string): string | null {
  try {
    if (typeof value !== 'string' || value === '') return null;
    const { href } = new URL(value, base);
    const isOurs = href.startsWith(new URL('/', base).href);
    return isOurs || PICTURE.test(href) ? href : null;
  } catch {
    return null;
  }
}
