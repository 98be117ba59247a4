/** The families that a venue may choose. Spec, platform §3. */
export const FONTS = ['garage_gothic', 'lato', 'open_sans', 'roboto'] as const;
export type Font = (typeof FONTS)[number];

/** `garage_gothic`, or with a weight behind it such as `garage_gothic_bold`; null for a font that we do not have. */
export function readFont(value: unknown): Font | null {
  const name =
    typeof value === 'string'
      ? value
          .trim()
          .toLowerCase()
          .replace(/_bold$/, '')
      : '';
  return FONTS.find((font) => font === name) ?? null;
}

const PICTURE = /^(?:https:|data:image\/)/;

/**
 * The address of a logo: https, a file of the site itself, or a picture inside the address. Null for anything else: no script, no page,
 * nothing over plain http.
 *
 * @param base the address of the page.
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
