import { type Ages, agesText, isAgeWithinAtStart } from '@/entities/membership';
import {
  type FieldOptions,
  type FormDefinition,
  type FormValues,
  fieldByToken,
  withFieldFirst,
  withOptions,
} from '@/shared/forms';
import { isIsoDate } from '@/shared/lib';
import { text } from '../texts';

/** The chosen membership's name and whom it is for. */
export type MembershipAgeRule = Ages & { readonly membership: string };

/** The autocomplete token of a date of birth. */
const BIRTHDAY = 'bday';

/** A date of birth that the chosen membership is not for. */
export type AgeProblem = {
  /** The path of its field. */
  readonly path: string;
  /** YYYY-MM-DD */
  readonly dateOfBirth: string;
  /** Whom the membership is for, as a sentence. */
  readonly reason: string;
};

/**
 * The form with its date of birth, known by its autocomplete token, at the start of its section and with one more rule: a customer
 * outside the chosen membership's ages sees a message before an account is made. The server still decides.
 *
 * @param today the server's day, YYYY-MM-DD
 */
export function withAgeCheck(
  definition: FormDefinition,
  ages: MembershipAgeRule | null,
  today: string,
): FormDefinition {
  const words = ages && agesText(ages);
  if (!ages || !words) return definition;
  const checked = withOptions(definition, (options) => {
    if (options.autoComplete !== BIRTHDAY) return options;
    const check: FieldOptions['check'] = (value, values) =>
      options.check?.(value, values) ??
      (isOutside(ages, value, today)
        ? text('details.ageOutside', { membership: ages.membership, ages: words })
        : null);
    return { ...options, check };
  });
  const path = fieldByToken(checked, BIRTHDAY);
  return path === null ? checked : withFieldFirst(checked, path);
}

/**
 * Why the chosen membership is not for a customer with these answers; null when it is, or when that is not known.
 *
 * @param today the server's day, YYYY-MM-DD
 */
export function ageProblem(
  definition: FormDefinition | null,
  values: FormValues,
  ages: MembershipAgeRule | null,
  today: string,
): AgeProblem | null {
  const words = ages && agesText(ages);
  const path = definition && fieldByToken(definition, BIRTHDAY);
  const dateOfBirth = path ? values[path] : undefined;
  if (!ages || !words || !path || !isBefore(dateOfBirth, today) || !isOutside(ages, dateOfBirth, today))
    return null;
  return {
    path,
    dateOfBirth,
    reason: text('details.ageReason', { membership: ages.membership, ages: words }),
  };
}

function isBefore(value: unknown, today: string): value is string {
  return typeof value === 'string' && isIsoDate(value) && value <= today;
}

function isOutside(ages: Ages, value: unknown, today: string): boolean {
  return typeof value === 'string' && isIsoDate(value) && !isAgeWithinAtStart(ages, value, today);
}
