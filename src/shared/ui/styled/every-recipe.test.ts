import type { RecipeDefinition, RecipeVariantRecord } from '@chakra-ui/react/styled-system';
import { css } from '@emotion/react';
import { describe, expect, it } from 'vitest';
import * as theme from '../../theme';
import { lookIn } from './look-in';

type Recipe = RecipeDefinition<RecipeVariantRecord>;

const { system, ...others } = theme;
const recipes: Readonly<Record<string, Recipe>> = {
  alert: others.alertRecipe,
  button: others.buttonRecipe,
  card: others.cardRecipe,
  heading: others.headingRecipe,
  input: others.inputRecipe,
  label: others.labelRecipe,
  link: others.linkRecipe,
  modal: others.modalRecipe,
  stack: others.stackRecipe,
  text: others.textRecipe,
  tick: others.tickRecipe,
  tickRow: others.tickRowRecipe,
};

/** Every variant that the recipe has, each alone. */
const selections = ({ variants = {} }: Recipe) => [
  {},
  ...Object.entries(variants).flatMap(([name, values]) =>
    Object.keys(values).map((value) => ({ [name]: value })),
  ),
];

describe('a look worked out in one go is that of Chakra', () => {
  it('for every recipe of the theme', () => {
    expect(Object.keys(recipes).map((name) => `${name}Recipe`)).toEqual(
      Object.keys(others)
        .filter((name) => name.endsWith('Recipe'))
        .toSorted(),
    );
  });

  it.each(Object.entries(recipes))('%s', (_, recipe) => {
    const styleOf = system.cva<RecipeVariantRecord>(recipe);
    for (const selection of selections(recipe)) {
      const chakras = css(system.css(styleOf(selection)));
      expect(lookIn(system, recipe, selection).styles).toBe(chakras.styles);
    }
  });
});
