import { createSystem, defineConfig } from '@chakra-ui/react/styled-system';
import { baseConfig } from './base-config';
import { breakpoints, tokens } from './tokens';

const config = defineConfig({
  // index.html contains the reset and body styles, so that shell and page look the same.
  preflight: false,
  disableLayers: true,
  cssVarsPrefix: 'pv',
  // Part of a page may use another theme.
  cssVarsRoot: ':where(:root, [data-themed])',
  theme: {
    breakpoints,
    tokens,
    keyframes: {
      spin: { to: { transform: 'rotate(360deg)' } },
      arrive: { from: { opacity: '0', transform: 'translateY(8px)' } },
      pulse: { '50%': { opacity: '0.6' } },
    },
  },
});

/** The design system, created once; themes only change its CSS variables. */
export const system = createSystem(baseConfig, config);
