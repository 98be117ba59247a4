import { defineRecipe } from '@chakra-ui/react/styled-system';
import { styled } from '../styled';

/** Black on white in every theme, also in forced colours: a reader needs the contrast. */
const frameRecipe = defineRecipe({
  base: {
    display: 'block',
    flexShrink: '0',
    maxWidth: 'full',
    aspectRatio: '1',
    background: 'white',
    borderRadius: 'md',
    forcedColorAdjust: 'none',
  },
  variants: {
    size: {
      md: { width: '12rem' },
      // At least 40 mm without its margin, for a phone across a counter.
      desk: { width: '16rem' },
      // For a phone in front of a kiosk, upright or wide.
      lg: { width: 'min(36rem, 45dvh)' },
    },
  },
  defaultVariants: { size: 'md' },
});

/** Keeps the place of a QR code whose code is on its way. */
export const Frame = styled('span', frameRecipe);
export const FramedSvg = styled('svg', frameRecipe);
