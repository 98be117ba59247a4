import fsd from '@feature-sliced/steiger-plugin';
import { defineConfig } from 'steiger';

export default defineConfig([
  ...fsd.configs.recommended,
  { ignores: ['**/*.test.ts', '**/*.test.tsx', '**/*.gen.ts'] },
  { rules: { 'fsd/import-locality': 'error' } },
]);
