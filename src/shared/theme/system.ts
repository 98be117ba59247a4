import { createSystem, defineConfig, type SystemContext } from '@chakra-ui/react/styled-system';
import { baseConfig } from './base-config';
import { breakpoints, tokens } from './tokens';

const systemConfig = defineConfig({
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

let designSystem: SystemContext | undefined;

/**
 * The design system; themes only change its CSS variables. It is created when it is first used, because creating it while the
 * modules are evaluated would make the longest task of the start longer.
 */
export function createDesignSystem(): SystemContext {
  designSystem ??= createSystem(baseConfig, systemConfig);
  return designSystem;
}
