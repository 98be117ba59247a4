import { defineRecipe } from '@chakra-ui/react/styled-system';
import { MOTION } from '../motion';

const CHEVRON_DOWN = `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='none' stroke='%23555A6E' stroke-width='1.75' stroke-linecap='round' stroke-linejoin='round'%3E%3Cpath d='m6 9 6 6 6-6'/%3E%3C/svg%3E")`;

export const inputRecipe = defineRecipe({
  base: {
    width: 'full',
    minHeight: 'field',
    paddingY: '2',
    paddingInline: '3',
    borderWidth: '1px',
    borderStyle: 'solid',
    borderColor: 'line.strong',
    borderRadius: 'md',
    background: 'surface',
    color: 'fg',
    fontFamily: 'body',
    fontSize: 'md',
    lineHeight: 'snug',
    transition: `border-color ${MOTION}`,
    // The placeholder follows its own writing direction, because an empty field has none.
    '&::placeholder': { color: 'fg.muted', opacity: 1, unicodeBidi: 'plaintext', textAlign: 'start' },
    _hover: { borderColor: 'fg' },
    '&[aria-invalid=true]': { borderColor: 'danger', borderWidth: '2px' },
    '&:disabled': { background: 'subtle', color: 'fg.muted', cursor: 'not-allowed' },
    '&:read-only:not(select)': { background: 'subtle' },
    // Our own select looks like this: lucide's chevron-down in `fg.muted`. Forced-colours mode shows the browser's.
    'select&': {
      appearance: 'none',
      paddingInlineEnd: '2.75rem',
      backgroundImage: CHEVRON_DOWN,
      backgroundPosition: 'right 0.75rem center',
      backgroundRepeat: 'no-repeat',
      backgroundSize: '1.25rem',
      textOverflow: 'ellipsis',
      '@media (forced-colors: active)': { appearance: 'auto', backgroundImage: 'none' },
    },
  },
  variants: {
    width: {
      full: {},
      short: { maxWidth: '10rem' },
      medium: { maxWidth: '16rem' },
    },
  },
  defaultVariants: { width: 'full' },
});

export const labelRecipe = defineRecipe({
  base: { display: 'block', fontWeight: 'bold', lineHeight: 'snug', color: 'fg' },
});

/** Native checkboxes and radio buttons in the primary colour: 24 px in a 44 px row. */
export const tickRecipe = defineRecipe({
  base: {
    flexShrink: 0,
    width: '6',
    height: '6',
    margin: '0',
    accentColor: 'primary.border',
    cursor: 'pointer',
    '&:disabled': { cursor: 'not-allowed' },
    // A missing tick, after the form's blocked button was pressed.
    '[data-refused] &': {
      '&[aria-required=true]:not(:checked)': { boxShadow: '0 0 0 2px {colors.danger}' },
    },
  },
});

export const tickRowRecipe = defineRecipe({
  base: {
    overflowWrap: 'anywhere',
    display: 'flex',
    alignItems: 'flex-start',
    gap: '3',
    minHeight: 'target',
    paddingY: '2',
    cursor: 'pointer',
    lineHeight: 'normal',
    '&[data-disabled=true]': { color: 'fg.muted', cursor: 'not-allowed' },
  },
  variants: {
    appearance: {
      plain: {},
      card: {
        paddingX: '4',
        borderWidth: '1px',
        borderStyle: 'solid',
        borderColor: 'line.strong',
        borderRadius: 'md',
        background: 'surface',
        _hover: { borderColor: 'chosen' },
        '&:has(input:checked)': {
          borderColor: 'chosen',
          background: 'primary.tint',
          boxShadow: 'inset 0 0 0 1px currentColor',
        },
      },
    },
  },
  defaultVariants: { appearance: 'plain' },
});
