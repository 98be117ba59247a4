import { toThemeVariables } from './venue-theme';

const defaults = toThemeVariables({});

/** A token that reads a venue's CSS variable, with the default theme as fallback. */
function venue(name: string): { value: string } {
  const variable = `--venue-${name}`;
  return { value: `var(${variable}, ${defaults[variable]})` };
}

const rem = (pixels: number) => ({ value: `${pixels / 16}rem` });
const scale = (steps: readonly number[]) =>
  Object.fromEntries(steps.map((step) => [String(step), rem(step * 4)]));

/** The spacing scale: 0, 4, 8, 12, 16, 24, 32, 48 and 64 px only. */
export const SPACE = [0, 1, 2, 3, 4, 6, 8, 12, 16] as const;

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
    primary: venue('primary'),
    'primary.fill': venue('primary-fill'),
    'primary.hover': venue('primary-hover'),
    'primary.on': venue('on-primary'),
    'primary.border': venue('primary-border'),
    'primary.text': venue('primary-text'),
    'primary.tint': venue('primary-tint'),
    /** The edge of chosen or hovered elements; never red, which would look like an error. */
    chosen: venue('chosen'),
    'secondary.quiet': venue('secondary-quiet'),
    'secondary.quietHover': venue('secondary-quiet-hover'),
    'secondary.quietText': venue('secondary-quiet-text'),
    'secondary.quietBorder': venue('secondary-quiet-border'),
    'secondary.button': venue('secondary-button'),
    'secondary.buttonHover': venue('secondary-button-hover'),
    'secondary.buttonText': venue('secondary-button-text'),
    'secondary.buttonBorder': venue('secondary-button-border'),
    accent: venue('accent'),
    'accent.on': venue('on-accent'),
    dark: venue('dark'),
    'dark.on': venue('on-dark'),
    header: venue('header'),
    'header.on': venue('on-header'),
  },
  fonts: { heading: venue('heading-font'), body: venue('body-font') },
  fontSizes: {
    sm: rem(14),
    md: rem(16),
    lg: rem(18),
    // Figures that are read from a distance: a price, a member code.
    price: rem(36),
    code: rem(40),
  },
  fontWeights: {
    normal: { value: '400' },
    medium: { value: '500' },
    bold: { value: '700' },
    heavy: { value: '800' },
  },
  lineHeights: { tight: { value: '1.1' }, snug: { value: '1.3' }, normal: { value: '1.55' } },
  radii: { sm: rem(4), md: rem(8), lg: rem(14), full: { value: '9999px' } },
  shadows: {
    sm: { value: '0 1px 2px rgba(20, 22, 31, 0.06), 0 2px 8px rgba(20, 22, 31, 0.05)' },
    md: { value: '0 2px 6px rgba(20, 22, 31, 0.08), 0 12px 32px rgba(20, 22, 31, 0.10)' },
  },
  spacing: scale(SPACE),
  sizes: {
    ...scale([0, 1.5, 2, 4, 5, 6, 8, 9, 10, 12, 14, 16, 20, 24]),
    // A kiosk sets this variable.
    target: { value: 'var(--target, 2.75rem)' },
    field: rem(48),
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
