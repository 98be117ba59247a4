import { type Ages, agesText, isAgeWithin } from '@/entities/membership';
import { type FieldOptions, type FormDefinition, withOptions } from '@/shared/forms';
import { isIsoDate } from '@/shared/lib';
import { text } from '../texts';

/** The chosen membership's name and whom it is for. */
export type AgesOfMembership = Ages & { readonly membership: string };

/**
 * The form with one more rule for its date of birth, known by its autocomplete token: a customer outside the chosen
 * membership's ages sees a message before an account is made. The server still decides.
 *
 * @param today the server's day, YYYY-MM-DD
 */
export function withAgeCheck(
  definition: FormDefinition,
  ages: AgesOfMembership | null,
  today: string,
): FormDefinition {
  const words = ages && agesText(ages);
  if (!ages || !words) return definition;
  return withOptions(definition, (options) => {
    if (options.autoComplete !== 'bday') return options;
    const check: FieldOptions['check'] = (value, values) =>
      options.check?.(value, values) ??
      (typeof value === 'string' && isIsoDate(value) && !isAgeWithin(ages, value, today)
        ? text('details.ageOutside', { membership: ages.membership, ages: words })
        : null);
    return { ...options, check };
  });
}
