import { createSystem, defineConfig } from '@chakra-ui/react/styled-system';
import { baseConfig } from './base-config';
import { breakpoints, tokens } from './tokens';

const config = defineConfig({
  // The reset and the body's own style stand in index.html, so that the shell and the page agree to the pixel.
  preflight: false,
  disableLayers: true,
  cssVarsPrefix: 'pv',
  // A part of a page may be shown in another theme than the page.
  cssVarsRoot: ':where(:root, [data-themed])',
  theme: {
    breakpoints,
    tokens,
    keyframes: { spin: { to: { transform: 'rotate(360deg)' } } },
  },
});

/** The one design system: built once; a venue's theme only changes the CSS variables that it reads. */
export const system = createSystem(baseConfig, config);
