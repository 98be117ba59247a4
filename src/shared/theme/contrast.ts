import type { Rgb } from '../boot';

/** The least contrast of text against its background. WCAG 2.2, 1.4.3. */
export const TEXT_CONTRAST = 4.5;
/** The least contrast of a control's edge or state, and of a focus ring. WCAG 2.2, 1.4.11. */
export const CONTROL_CONTRAST = 3;

const STEPS = 50;
/** The colour of plain text, the token `fg`. */
const INK: Rgb = [0x14, 0x16, 0x1f];
const BLACK: Rgb = [0, 0, 0];
export const WHITE: Rgb = [255, 255, 255];

function luminance(rgb: Rgb): number {
  const [red, green, blue] = rgb.map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
}

/** The contrast of two colours, 1 to 21. WCAG 2.2, relative luminance. */
export function contrast(one: Rgb, other: Rgb): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}

/** So much of `other` in `base`, 0 to 1. */
export function mix(base: Rgb, other: Rgb, share: number): Rgb {
  const channel = (index: 0 | 1 | 2) => Math.round(base[index] * (1 - share) + other[index] * share);
  return [channel(0), channel(1), channel(2)];
}

function shifted(colour: Rgb, towards: Rgb, isEnough: (candidate: Rgb) => boolean): Rgb {
  for (let step = 0; step <= STEPS; step += 1) {
    const candidate = mix(colour, towards, step / STEPS);
    if (isEnough(candidate)) return candidate;
  }
  return towards;
}

/** The colour itself, or the nearest shade of it that can be read as text (or told apart: give `least`) on a background. */
export function readableText(colour: Rgb, background: Rgb, least = TEXT_CONTRAST): Rgb {
  const towards = contrast(BLACK, background) >= contrast(WHITE, background) ? BLACK : WHITE;
  return shifted(colour, towards, (candidate) => contrast(candidate, background) >= least);
}

/** White or ink, whichever can be read on a band of this colour; in the narrow range where neither can, the nearest grey. */
export function plainTextOn(background: Rgb): Rgb {
  const plain = [WHITE, INK].find((text) => contrast(text, background) >= TEXT_CONTRAST);
  return plain ?? readableText(WHITE, background);
}

/**
 * A colour to fill a button or a band with, and the text colour that can be read on it. White text is kept where a
 * slightly deeper shade allows it (customers know their brand's button as white on colour); light colours get ink.
 */
export function readableFill(colour: Rgb): { fill: Rgb; text: Rgb } {
  // Below this the venue's colour is a light one, and dark text belongs on it.
  if (contrast(WHITE, colour) < CONTROL_CONTRAST) return { fill: colour, text: INK };
  const isReadable = (candidate: Rgb) => contrast(WHITE, candidate) >= TEXT_CONTRAST;
  return { fill: shifted(colour, BLACK, isReadable), text: WHITE };
}
