import { type Rgb, readColour } from '../boot';
import { CONTROL_CONTRAST, contrast, TEXT_CONTRAST } from './contrast';
import { text } from './texts';
import { tokens } from './tokens';

export type ColourToken = keyof typeof tokens.colors;

/** `text` is read; `control` is the edge or the state of something that is operated; `focus` is the ring around it. */
export type PairKind = 'text' | 'control' | 'focus';

/** A colour and all that it is seen on, with the text under which the operators' page shows it. */
export type ColourPair = {
  readonly kind: PairKind;
  readonly use: string;
  readonly of: ColourToken;
  readonly on: readonly ColourToken[];
};

/** The least contrast of each kind. WCAG 2.2 AA, 1.4.3 and 1.4.11. */
export const LEAST: Readonly<Record<PairKind, number>> = {
  text: TEXT_CONTRAST,
  control: CONTROL_CONTRAST,
  focus: CONTROL_CONTRAST,
};

const plain = ['surface', 'page', 'subtle', 'primary.tint'] as const;
const alerts = ['danger.tint', 'success.tint', 'warning.tint'] as const;

/**
 * Every pair of colours that the recipes make. `venue-theme.ts` sees to it that each holds in any theme, a property test proves it, a
 * test that reads all styles finds a pair that is missing here, and the operators' page shows them. Purely decorative colours are not
 * in it.
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

/** A token's colour in a theme: its own, or that of the variable which it reads. */
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

/** The contrast of two colours of the form #RRGGBB, 1 to 21. */
export const contrastOf = (one: string, other: string): number => contrast(rgbOf(one), rgbOf(other));

/** The contrast of every pair in a theme, given as its CSS variables. */
export function measurePairs(variables: Readonly<Record<string, string>>): readonly MeasuredPair[] {
  return PAIRS.flatMap((pair) =>
    pair.on.map((on) => {
      const colour = colourIn(variables, pair.of);
      const background = colourIn(variables, on);
      const ratio = contrastOf(colour, background);
      return { pair, on, colour, background, ratio, isEnough: ratio >= LEAST[pair.kind] };
    }),
  );
}
