import {
  type ColourToken,
  colourIn,
  readContrast,
  TEXT_CONTRAST,
  themeText,
  toThemeVariables,
  type VenueTheme,
} from '@/shared/theme';
import { text } from '../texts';

/** The fields of a theme that hold a colour. Requirement S4.2. */
export type ColourField =
  | 'themeAppPrimaryColour'
  | 'themeAppSecondaryColour1'
  | 'themeAppSecondaryColour2'
  | 'themeAppDarkBgColour'
  | 'themeAppHeaderBgColour'
  | 'headerPrimaryColour';

type Shade = {
  readonly use: string;
  readonly token: ColourToken;
  /** The colours that it needs contrast with. */
  readonly against: readonly ColourToken[];
  readonly least: number;
};

export type FieldOfColour = {
  readonly field: ColourField;
  readonly label: string;
  /** The colour that is used if the field is empty or invalid. */
  readonly fallback: ColourToken;
  /** The shades that the site derives from it. */
  readonly shades: readonly Shade[];
};

const surfaces = ['surface', 'page', 'subtle', 'primary.tint'] as const;
const fill = (use: string, token: ColourToken, text: ColourToken): Shade => ({
  use,
  token,
  against: [text],
  least: TEXT_CONTRAST,
});

export const COLOUR_FIELDS: readonly FieldOfColour[] = [
  {
    field: 'themeAppPrimaryColour',
    label: text('theme.field.primary'),
    fallback: 'primary',
    shades: [
      fill(themeText('theme.use.primaryButton'), 'primary.fill', 'primary.on'),
      { use: themeText('theme.use.links'), token: 'primary.text', against: surfaces, least: TEXT_CONTRAST },
      { use: themeText('theme.use.ticks'), token: 'primary.border', against: surfaces, least: 3 },
    ],
  },
  {
    field: 'themeAppSecondaryColour1',
    label: text('theme.field.secondary1'),
    fallback: 'secondary.button',
    shades: [],
  },
  {
    field: 'themeAppSecondaryColour2',
    label: text('theme.field.secondary2'),
    fallback: 'accent',
    shades: [fill(text('theme.use.accent'), 'accent', 'accent.on')],
  },
  { field: 'themeAppHeaderBgColour', label: text('theme.field.header'), fallback: 'header', shades: [] },
  {
    field: 'headerPrimaryColour',
    label: text('theme.field.headerPrimary'),
    fallback: 'header.on',
    shades: [
      { use: text('theme.use.headerWords'), token: 'header.on', against: ['header'], least: TEXT_CONTRAST },
    ],
  },
  { field: 'themeAppDarkBgColour', label: text('theme.field.dark'), fallback: 'dark', shades: [] },
];

/** The shades of a colour. Secondary 1 is a fill or an outline, depending on the theme. */
function listShades({ field, shades }: FieldOfColour, theme: VenueTheme): readonly Shade[] {
  if (field !== 'themeAppSecondaryColour1') return shades;
  return theme.themeAppSecondaryButtonStyle === 'outline'
    ? [
        {
          use: text('theme.use.secondaryOutline'),
          token: 'secondary.buttonText',
          against: ['secondary.button', 'secondary.buttonHover'],
          least: TEXT_CONTRAST,
        },
      ]
    : [fill(text('theme.use.secondarySolid'), 'secondary.button', 'secondary.buttonText')];
}

export type Adjustment = {
  readonly use: string;
  readonly shownColour: string;
  /** The contrast ratio of the operator's own colour; null if it is used unchanged. */
  readonly ownRatio: number | null;
  readonly least: number;
};

/** The default of a field in this theme. */
export function findFallback({ field, fallback }: FieldOfColour, theme: VenueTheme): string {
  const plainTheme = { ...theme, [field]: null, themeAppSecondaryButtonStyle: 'solid' };
  return colourIn(toThemeVariables(plainTheme), fallback);
}

/** How and why the site adjusts an operator's colour. */
export function listAdjustments(
  colour: FieldOfColour,
  ownColour: string,
  theme: VenueTheme,
): readonly Adjustment[] {
  const variables = toThemeVariables(theme);
  return listShades(colour, theme).map(({ use, token, against, least }) => {
    const shownColour = colourIn(variables, token);
    const ratios = against.map((background) => readContrast(ownColour, colourIn(variables, background)));
    return { use, shownColour, least, ownRatio: shownColour === ownColour ? null : Math.min(...ratios) };
  });
}
