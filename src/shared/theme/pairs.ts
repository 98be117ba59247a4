import { type Rgb, readColour } from '../boot';
import { CONTROL_CONTRAST, calculateContrast, TEXT_CONTRAST } from './contrast';
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
export const LEAST: Readonly<Record<PairKind, number>> = {
  text: TEXT_CONTRAST,
  control: CONTROL_CONTRAST,
  focus: CONTROL_CONTRAST,
};

const plain = ['surface', 'page', 'subtle', 'primary.tint'] as const;
const alerts = ['danger.tint', 'success.tint', 'warning.tint'] as const;

/**
 * All colour pairs of the recipes. `venue-theme.ts` gives each enough contrast in any theme, a property test checks that, another
 * test finds missing pairs, and the theme preview shows them. Decorative colours are excluded.
 */
export const PAIRS: readonly ColourPair[] = [
  { kind: 'text', use: text('theme.use.text'), of: 'fg', on: [...plain, ...alerts] },
  { kind: 'text', use: text('theme.use.hints'), of: 'fg.muted', on: [...plain, ...alerts] },
  { kind: 'text', use: text('theme.use.links'), of: 'primary.text', on: [...plain, ...alerts] },
  { kind: 'text', use: text('theme.use.errors'), of: 'danger', on: [...plain, 'danger.tint'] },
  { kind: 'text', use: text('theme.use.warnings'), of: 'warning', on: [...plain, 'warning.tint'] },
  { kind: 'text', use: text('theme.use.success'), of: 'success', on: [...plain, 'success.tint'] },
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
  { kind: 'control', use: text('theme.use.fieldEdge'), of: 'line.strong', on: plain },
  { kind: 'control', use: text('theme.use.wrongFieldEdge'), of: 'danger', on: plain },
  { kind: 'control', use: text('theme.use.primaryButtonEdge'), of: 'primary.border', on: plain },
  { kind: 'control', use: text('theme.use.secondaryButtonEdge'), of: 'secondary.buttonBorder', on: plain },
  { kind: 'control', use: text('theme.use.chosenEdge'), of: 'chosen', on: plain },
  { kind: 'control', use: text('theme.use.ticks'), of: 'primary.border', on: plain },
  {
    kind: 'control',
    use: text('theme.use.warningEdge'),
    of: 'warning',
    on: ['warning.tint', 'surface', 'page'],
  },
  { kind: 'focus', use: text('theme.use.focus'), of: 'focus', on: [...plain, ...alerts] },
  { kind: 'focus', use: text('theme.use.focusInHeader'), of: 'header.on', on: ['header'] },
  { kind: 'focus', use: text('theme.use.focusInFooter'), of: 'dark.on', on: ['dark'] },
];

/** The colour of a token in a theme, resolved through its CSS variable. */
export function colourIn(variables: Readonly<Record<string, string>>, token: ColourToken): string {
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

const rgbOf = (colour: string): Rgb => readColour(colour) ?? [0, 0, 0];

/** Contrast ratio of two #RRGGBB colours, 1 to 21. */
export const readContrast = (first: string, second: string): number =>
  calculateContrast(rgbOf(first), rgbOf(second));

/** Measures every pair in a theme, given as CSS variables. */
export function measurePairs(variables: Readonly<Record<string, string>>): readonly MeasuredPair[] {
  return PAIRS.flatMap((pair) =>
    pair.on.map((on) => {
      const colour = colourIn(variables, pair.of);
      const background = colourIn(variables, on);
      const ratio = readContrast(colour, background);
      return { pair, on, colour, background, ratio, isEnough: ratio >= LEAST[pair.kind] };
    }),
  );
}
