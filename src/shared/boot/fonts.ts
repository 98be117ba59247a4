/** Font families of venue themes. Requirement S4.2. */
export const FONTS = ['garage_gothic', 'lato', 'open_sans', 'roboto'] as const;
export type Font = (typeof FONTS)[number];

export const DEFAULT_FONTS = { heading: 'garage_gothic', body: 'roboto' } as const;

/**
 * The font faces of each family in index.html. Big Shoulders replaces Garage Gothic unless the operator licenses it
 * (docs/operators.md). `Fallback` faces match the metrics, so that the layout does not shift.
 */
export const FONT_FAMILIES: Readonly<Record<Font, { own: readonly string[]; fallback: string }>> = {
  garage_gothic: { own: ['Garage Gothic', 'Big Shoulders Variable'], fallback: 'Big Shoulders Fallback' },
  lato: { own: ['Lato'], fallback: 'Lato Fallback' },
  open_sans: { own: ['Open Sans Variable'], fallback: 'Open Sans Fallback' },
  roboto: { own: ['Roboto Variable'], fallback: 'Roboto Fallback' },
};

/** Scales the condensed face to the height of the others. */
export const findHeadingScale = (font: Font): string => (font === 'garage_gothic' ? '1.18' : '1');

/** Parses a font name with an optional `_bold` suffix; null for an unknown font. */
export function parseFont(value: unknown): Font | null {
  const name =
    typeof value === 'string'
      ? value
          .trim()
          .toLowerCase()
          .replace(/_bold$/, '')
      : '';
  return FONTS.find((font) => font === name) ?? null;
}
