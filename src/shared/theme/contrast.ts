import type { Rgb } from '../boot';

/** Minimum contrast of text. WCAG 2.2, 1.4.3. */
export const MIN_TEXT_CONTRAST = 4.5;
/** Minimum contrast of controls and focus rings. WCAG 2.2, 1.4.11. */
export const MIN_CONTROL_CONTRAST = 3;

const SHADE_STEPS = 50;
/** The colour of the token `fg`. */
const DARK_TEXT: Rgb = [0x14, 0x16, 0x1f];
const BLACK: Rgb = [0, 0, 0];
export const WHITE: Rgb = [255, 255, 255];

function calculateLuminance(rgb: Rgb): number {
  const [red, green, blue] = rgb.map((mixChannel) => {
    const share = mixChannel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
}

/** Contrast ratio, 1 to 21. WCAG 2.2, relative luminance. */
export function calculateContrast(first: Rgb, second: Rgb): number {
  const [light, dark] = [calculateLuminance(first), calculateLuminance(second)].sort((a, b) => b - a);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}

/** Mixes two colours; `share` is the share of `secondColour`, from 0 to 1. */
export function mixColours(base: Rgb, secondColour: Rgb, share: number): Rgb {
  const channel = (index: 0 | 1 | 2) => Math.round(base[index] * (1 - share) + secondColour[index] * share);
  return [channel(0), channel(1), channel(2)];
}

function shiftColour(colour: Rgb, targetColour: Rgb, isEnough: (candidate: Rgb) => boolean): Rgb {
  for (let step = 0; step <= SHADE_STEPS; step += 1) {
    const candidate = mixColours(colour, targetColour, step / SHADE_STEPS);
    if (isEnough(candidate)) return candidate;
  }
  return targetColour;
}

/** The colour, or its nearest shade with enough contrast against a background. */
export function findReadableText(colour: Rgb, background: Rgb, minContrast = MIN_TEXT_CONTRAST): Rgb {
  const targetColour =
    calculateContrast(BLACK, background) >= calculateContrast(WHITE, background) ? BLACK : WHITE;
  return shiftColour(
    colour,
    targetColour,
    (candidate) => calculateContrast(candidate, background) >= minContrast,
  );
}

/** White or dark text, whichever is readable on the colour; if neither is, the nearest readable grey. */
export function choosePlainText(background: Rgb): Rgb {
  const plainText = [WHITE, DARK_TEXT].find(
    (text) => calculateContrast(text, background) >= MIN_TEXT_CONTRAST,
  );
  return plainText ?? findReadableText(WHITE, background);
}

/**
 * A fill colour and its text colour. White text is kept where a slightly darker shade allows it; light colours get
 * dark text.
 */
export function findReadableFill(colour: Rgb): { fill: Rgb; text: Rgb } {
  // A light colour needs dark text.
  if (calculateContrast(WHITE, colour) < MIN_CONTROL_CONTRAST) return { fill: colour, text: DARK_TEXT };
  const isReadable = (candidate: Rgb) => calculateContrast(WHITE, candidate) >= MIN_TEXT_CONTRAST;
  return { fill: shiftColour(colour, BLACK, isReadable), text: WHITE };
}
