import type { RecipeDefinition, RecipeVariantRecord } from '@chakra-ui/react/styled-system';
import { css, type SerializedStyles, withEmotionCache } from '@emotion/react';
import type { ComponentPropsWithoutRef, JSX } from 'react';
import { jsx } from 'react/jsx-runtime';
import { joinUnbreakable } from '../../format/keep-together';
import { createDesignSystem } from '../../theme';

type Tag = keyof JSX.IntrinsicElements;
/** The chosen variants, without breakpoints. */
type VariantSelection<Variants> = string extends keyof Variants
  ? Record<never, never>
  : { [Name in keyof Variants]?: BooleanName<keyof Variants[Name]> | undefined };
type BooleanName<Name> = Name extends 'true' | 'false' ? boolean : Name;

/** A recipe without `compoundVariants`. */
export type PlainRecipe<Variants extends RecipeVariantRecord = RecipeVariantRecord> = Pick<
  RecipeDefinition<Variants>,
  'base' | 'variants' | 'defaultVariants'
>;

type StyledProps<Of extends Tag, Variants extends RecipeVariantRecord> = Omit<
  ComponentPropsWithoutRef<Of>,
  'className' | keyof VariantSelection<Variants>
> &
  VariantSelection<Variants>;

/** What is read in lines, and names no control. */
const RUNNING_TEXT_TAG = /^(p|li|dd)$/;

/**
 * An element styled by a recipe, for elements of which a page renders hundreds. `chakra()` computes styles on every render; this
 * computes each combination of variants once. Takes variants and attributes, but no style properties.
 */
export function styled<Of extends Tag, Variants extends RecipeVariantRecord = Record<never, never>>(
  tag: Of,
  { base, variants: variantStyles, defaultVariants }: PlainRecipe<Variants>,
) {
  const variants = Object.keys(variantStyles ?? {});
  const defaultSelection: Record<string, unknown> = defaultVariants ?? {};
  // One pass of Chakra's `css` instead of the three of `cva`: with a page's many recipes that shows on a phone.
  const computeStyles = (selection: Record<string, unknown>) =>
    css(
      createDesignSystem().css(
        base,
        ...variants.map((name) => variantStyles?.[name]?.[String(selection[name] ?? defaultSelection[name])]),
      ),
    );
  const stylesByKey = new Map<string, SerializedStyles>();
  return withEmotionCache<StyledProps<Of, Variants>>((props, cache, ref) => {
    const attributes: Record<string, unknown> = { ref };
    const selection: (readonly [name: string, value: unknown])[] = [];
    for (const [name, value] of Object.entries(props)) {
      if (!variants.includes(name)) attributes[name] = value;
      else if (value !== undefined) selection.push([name, value]);
    }
    const key = selection.join(' ');
    const styles = stylesByKey.get(key) ?? computeStyles(Object.fromEntries(selection));
    stylesByKey.set(key, styles);
    const className = `${cache.key}-${styles.name}`;
    // Inserting is idempotent, so renders that React discards are harmless.
    if (cache.inserted[styles.name] === undefined) cache.insert(`.${className}`, styles, cache.sheet, true);
    attributes.className = className;
    if (RUNNING_TEXT_TAG.test(tag)) attributes.children = joinUnbreakable(attributes.children);
    return jsx(tag, attributes);
  });
}
