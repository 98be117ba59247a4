import type { ItemOptions } from '../../store/schema/details.ts';
import { type FieldErrors, invalid } from '../domain-error.ts';
import { isOneLine } from './plain-text.ts';

type Option = 'text' | 'instant' | 'quantity';

const MAX_TEXT_LENGTH = 200;
const MAX_QUANTITY = 20;
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:/;

/** The options of each item type. A membership's options are chosen only on the joining page. */
const OPTIONS: Readonly<Record<string, Readonly<Record<string, Option>>>> = {
  product: {
    quantity: 'quantity',
    size: 'text',
    colour: 'text',
    equipment: 'text',
    variant: 'text',
    venue: 'text',
    starts_at: 'instant',
    ends_at: 'instant',
    benefit_id: 'text',
    package_id: 'text',
  },
};

const RULES: Readonly<Record<Option, { fits: (value: unknown) => boolean; says: string }>> = {
  text: {
    fits: (value) => typeof value === 'string' && value.length <= MAX_TEXT_LENGTH && isOneLine(value),
    says: `must be one line of at most ${MAX_TEXT_LENGTH} characters`,
  },
  instant: {
    fits: (value) => typeof value === 'string' && INSTANT.test(value) && !Number.isNaN(Date.parse(value)),
    says: 'must be a date and time',
  },
  quantity: {
    fits: (value) => Number.isInteger(value) && Number(value) >= 1 && Number(value) <= MAX_QUANTITY,
    says: `must be a whole number between 1 and ${MAX_QUANTITY}`,
  },
};

/**
 * Checks the options of an item of this type and returns them as sent; null means not chosen.
 *
 * @throws DomainError 422 by option: an unknown option or an invalid value
 */
export function checkItemOptions(type: string, options: ItemOptions): ItemOptions {
  const known = new Map(Object.entries(OPTIONS[type] ?? {}));
  const errors: FieldErrors = {};
  for (const [name, value] of Object.entries(options)) {
    const rule = known.get(name);
    if (!rule) errors[name] = [`This item has no option "${name}".`];
    else if (value !== null && !RULES[rule].fits(value))
      errors[name] = [`${titled(name)} ${RULES[rule].says}.`];
  }
  if (Object.keys(errors).length > 0) throw invalid(errors);
  return options;
}

/** The quantity, or null when it is not set. */
export function quantityIn({ quantity }: ItemOptions): number | null {
  return typeof quantity === 'number' ? quantity : null;
}

function titled(name: string): string {
  const words = name.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
