import { expect, it } from 'vitest';
import { SPACE_STEPS, tokens } from '../tokens';
import { headingRecipe } from './typography';

const PX = 16;
const pixels = ({ value }: { readonly value: string }) => Number.parseFloat(value) * PX;

it('space has eight steps: 4, 8, 12, 16, 24, 32, 48 and 64 px', () => {
  expect(SPACE_STEPS.map((step) => step * 4)).toEqual([0, 4, 8, 12, 16, 24, 32, 48, 64]);
  expect(
    Object.values(tokens.spacing)
      .map(pixels)
      .sort((a, b) => a - b),
  ).toEqual([0, 4, 8, 12, 16, 24, 32, 48, 64]);
});

it('the body face has three sizes, plus larger figures for prices and codes', () => {
  const { price, code, ...sizes } = tokens.fontSizes;
  expect(Object.values(sizes).map(pixels)).toEqual([14, 16, 18]);
  expect([price, code].map(pixels)).toEqual([36, 40]);
});

it('the heading face has two sizes; smaller headings use the body face', () => {
  const sizes = Object.entries(headingRecipe.variants?.size ?? {});
  const inBody = sizes.filter(([, style]) => 'fontFamily' in style && style.fontFamily === 'body');
  expect(sizes.map(([name]) => name)).toEqual(['xl', 'lg', 'md', 'sm']);
  expect(inBody.map(([name]) => name)).toEqual(['md', 'sm']);
});
