import type { ComponentProps } from 'react';
import { expect, expectTypeOf, test } from 'vitest';
import { buttonRecipe } from '../../theme';
import type { Button } from './button';

// Proves S4.3.
test('a button is primary, secondary or text, and nothing else', () => {
  expect(Object.keys(buttonRecipe.variants?.variant ?? {}).toSorted()).toEqual([
    'primary',
    'secondary',
    'text',
  ]);
  type Variant = ComponentProps<typeof Button>['variant'];
  expectTypeOf<'primary' | 'secondary' | 'text'>().toExtend<Variant>();
  expectTypeOf<'danger'>().not.toExtend<Variant>();
});
