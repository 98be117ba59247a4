/** The families that a venue may choose. Spec, platform §3. */
export const FONTS = ['garage_gothic', 'lato', 'open_sans', 'roboto'] as const;
export type Font = (typeof FONTS)[number];

export const DEFAULT_FONTS = { heading: 'garage_gothic', body: 'roboto' } as const;

/**
 * Each family's faces in index.html. Big Shoulders stands in for Garage Gothic, which has to be bought; the name in front lets the real one in
 * (docs/operators.md). The `Fallback` faces have each family's measures, so that nothing moves when it comes.
 */
export const FAMILIES: Readonly<Record<Font, { own: readonly string[]; fallback: string }>> = {
  garage_gothic: { own: ['Garage Gothic', 'Big Shoulders Variable'], fallback: 'Big Shoulders Fallback' },
  lato: { own: ['Lato'], fallback: 'Lato Fallback' },
  open_sans: { own: ['Open Sans Variable'], fallback: 'Open Sans Fallback' },
  roboto: { own: ['Roboto Variable'], fallback: 'Roboto Fallback' },
};

/** The condensed face needs the height that the others have by themselves. */
export const headingScale = (font: Font): string => (font === 'garage_gothic' ? '1.18' : '1');

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
