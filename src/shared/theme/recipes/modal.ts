import { defineRecipe } from '@chakra-ui/react/styled-system';
import { LOW_WINDOW } from '../low-window';
import { fadeInStyle } from '../motion';

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
    [LOW_WINDOW]: { overflowY: 'auto', overscrollBehavior: 'contain' },
    '&[open]': { display: 'flex', flexDirection: 'column', ...fadeInStyle },
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
    isSheet: {
      true: {
        width: { base: '100%', md: 'calc(100% - 2rem)' },
        maxWidth: { base: '100%', md: '48rem' },
        height: { base: '100dvh', md: 'auto' },
        maxHeight: { base: '100dvh', md: 'calc(100dvh - 2rem)' },
        margin: { base: '0', md: 'auto' },
        borderRadius: { base: '0', md: 'lg' },
      },
    },
    isDrawer: {
      true: {
        maxWidth: 'var(--drawer, 22rem)',
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
