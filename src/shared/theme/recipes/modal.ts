import { defineRecipe } from '@chakra-ui/react/styled-system';
import { arriving } from '../motion';

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
    '&[open]': { display: 'flex', flexDirection: 'column', ...arriving },
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
