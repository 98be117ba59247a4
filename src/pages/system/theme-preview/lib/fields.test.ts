import { describe, expect, it } from 'vitest';
import { COLOUR_FIELDS, type ColourField, findFallback, listAdjustments } from './fields';
import { formatRatio } from './ratio-text';

function requireField(name: ColourField) {
  const colourField = COLOUR_FIELDS.find(({ field }) => field === name);
  if (!colourField) throw new Error(`${name} is no field`);
  return colourField;
}

const primaryField = requireField('themeAppPrimaryColour');
const secondaryField = requireField('themeAppSecondaryColour1');

describe('the shades of a colour', () => {
  it('a colour with enough contrast everywhere is used unchanged', () => {
    const adjustments = listAdjustments(primaryField, '#3E2DAC', { themeAppPrimaryColour: '#3E2DAC' });
    expect(adjustments.map(({ ownRatio }) => ownRatio)).toEqual([null, null, null]);
  });

  it('an adjusted colour is reported with its original contrast', () => {
    const adjustments = listAdjustments(primaryField, '#FFFF00', { themeAppPrimaryColour: '#FFFF00' });
    expect(adjustments.map(({ use, ownRatio }) => [use, ownRatio !== null])).toEqual([
      ['Primary button', false],
      ['Links and text buttons', true],
      ['Ticks, dots and sliders', true],
    ]);
    for (const { ownRatio, leastContrast } of adjustments) expect(ownRatio ?? 0).toBeLessThan(leastContrast);
  });

  it('secondary buttons are described in the style of the theme', () => {
    const theme = { themeAppSecondaryColour1: '#3E2DAC', themeAppSecondaryButtonStyle: 'outline' };
    expect(listAdjustments(secondaryField, '#3E2DAC', theme)[0]?.use).toBe('Secondary button, outline');
  });

  it.each([
    ['themeAppPrimaryColour', '#8C59F8'],
    ['themeAppSecondaryColour1', '#3E2DAC'],
    ['themeAppDarkBgColour', '#262731'],
    ['themeAppHeaderBgColour', '#262731'],
  ] as const)('the default of %s is %s', (field, colour) => {
    expect(findFallback(requireField(field), { [field]: '#123456' })).toBe(colour);
  });
});

it('a contrast ratio is never rounded up', () => {
  expect(formatRatio(4.499)).toBe('4.49 : 1');
});
