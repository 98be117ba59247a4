import { expect, test } from 'vitest';
import { formatProblem } from './validator-words.ts';

// The messages are those of Ajv, which validates against the API document.
test.each([
  ['type', 'must be integer,null', 'must be a whole number'],
  ['type', 'must be null,integer', 'must be a whole number'],
  ['type', 'must be number', 'must be a number'],
  ['type', 'must be string,null', 'must be a text'],
  ['type', 'must be boolean', 'must be yes or no'],
  ['type', 'must be array,null', 'must be a list'],
  ['type', 'must be object', 'is not in the right form'],
  ['format', 'must match format "date"', 'must be valid'],
  ['format', 'must match format "email"', 'is not in the right form'],
  ['pattern', 'must match pattern "^[A-Z]$"', 'is not in the right form'],
  ['enum', 'must be equal to one of the allowed values: cash, card', 'is not one of the choices'],
  ['const', 'must be equal to constant', 'is not in the right form'],
  ['minimum', 'must be >= -2', 'must be at least -2'],
  ['maximum', 'must be <= 20', 'must be at most 20'],
  ['exclusiveMinimum', 'must be > 0', 'is not in the right form'],
  ['minLength', 'must NOT have fewer than 1 characters', 'is required'],
  ['minLength', 'must NOT have fewer than 8 characters', 'must be at least 8 characters'],
  ['maxLength', 'must NOT have more than 200 characters', 'must be at most 200 characters'],
  ['minItems', 'must NOT have fewer than 1 items', 'is required'],
  ['maxItems', 'must NOT have more than 50 items', 'must have at most 50 entries'],
  [
    'uniqueItems',
    'must NOT have duplicate items (items ## 1 and 0 are identical)',
    'has the same entry twice',
  ],
  ['required', "must have required property 'a'", 'is required'],
  ['additionalProperties', 'must NOT have additional properties', 'is not known here'],
  ['unevaluatedProperties', 'must NOT have unevaluated properties', 'is not known here'],
  ['oneOf', 'must match exactly one schema in oneOf', 'is not in the right form'],
  ['constructor', 'must be odd', 'is not in the right form'],
])(
  'a value that breaks %s of the API document (%s) is reported in plain words: it %s',
  (keyword, message, words) => {
    expect(formatProblem({ path: '/body/a', message, errorCode: `${keyword}.openapi.validation` })).toBe(
      words,
    );
  },
);
