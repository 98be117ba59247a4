import { parseColour, type Rgb } from '../boot';
import { calculateContrast, MIN_CONTROL_CONTRAST, MIN_TEXT_CONTRAST } from './contrast';
import { text } from './texts';
import { tokens } from './tokens';

export type ColourToken = keyof typeof tokens.colors;

/** `control` is the edge or state of a control; `focus` its focus ring. */
export type PairKind = 'text' | 'control' | 'focus';

/** A colour, its backgrounds, and its label on the theme preview. */
export type ColourPair = {
  readonly kind: PairKind;
  readonly use: string;
  readonly of: ColourToken;
  readonly on: readonly ColourToken[];
};

/** Minimum contrast by kind. WCAG 2.2 AA, 1.4.3 and 1.4.11. */
export const MIN_CONTRAST_BY_KIND: Readonly<Record<PairKind, number>> = {
  text: MIN_TEXT_CONTRAST,
  control: MIN_CONTROL_CONTRAST,
  focus: MIN_CONTROL_CONTRAST,
};

const PLAIN_BACKGROUNDS = ['surface', 'page', 'subtle', 'primary.tint'] as const;
const ALERT_BACKGROUNDS = ['danger.tint', 'success.tint', 'warning.tint'] as const;

/**
 * All colour pairs of the recipes. `venue-theme.ts` gives each enough contrast in any theme, a property test checks that, another
 * test finds missing pairs, and the theme preview shows them. Decorative colours are excluded.
 */
export const COLOUR_PAIRS: readonly ColourPair[] = [
  { kind: 'text', use: text('theme.use.text'), of: 'fg', on: [...PLAIN_BACKGROUNDS, ...ALERT_BACKGROUNDS] },
  {
    kind: 'text',
    use: text('theme.use.hints'),
    of: 'fg.muted',
    on: [...PLAIN_BACKGROUNDS, ...ALERT_BACKGROUNDS],
  },
  {
    kind: 'text',
    use: text('theme.use.links'),
    of: 'primary.text',
    on: [...PLAIN_BACKGROUNDS, ...ALERT_BACKGROUNDS],
  },
  { kind: 'text', use: text('theme.use.errors'), of: 'danger', on: [...PLAIN_BACKGROUNDS, 'danger.tint'] },
  {
    kind: 'text',
    use: text('theme.use.warnings'),
    of: 'warning',
    on: [...PLAIN_BACKGROUNDS, 'warning.tint'],
  },
  { kind: 'text', use: text('theme.use.success'), of: 'success', on: [...PLAIN_BACKGROUNDS, 'success.tint'] },
  {
    kind: 'text',
    use: text('theme.use.primaryButton'),
    of: 'primary.on',
    on: ['primary.fill', 'primary.hover'],
  },
  {
    kind: 'text',
    use: text('theme.use.secondaryButton'),
    of: 'secondary.quietText',
    on: ['secondary.quiet', 'secondary.quietHover'],
  },
  {
    kind: 'text',
    use: text('theme.use.solidSecondaryButton'),
    of: 'secondary.buttonText',
    on: ['secondary.button', 'secondary.buttonHover'],
  },
  { kind: 'text', use: text('theme.use.header'), of: 'header.on', on: ['header'] },
  { kind: 'text', use: text('theme.use.footer'), of: 'dark.on', on: ['dark'] },
  { kind: 'text', use: text('theme.use.badge'), of: 'accent.on', on: ['accent'] },
  { kind: 'text', use: text('theme.use.finishedStep'), of: 'white', on: ['success', 'warning'] },
  { kind: 'control', use: text('theme.use.fieldEdge'), of: 'line.strong', on: PLAIN_BACKGROUNDS },
  { kind: 'control', use: text('theme.use.wrongFieldEdge'), of: 'danger', on: PLAIN_BACKGROUNDS },
  { kind: 'control', use: text('theme.use.primaryButtonEdge'), of: 'primary.border', on: PLAIN_BACKGROUNDS },
  {
    kind: 'control',
    use: text('theme.use.secondaryButtonEdge'),
    of: 'secondary.buttonBorder',
    on: PLAIN_BACKGROUNDS,
  },
  { kind: 'control', use: text('theme.use.chosenEdge'), of: 'chosen', on: PLAIN_BACKGROUNDS },
  { kind: 'control', use: text('theme.use.ticks'), of: 'primary.border', on: PLAIN_BACKGROUNDS },
  {
    kind: 'control',
    use: text('theme.use.warningEdge'),
    of: 'warning',
    on: ['warning.tint', 'surface', 'page'],
  },
  {
    kind: 'focus',
    use: text('theme.use.focus'),
    of: 'focus',
    on: [...PLAIN_BACKGROUNDS, ...ALERT_BACKGROUNDS],
  },
  { kind: 'focus', use: text('theme.use.focusInHeader'), of: 'header.on', on: ['header'] },
  { kind: 'focus', use: text('theme.use.focusInFooter'), of: 'dark.on', on: ['dark'] },
];

/** The colour of a token in a theme, resolved through its CSS variable. */
export function findTokenColour(variables: Readonly<Record<string, string>>, token: ColourToken): string {
  const { value } = tokens.colors[token];
  const variable = /^var\((--venue-[\w-]+),/.exec(value)?.[1];
  return (variable && variables[variable]) ?? value;
}

export type MeasuredPair = {
  readonly pair: ColourPair;
  readonly on: ColourToken;
  readonly colour: string;
  readonly background: string;
  readonly ratio: number;
  readonly isEnough: boolean;
};

const parseRgb = (colour: string): Rgb => parseColour(colour) ?? [0, 0, 0];

/** Contrast ratio of two #RRGGBB colours, 1 to 21. */
export const calculateHexContrast = (first: string, second: string): number =>
  calculateContrast(parseRgb(first), parseRgb(second));

/** Measures every pair in a theme, given as CSS variables. */
export function measurePairs(variables: Readonly<Record<string, string>>): readonly MeasuredPair[] {
  return COLOUR_PAIRS.flatMap((pair) =>
    pair.on.map((on) => {
      const colour = findTokenColour(variables, pair.of);
      const background = findTokenColour(variables, on);
      const ratio = calculateHexContrast(colour, background);
      return { pair, on, colour, background, ratio, isEnough: ratio >= MIN_CONTRAST_BY_KIND[pair.kind] };
    }),
  );
}
