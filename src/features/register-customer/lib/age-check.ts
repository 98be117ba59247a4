import { type Ages, formatAges, isAgeWithinAtStart } from '@/entities/membership';
import {
  type FieldOptions,
  type FormDefinition,
  type FormValues,
  findFieldByToken,
  mapFieldOptions,
  moveFieldFirst,
} from '@/shared/forms';
import { isIsoDate } from '@/shared/lib';
import { text } from '../texts';

/** The chosen membership's name and ages. */
export type MembershipAgeRule = Ages & { readonly membership: string };

/** The autocomplete token of a date of birth. */
const BIRTHDAY_TOKEN = 'bday';

/** A date of birth outside the chosen membership's ages. */
export type AgeProblem = {
  /** The path of the date of birth's field. */
  readonly path: string;
  /** YYYY-MM-DD */
  readonly dateOfBirth: string;
  /** Who the membership is for, as a sentence. */
  readonly reason: string;
};

/**
 * Moves the date of birth, found by its autocomplete token, to the start of its section and adds a rule: a customer outside the
 * chosen membership's ages sees a message before an account is created. The server still decides.
 *
 * @param today the server's date, YYYY-MM-DD
 */
export function addAgeCheck(
  definition: FormDefinition,
  ages: MembershipAgeRule | null,
  today: string,
): FormDefinition {
  const agesText = ages && formatAges(ages);
  if (!ages || !agesText) return definition;
  const checkedDefinition = mapFieldOptions(definition, (options) => {
    if (options.autoComplete !== BIRTHDAY_TOKEN) return options;
    const check: FieldOptions['check'] = (value, values) =>
      options.check?.(value, values) ??
      (isAgeOutside(ages, value, today)
        ? text('details.ageOutside', { membership: ages.membership, ages: agesText })
        : null);
    return { ...options, check };
  });
  const path = findFieldByToken(checkedDefinition, BIRTHDAY_TOKEN);
  return path === null ? checkedDefinition : moveFieldFirst(checkedDefinition, path);
}

/**
 * Why the chosen membership is not for a customer with these answers; null if it is, or if that is unknown.
 *
 * @param today the server's date, YYYY-MM-DD
 */
export function findAgeProblem(
  definition: FormDefinition | null,
  values: FormValues,
  ages: MembershipAgeRule | null,
  today: string,
): AgeProblem | null {
  const agesText = ages && formatAges(ages);
  const path = definition && findFieldByToken(definition, BIRTHDAY_TOKEN);
  const dateOfBirth = path ? values[path] : undefined;
  if (
    !ages ||
    !agesText ||
    !path ||
    !isPastDate(dateOfBirth, today) ||
    !isAgeOutside(ages, dateOfBirth, today)
  )
    return null;
  return {
    path,
    dateOfBirth,
    reason: text('details.ageReason', { membership: ages.membership, ages: agesText }),
  };
}

function isPastDate(value: unknown, today: string): value is string {
  return typeof value === 'string' && isIsoDate(value) && value <= today;
}

function isAgeOutside(ages: Ages, value: unknown, today: string): boolean {
  return typeof value === 'string' && isIsoDate(value) && !isAgeWithinAtStart(ages, value, today);
}
