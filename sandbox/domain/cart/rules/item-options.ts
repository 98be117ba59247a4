import { type FieldErrors, invalid, isOneLine } from '../../common/index.ts';
import type { ItemOptions } from '../../common/types.ts';

/** The options that an item accepts: the kind of value by option name. `json` is any JSON within limits. */
export type OptionRules = Readonly<Record<string, 'text' | 'instant' | 'quantity' | 'json'>>;

const MAX_TEXT_LENGTH = 200;
const MAX_QUANTITY = 20;
const MAX_JSON_LENGTH = 4_000;
const MAX_JSON_DEPTH = 4;
const INSTANT_PATTERN = /^\d{4}-\d{2}-\d{2}T\d{2}:/;

const VALUE_RULES: Readonly<
  Record<OptionRules[string], { isValid: (value: unknown) => boolean; requirement: string }>
> = {
  text: {
    isValid: (value) => typeof value === 'string' && value.length <= MAX_TEXT_LENGTH && isOneLine(value),
    requirement: `must be one line of at most ${MAX_TEXT_LENGTH} characters`,
  },
  instant: {
    isValid: (value) =>
      typeof value === 'string' && INSTANT_PATTERN.test(value) && !Number.isNaN(Date.parse(value)),
    requirement: 'must be a date and time',
  },
  quantity: {
    isValid: isQuantity,
    requirement: `must be a whole number between 1 and ${MAX_QUANTITY}`,
  },
  json: {
    isValid: (value) =>
      measureDepth(value) <= MAX_JSON_DEPTH && JSON.stringify(value).length <= MAX_JSON_LENGTH,
    requirement: `must be at most ${MAX_JSON_DEPTH} levels deep and ${MAX_JSON_LENGTH} characters long`,
  },
};

/**
 * Checks the options of an item against the rules of its type and returns them as sent. Null means not chosen.
 * @throws DomainError 422 by option: an unknown option or an invalid value
 */
export function checkItemOptions(rules: OptionRules, options: ItemOptions): ItemOptions {
  const rulesByName = new Map(Object.entries(rules));
  const errors: FieldErrors = {};
  for (const [name, value] of Object.entries(options)) {
    const rule = rulesByName.get(name);
    if (!rule) errors[name] = [`This item has no option "${name}".`];
    else if (value !== null && !VALUE_RULES[rule].isValid(value))
      errors[name] = [`${toFieldTitle(name)} ${VALUE_RULES[rule].requirement}.`];
  }
  if (Object.keys(errors).length > 0) throw invalid(errors);
  return options;
}

/** Whether a value is an allowed quantity. */
export function isQuantity(value: unknown): boolean {
  return typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= MAX_QUANTITY;
}

/** The quantity, or null when it is not set. */
export function readQuantity({ quantity }: ItemOptions): number | null {
  return typeof quantity === 'number' ? quantity : null;
}

// Measures how deeply a value is nested. Stops at the limit, so that any depth is safe.
function measureDepth(value: unknown, limit = MAX_JSON_DEPTH): number {
  if (typeof value !== 'object' || value === null) return 0;
  if (limit === 0) return 1;
  return 1 + Math.max(0, ...Object.values(value).map((child) => measureDepth(child, limit - 1)));
}

function toFieldTitle(name: string): string {
  const words = name.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
