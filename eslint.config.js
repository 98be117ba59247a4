// Only what needs types: the rules of effector, the border between logic and React, texts that a browser may translate, and what the
// oldest browsers lack. Biome does the rest.
import tsParser from '@typescript-eslint/parser';
import effector from 'eslint-plugin-effector';
import { newerThanTheFloor } from './scripts/browser-floor/eslint-rule.ts';
import { translatableText } from './scripts/eslint/translatable-text.js';

/** Rules of our own. */
const pavilion = {
  rules: { 'newer-than-the-floor': newerThanTheFloor, 'translatable-text': translatableText },
};

const languageOptions = {
  parser: tsParser,
  parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
};

// Tests build units as they need them and read stores; the rules speak of the product.
const exempt = ['**/*.gen.ts', '**/*.test.ts', '**/*.test.tsx', 'src/**/testing/**'];

export default [
  // No rule holds for the exempt files, but ESLint can be given them by name, in a list of changed files, without a warning.
  { files: ['src/**/*.{ts,tsx}'], languageOptions: { parser: tsParser } },
  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: exempt,
    languageOptions,
    plugins: { effector },
    rules: {
      ...effector.flatConfigs.recommended.rules,
      ...effector.flatConfigs.react.rules,
      ...effector.flatConfigs.scope.rules,
      'effector/no-watch': 'error',
      'effector/keep-options-order': 'error',
      'effector/no-ambiguity-target': 'error',
      'effector/no-unnecessary-combination': 'error',
      'effector/no-unnecessary-duplication': 'error',
      'effector/no-domain-unit-creators': 'error',
      'effector/no-patronum-debug': 'error',
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: exempt,
    plugins: { pavilion },
    rules: { 'pavilion/newer-than-the-floor': 'error' },
  },
  {
    files: ['src/**/*.tsx'],
    ignores: exempt,
    plugins: { pavilion },
    rules: { 'pavilion/translatable-text': 'error' },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: exempt,
    rules: {
      'no-restricted-imports': [
        'error',
        {
          paths: [
            {
              name: 'react-router',
              importNames: [
                'BrowserRouter',
                'Form',
                'Link',
                'NavLink',
                'useLinkClickHandler',
                'useSearchParams',
              ],
              message:
                'Any of these adds a module with forms, fetchers and prefetching to every page (4 kB gzipped). Use `app/routes/browser-router`, `shared/ui/link` or `useSearchParams` of `shared/routes`.',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['src/**/model/**/*.ts', 'src/shared/api/**/*.ts'],
    ignores: exempt,
    rules: {
      'no-restricted-imports': [
        'error',
        {
          paths: ['react', 'react-dom', 'react-router', 'effector-react', '@chakra-ui/react'].map((name) => ({
            name,
            message:
              'A model is logic alone: it must run in a test without a screen. Read it from a component with useUnit, or hand the outside world in as an effect.',
          })),
        },
      ],
    },
  },
];
