import { defineRecipe } from '@chakra-ui/react/styled-system';

/** A card holds one decision and never another card. */
export const cardRecipe = defineRecipe({
  base: {
    background: 'surface',
    color: 'fg',
    borderRadius: 'lg',
    borderWidth: '1px',
    borderStyle: 'solid',
    borderColor: 'line',
  },
  variants: {
    padding: { none: {}, md: { padding: { base: '4', md: '6' } }, lg: { padding: { base: '6', md: '8' } } },
    isRaised: { true: { boxShadow: 'sm' } },
    isSelected: { true: { borderColor: 'chosen', boxShadow: 'inset 0 0 0 1px currentColor' } },
  },
  defaultVariants: { padding: 'md' },
});

export const alertRecipe = defineRecipe({
  base: {
    padding: '4',
    borderRadius: 'md',
    borderInlineStartWidth: '6px',
    borderInlineStartStyle: 'solid',
    color: 'fg',
    lineHeight: 'normal',
    overflowWrap: 'anywhere',
  },
  variants: {
    status: {
      danger: { background: 'danger.tint', borderColor: 'danger' },
      success: { background: 'success.tint', borderColor: 'success' },
      warning: { background: 'warning.tint', borderColor: 'warning' },
      // White with an edge, because a tint would not show on the page's own.
      info: { background: 'surface', borderColor: 'chosen', boxShadow: 'inset 0 0 0 1px {colors.line}' },
    },
  },
  defaultVariants: { status: 'info' },
});

export const stackRecipe = defineRecipe({
  base: { display: 'flex', minWidth: '0' },
  variants: {
    direction: {
      column: { flexDirection: 'column' },
      row: { flexDirection: 'row', flexWrap: 'wrap' },
      // A column on phones, a row from 576 px.
      responsive: { flexDirection: { base: 'column', sm: 'row' }, flexWrap: { sm: 'wrap' } },
    },
    gap: {
      '0': { gap: '0' },
      '1': { gap: '1' },
      '2': { gap: '2' },
      '3': { gap: '3' },
      '4': { gap: '4' },
      '6': { gap: '6' },
      '8': { gap: '8' },
      '12': { gap: '12' },
      '16': { gap: '16' },
    },
    align: {
      stretch: { alignItems: 'stretch' },
      start: { alignItems: 'flex-start' },
      center: { alignItems: 'center' },
      end: { alignItems: 'flex-end' },
    },
    justify: {
      start: {},
      between: { justifyContent: 'space-between' },
      center: { justifyContent: 'center' },
      end: { justifyContent: 'flex-end' },
    },
  },
  defaultVariants: { direction: 'column', gap: '4', align: 'stretch', justify: 'start' },
});
