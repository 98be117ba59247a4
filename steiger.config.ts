import fsd from '@feature-sliced/steiger-plugin';
import { defineConfig } from 'steiger';

/** Features with one consumer, and why each is a slice of its own all the same. Everything else starts in the page that needs it. */
const featuresOfOnePage = {
  'answer-questions': 'a section of the joining page, whose other sections are features too',
} as const;

export default defineConfig([
  ...fsd.configs.recommended,
  { ignores: ['**/*.test.ts', '**/*.test.tsx', '**/*.gen.ts'] },
  { rules: { 'fsd/import-locality': 'error' } },
  {
    files: Object.keys(featuresOfOnePage).map((feature) => `./src/features/${feature}/**`),
    rules: { 'fsd/insignificant-slice': 'off' },
  },
]);
