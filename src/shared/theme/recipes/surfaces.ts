import { defineRecipe } from '@chakra-ui/react/styled-system';

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
    padding: { none: {}, md: { padding: { base: '4', md: '6' } }, lg: { padding: { base: '5', md: '8' } } },
    isRaised: { true: { boxShadow: 'sm' } },
    isSelected: { true: { borderColor: 'primary.text', boxShadow: 'inset 0 0 0 1px currentColor' } },
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
      info: { background: 'primary.tint', borderColor: 'primary.text' },
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

export const modalRecipe = defineRecipe({
  base: {
    width: 'calc(100% - 2rem)',
    maxHeight: 'calc(100dvh - 2rem)',
    margin: 'auto',
    padding: '0',
    borderWidth: '0',
    borderRadius: 'lg',
    background: 'surface',
    color: 'fg',
    boxShadow: 'md',
    overflow: 'hidden',
    '&[open]': { display: 'flex', flexDirection: 'column' },
    '&::backdrop': { background: 'rgba(20, 22, 31, 0.6)' },
  },
  variants: {
    size: {
      sm: { maxWidth: '28rem' },
      md: { maxWidth: '36rem' },
      lg: { maxWidth: '48rem' },
      full: {
        width: '100%',
        maxWidth: '100%',
        height: '100dvh',
        maxHeight: '100dvh',
        margin: '0',
        borderRadius: '0',
      },
    },
    isDrawer: {
      true: {
        maxWidth: '22rem',
        width: '100%',
        height: '100dvh',
        maxHeight: '100dvh',
        margin: '0',
        marginInlineStart: 'auto',
        borderRadius: '0',
      },
    },
  },
  defaultVariants: { size: 'md' },
});
