import { toThemeVariables } from './venue-theme';

const defaultVariables = toThemeVariables({});

/** A token that reads a venue's CSS variable, with the default theme as fallback. */
function buildVenueToken(name: string): { value: string } {
  const variable = `--venue-${name}`;
  return { value: `var(${variable}, ${defaultVariables[variable]})` };
}

const toRem = (pixels: number) => ({ value: `${pixels / 16}rem` });
const buildScale = (steps: readonly number[]) =>
  Object.fromEntries(steps.map((step) => [String(step), toRem(step * 4)]));

/** The spacing scale: 0, 4, 8, 12, 16, 24, 32, 48 and 64 px only. */
export const SPACE_STEPS = [0, 1, 2, 3, 4, 6, 8, 12, 16] as const;

export const tokens = {
  colors: {
    page: { value: '#F7F7F8' },
    surface: { value: '#FFFFFF' },
    subtle: { value: '#ECECEF' },
    fg: { value: '#14161F' },
    'fg.muted': { value: '#555A6E' },
    line: { value: '#D8DAE5' },
    'line.strong': { value: '#767B91' },
    focus: { value: '#14161F' },
    white: { value: '#FFFFFF' },
    danger: { value: '#B3191F' },
    'danger.tint': { value: '#FDF0F0' },
    success: { value: '#0B6B3C' },
    'success.tint': { value: '#EBF7F1' },
    warning: { value: '#7A4B00' },
    'warning.tint': { value: '#FFF6E5' },
    primary: buildVenueToken('primary'),
    'primary.fill': buildVenueToken('primary-fill'),
    'primary.hover': buildVenueToken('primary-hover'),
    'primary.on': buildVenueToken('on-primary'),
    'primary.border': buildVenueToken('primary-border'),
    'primary.text': buildVenueToken('primary-text'),
    'primary.tint': buildVenueToken('primary-tint'),
    /** The edge of chosen or hovered elements; never red, which would look like an error. */
    chosen: buildVenueToken('chosen'),
    'secondary.quiet': buildVenueToken('secondary-quiet'),
    'secondary.quietHover': buildVenueToken('secondary-quiet-hover'),
    'secondary.quietText': buildVenueToken('secondary-quiet-text'),
    'secondary.quietBorder': buildVenueToken('secondary-quiet-border'),
    'secondary.button': buildVenueToken('secondary-button'),
    'secondary.buttonHover': buildVenueToken('secondary-button-hover'),
    'secondary.buttonText': buildVenueToken('secondary-button-text'),
    'secondary.buttonBorder': buildVenueToken('secondary-button-border'),
    accent: buildVenueToken('accent'),
    'accent.on': buildVenueToken('on-accent'),
    dark: buildVenueToken('dark'),
    'dark.on': buildVenueToken('on-dark'),
    header: buildVenueToken('header'),
    'header.on': buildVenueToken('on-header'),
  },
  fonts: { heading: buildVenueToken('heading-font'), body: buildVenueToken('body-font') },
  fontSizes: {
    sm: toRem(14),
    md: toRem(16),
    lg: toRem(18),
    // Figures that are read from a distance: a price, a member code.
    price: toRem(36),
    code: toRem(40),
  },
  fontWeights: {
    normal: { value: '400' },
    medium: { value: '500' },
    bold: { value: '700' },
    heavy: { value: '800' },
  },
  lineHeights: { tight: { value: '1.1' }, snug: { value: '1.3' }, normal: { value: '1.55' } },
  radii: { sm: toRem(4), md: toRem(8), lg: toRem(14), full: { value: '9999px' } },
  shadows: {
    sm: { value: '0 1px 2px rgba(20, 22, 31, 0.06), 0 2px 8px rgba(20, 22, 31, 0.05)' },
    md: { value: '0 2px 6px rgba(20, 22, 31, 0.08), 0 12px 32px rgba(20, 22, 31, 0.10)' },
  },
  spacing: buildScale(SPACE_STEPS),
  sizes: {
    ...buildScale([0, 1.5, 2, 4, 5, 6, 8, 9, 10, 12, 14, 16, 20, 24]),
    // A kiosk sets this variable.
    target: { value: 'var(--target, 2.75rem)' },
    field: toRem(48),
    text: { value: '38rem' },
    form: { value: '30rem' },
    column: { value: '52rem' },
    page: { value: '75rem' },
    full: { value: '100%' },
  },
  zIndex: { header: { value: 10 }, toast: { value: 1000 } },
} as const;

/** 576, 950 and 1200 px. Requirement S3.6. */
export const breakpoints = {
  sm: '36rem',
  md: '48rem',
  lg: '59.375rem',
  xl: '75rem',
  '2xl': '90rem',
} as const;
