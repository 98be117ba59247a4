import type { RecipeDefinition, RecipeSelection, RecipeVariantRecord } from '@chakra-ui/react/styled-system';
import { type SerializedStyles, withEmotionCache } from '@emotion/react';
import { type ComponentPropsWithoutRef, createElement, type JSX } from 'react';
import { system } from '../../theme';
import { classIn } from './class-in';
import { lookIn } from './look-in';

type Tag = keyof JSX.IntrinsicElements;
type StyledProps<Of extends Tag, Variants extends RecipeVariantRecord> = Omit<
  ComponentPropsWithoutRef<Of>,
  'className' | keyof RecipeSelection<Variants>
> &
  RecipeSelection<Variants>;

/**
 * An element in the look of a recipe, for the bricks that stand on a screen in hundreds. `chakra()` works a style out for every
 * element at every render; here each combination of variants is worked out once. It takes the recipe's variants and the
 * element's own attributes, no style properties.
 */
export function styled<Of extends Tag, Variants extends RecipeVariantRecord = Record<never, never>>(
  tag: Of,
  recipe: RecipeDefinition<Variants>,
) {
  const variants = Object.keys(recipe.variants ?? {});
  const looks = new Map<string, SerializedStyles>();
  return withEmotionCache<StyledProps<Of, Variants>>((props, cache, ref) => {
    const attributes: Record<string, unknown> = { ...props, ref };
    const selection = variants
      .map((name) => [name, attributes[name]] as const)
      .filter(([, value]) => value !== undefined);
    for (const name of variants) Reflect.deleteProperty(attributes, name);
    const key = selection.join(' ');
    const look = looks.get(key) ?? lookIn(system, recipe, Object.fromEntries(selection));
    looks.set(key, look);
    attributes.className = classIn(cache, look);
    return createElement(tag, attributes);
  });
}
