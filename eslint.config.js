// Only what needs types: the rules of effector, and the border between logic and React. Biome does the rest.
import tsParser from '@typescript-eslint/parser';
import effector from 'eslint-plugin-effector';

const languageOptions = {
  parser: tsParser,
  parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
};

export default [
  // Tests build units as they need them and read stores; the rules speak of the product.
  { ignores: ['**/*.gen.ts', '**/*.test.ts', '**/*.test.tsx', 'src/**/testing/**'] },
  {
    files: ['src/**/*.{ts,tsx}'],
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
    files: ['src/**/model/**/*.ts', 'src/shared/api/**/*.ts'],
    ignores: ['**/*.test.ts'],
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
