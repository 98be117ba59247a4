import {
  type ColourToken,
  calculateHexContrast,
  findTokenColour,
  MIN_TEXT_CONTRAST,
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
  readonly contrastTokens: readonly ColourToken[];
  readonly leastContrast: number;
};

export type ColourFieldInfo = {
  readonly field: ColourField;
  readonly label: string;
  /** The colour that is used if the field is empty or invalid. */
  readonly fallback: ColourToken;
  /** The shades that the site derives from it. */
  readonly shades: readonly Shade[];
};

const SURFACE_TOKENS = ['surface', 'page', 'subtle', 'primary.tint'] as const;
const buildFillShade = (use: string, token: ColourToken, textToken: ColourToken): Shade => ({
  use,
  token,
  contrastTokens: [textToken],
  leastContrast: MIN_TEXT_CONTRAST,
});

export const COLOUR_FIELDS: readonly ColourFieldInfo[] = [
  {
    field: 'themeAppPrimaryColour',
    label: text('theme.field.primary'),
    fallback: 'primary',
    shades: [
      buildFillShade(themeText('theme.use.primaryButton'), 'primary.fill', 'primary.on'),
      {
        use: themeText('theme.use.links'),
        token: 'primary.text',
        contrastTokens: SURFACE_TOKENS,
        leastContrast: MIN_TEXT_CONTRAST,
      },
      {
        use: themeText('theme.use.ticks'),
        token: 'primary.border',
        contrastTokens: SURFACE_TOKENS,
        leastContrast: 3,
      },
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
    shades: [buildFillShade(text('theme.use.accent'), 'accent', 'accent.on')],
  },
  { field: 'themeAppHeaderBgColour', label: text('theme.field.header'), fallback: 'header', shades: [] },
  {
    field: 'headerPrimaryColour',
    label: text('theme.field.headerPrimary'),
    fallback: 'header.on',
    shades: [
      {
        use: text('theme.use.headerWords'),
        token: 'header.on',
        contrastTokens: ['header'],
        leastContrast: MIN_TEXT_CONTRAST,
      },
    ],
  },
  { field: 'themeAppDarkBgColour', label: text('theme.field.dark'), fallback: 'dark', shades: [] },
];

/** The shades of a colour. Secondary 1 is a fill or an outline, depending on the theme. */
function listShades({ field, shades }: ColourFieldInfo, theme: VenueTheme): readonly Shade[] {
  if (field !== 'themeAppSecondaryColour1') return shades;
  return theme.themeAppSecondaryButtonStyle === 'outline'
    ? [
        {
          use: text('theme.use.secondaryOutline'),
          token: 'secondary.buttonText',
          contrastTokens: ['secondary.button', 'secondary.buttonHover'],
          leastContrast: MIN_TEXT_CONTRAST,
        },
      ]
    : [buildFillShade(text('theme.use.secondarySolid'), 'secondary.button', 'secondary.buttonText')];
}

export type ShadeAdjustment = {
  readonly use: string;
  readonly shownColour: string;
  /** The contrast ratio of the operator's own colour; null if it is used unchanged. */
  readonly ownRatio: number | null;
  readonly leastContrast: number;
};

/** The default of a field in this theme. */
export function findFallback({ field, fallback }: ColourFieldInfo, theme: VenueTheme): string {
  const plainTheme = { ...theme, [field]: null, themeAppSecondaryButtonStyle: 'solid' };
  return findTokenColour(toThemeVariables(plainTheme), fallback);
}

/** How and why the site adjusts an operator's colour. */
export function listAdjustments(
  colour: ColourFieldInfo,
  ownColour: string,
  theme: VenueTheme,
): readonly ShadeAdjustment[] {
  const variables = toThemeVariables(theme);
  return listShades(colour, theme).map(({ use, token, contrastTokens, leastContrast }) => {
    const shownColour = findTokenColour(variables, token);
    const ratios = contrastTokens.map((background) =>
      calculateHexContrast(ownColour, findTokenColour(variables, background)),
    );
    return {
      use,
      shownColour,
      leastContrast,
      ownRatio: shownColour === ownColour ? null : Math.min(...ratios),
    };
  });
}
