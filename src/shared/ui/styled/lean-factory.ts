import {
  type RecipeDefinition,
  type RecipeVariantRecord,
  type SystemContext,
  type SystemStyleObject,
  useChakraContext,
} from '@chakra-ui/react/styled-system';
import { type SerializedStyles, __unsafe_useEmotionCache as useEmotionCache } from '@emotion/react';
import { type ComponentType, createElement, type ReactElement } from 'react';
import { classIn } from './class-in';
import { lookIn } from './look-in';

type Props = Readonly<Record<string, unknown>>;
type Recipe = RecipeDefinition<RecipeVariantRecord>;

/** What an element looks like, by all that its look depends on. */
interface Looks {
  readonly system: SystemContext;
  readonly variants: ReadonlySet<string>;
  lookOf(selection: Readonly<Record<string, unknown>>, styles: SystemStyleObject): SerializedStyles;
}

function looksOf(system: SystemContext, recipe: Recipe): Looks {
  const made = new Map<string, SerializedStyles>();
  return {
    system,
    variants: new Set(Object.keys(recipe.variants ?? {})),
    lookOf(selection, styles) {
      const key = JSON.stringify([selection, styles]);
      const look = made.get(key) ?? lookIn(system, recipe, selection, styles);
      made.set(key, look);
      return look;
    },
  };
}

/**
 * Stands in for Chakra's `chakra()` in the build (`scripts/vite/lean-styles`). Chakra works the look of an element out at every render of
 * every element, with a component beside each that inserts the style; here each look is worked out once. What an element gets
 * is the same: recipe, style properties and the `as` of another element; there is no `css` and no `asChild`.
 */
export function chakra(tag: string | ComponentType<Props>, recipe: Recipe = {}) {
  let looks: Looks | null = null;
  // biome-ignore lint/correctness/noComponentHookFactories: called once for each element, at the top of a module, as Chakra's own is.
  return function Styled(props: Props): ReactElement {
    const system = useChakraContext();
    const cache = useEmotionCache();
    looks = looks?.system === system ? looks : looksOf(system, recipe);
    const selection: Record<string, unknown> = {};
    const styles: SystemStyleObject = {};
    const attributes: Record<string, unknown> = {};
    for (const [name, value] of Object.entries(props)) {
      if (value === undefined) continue;
      if (looks.variants.has(name)) selection[name] = value;
      else if (name === 'children' || name === 'ref') attributes[name] = value;
      else if (system.isValidProperty(name)) Reflect.set(styles, name, value);
      else if (name !== 'as') attributes[name] = value;
    }
    const look = looks.lookOf(selection, styles);
    const className = cache && look.styles !== '' ? classIn(cache, look) : undefined;
    const names = [props.className, className].filter(Boolean).join(' ');
    if (names !== '') attributes.className = names;
    return createElement(shownAs(props.as) ?? tag, attributes);
  };
}

function shownAs(as: unknown): string | null {
  return typeof as === 'string' ? as : null;
}
