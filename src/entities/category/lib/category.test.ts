import { expect, test } from 'vitest';
import { calculateHexContrast } from '@/shared/theme';
import { CATEGORY_COLOURS, findCategory } from './category';

test.each([
  ['Lane swim', 'water'],
  ['aqua-fit-deep-water', 'water'],
  ['Chair Yoga', 'mind'],
  ['Wheelchair Basketball', 'sport'],
  ['Short Tennis', 'racquets'],
  ['Multi-sports camp', 'sport'],
  ['Easter camp', 'camp'],
  ['Soft Play', 'children'],
  ['Gymnastics, first steps', 'children'],
  ['Gym induction', 'gym'],
  ['HIIT', 'classes'],
  ['Tea Dance', 'dance'],
  ['Phase IV Cardiac Rehabilitation', 'health'],
  ['', 'other'],
] as const)('the names %j belong to the category %s', (name, category) => {
  expect(findCategory(name)).toBe(category);
});

test('a name without a known word takes the category of the thing that it belongs to', () => {
  expect(findCategory('Legs Bums And Tums', 'classes')).toBe('classes');
  expect(findCategory(null, undefined, 'mind-and-body')).toBe('mind');
});

test.each(Object.entries(CATEGORY_COLOURS))(
  'the icon of %s has enough contrast with its tile',
  (_name, [tile, icon]) => {
    expect(calculateHexContrast(tile, icon)).toBeGreaterThan(4.5);
  },
);
