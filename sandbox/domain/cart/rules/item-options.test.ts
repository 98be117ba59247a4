import { describe, expect, test } from 'vitest';
import { checkItemOptions, type OptionRules, readQuantity } from './item-options.ts';

const PRODUCT_RULES: OptionRules = {
  quantity: 'quantity',
  size: 'text',
  starts_at: 'instant',
  ends_at: 'instant',
  days: 'json',
};

const listErrorsOf = (rules: OptionRules, options: Parameters<typeof checkItemOptions>[1]) => {
  try {
    checkItemOptions(rules, options);
    return null;
  } catch (error) {
    return error instanceof Object && 'errors' in error ? error.errors : error;
  }
};

describe('the options of a product', () => {
  test.each([
    {},
    { quantity: 1 },
    { quantity: 20 },
    { days: [{ day_id: 'd-1', option_id: 'full' }] },
    { days: [[[['four levels']]]] },
    { days: 'x'.repeat(3998) },
    { size: 'x'.repeat(200) },
    { starts_at: '2026-11-24T18:30:00Z', ends_at: '2026-11-24T19:30' },
    { size: null, quantity: null },
  ])('%j are kept as they were sent', (options) => {
    expect(checkItemOptions(PRODUCT_RULES, options)).toEqual(options);
  });

  test.each([
    [{ quantity: 0 }, 'quantity', 'Quantity must be a whole number between 1 and 20.'],
    [{ quantity: 21 }, 'quantity', 'Quantity must be a whole number between 1 and 20.'],
    [{ quantity: 1.5 }, 'quantity', 'Quantity must be a whole number between 1 and 20.'],
    [{ quantity: '2' }, 'quantity', 'Quantity must be a whole number between 1 and 20.'],
    [{ size: 4 }, 'size', 'Size must be one line of at most 200 characters.'],
    [{ size: 'x'.repeat(201) }, 'size', 'Size must be one line of at most 200 characters.'],
    [{ size: 'a\nb' }, 'size', 'Size must be one line of at most 200 characters.'],
    [{ size: ['M'] }, 'size', 'Size must be one line of at most 200 characters.'],
    [{ days: [[[[[]]]]] }, 'days', 'Days must be at most 4 levels deep and 4000 characters long.'],
    [
      { days: [{ a: [{ b: {} }] }, [[[[[[]]]]]]] },
      'days',
      'Days must be at most 4 levels deep and 4000 characters long.',
    ],
    [{ days: 'x'.repeat(3999) }, 'days', 'Days must be at most 4 levels deep and 4000 characters long.'],
    [{ starts_at: 'tomorrow' }, 'starts_at', 'Starts at must be a date and time.'],
    [{ starts_at: '2026-11-24' }, 'starts_at', 'Starts at must be a date and time.'],
    [{ starts_at: 'on 2026-11-24T18:30' }, 'starts_at', 'Starts at must be a date and time.'],
    [{ starts_at: '+002026-11-24T18:30' }, 'starts_at', 'Starts at must be a date and time.'],
    [{ starts_at: 20_261_124 }, 'starts_at', 'Starts at must be a date and time.'],
    [{ ends_at: '2026-13-24T18:30' }, 'ends_at', 'Ends at must be a date and time.'],
    [{ engraving: 'Sam' }, 'engraving', 'This item has no option "engraving".'],
    [{ engraving: null }, 'engraving', 'This item has no option "engraving".'],
  ])('%j are refused', (options, name, message) => {
    expect(listErrorsOf(PRODUCT_RULES, options)).toEqual({ [name]: [message] });
  });

  test('the options of a product are each refused by their option name', () => {
    expect(Object.keys(listErrorsOf(PRODUCT_RULES, { size: 4, quantity: 0, days: [] }) ?? {})).toEqual([
      'size',
      'quantity',
    ]);
  });
});

test('a membership’s options are chosen only on the joining page', () => {
  expect(listErrorsOf({}, { quantity: 1 })).toEqual({
    quantity: ['This item has no option "quantity".'],
  });
  expect(listErrorsOf({}, {})).toBeNull();
});

test.each([
  [{ quantity: 3 }, 3],
  [{ quantity: null }, null],
  [{}, null],
])('%j means a quantity of %s', (options, quantity) => {
  expect(readQuantity(options)).toBe(quantity);
});
