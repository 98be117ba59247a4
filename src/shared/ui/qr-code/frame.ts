import { defineRecipe } from '@chakra-ui/react/styled-system';
import { styled } from '../styled';

/** Black on white in every theme and in forced-colours mode, because scanners need the contrast. */
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
      // At least 40 mm without its margin, to be scanned by a phone across a counter.
      desk: { width: '16rem' },
      // To be scanned by a phone in front of a kiosk, whether upright or wide.
      lg: { width: 'min(36rem, 45dvh)' },
    },
  },
  defaultVariants: { size: 'md' },
});

/** Reserves the place of a QR code while its component loads. */
export const QrFrame = styled('span', frameRecipe);
export const QrSvg = styled('svg', frameRecipe);
