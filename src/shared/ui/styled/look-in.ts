import type {
  RecipeDefinition,
  RecipeVariantRecord,
  SystemContext,
  SystemStyleObject,
} from '@chakra-ui/react/styled-system';
import { css, type SerializedStyles } from '@emotion/react';

/**
 * The look of a recipe with these variants and style properties: Chakra's own (`system.cva`), in one go through its machinery
 * instead of four. It knows neither compound variants nor variants by screen width, which no recipe here has.
 */
export function lookIn(
  system: SystemContext,
  recipe: RecipeDefinition<RecipeVariantRecord>,
  selection: Readonly<Record<string, unknown>>,
  styles?: SystemStyleObject,
): SerializedStyles {
  const chosen = Object.entries({ ...recipe.defaultVariants, ...selection }).map(
    ([name, value]) => recipe.variants?.[name]?.[String(value)],
  );
  return css(system.css(recipe.base, ...chosen, styles));
}
