import {
  addDays,
  addMonths,
  calculateSessionTimes,
  containsAddress,
  countDaysBetween,
  type Frequency,
  formatLongDate,
  formatPeriod,
  formatPeriodKey,
  isIsoDate,
  parseDateParts,
} from '../../common/index.ts';
import type { GuestRules } from '../../common/types.ts';
import { createErrorCollector } from '../../people/index.ts';

/** A pass that a customer asks for. */
export interface PassRequest {
  firstName: string;
  lastName: string;
  email: string;
  visitDate: string;
  venueId: string;
  confirmedOfAge: boolean;
}

/** Letters and digits that cannot be mistaken for one another. */
const CODE_ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const CODE_LENGTH = 8;
/** How many days ahead a pass can be issued. */
const MAX_DAYS_AHEAD = 30;
const EMAIL_PATTERN = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/**
 * Creates a code.
 * @param randomBelow returns a random whole number from 0, below its argument
 */
export function createPassCode(randomBelow: (limit: number) => number): string {
  return Array.from({ length: CODE_LENGTH }, () => CODE_ALPHABET[randomBelow(CODE_ALPHABET.length)]).join('');
}

/** The first moment after a visit day at which a pass for that day is no longer valid: midnight in London. */
export function calculateVisitEnd(visitDate: string): Date {
  return calculateSessionTimes(addDays(visitDate, 1), '00:00', 0).startsAt;
}

/** When a benefit renews; null for one that does not. */
export function findRenewalDate(frequency: Frequency | null, today: string): string | null {
  switch (frequency) {
    case null:
      return null;
    case 'days':
      return addDays(today, 1);
    case 'weeks':
      return addDays(formatPeriodKey('weeks', today).slice('week-'.length), 7);
    case 'months':
      return addMonths(`${today.slice(0, 7)}-01`, 1);
    case 'years':
      return `${parseDateParts(today).year + 1}-01-01`;
  }
}

/** Why a pass cannot be issued, by field; empty if it can. */
export function findPassErrors(
  passRequest: PassRequest,
  {
    rules,
    venueIds,
    today,
    lastDay,
    guestPassCount,
  }: {
    rules: GuestRules;
    venueIds: readonly string[];
    today: string;
    /** The last day of the membership; null if it continues. */
    lastDay: string | null;
    /** The number of other passes of this guest in the month of the visit. */
    guestPassCount: number;
  },
): Record<string, string[]> {
  const errorCollector = createErrorCollector();
  errorCollector.add('first_name', findNameProblem(passRequest.firstName, 'First name'));
  errorCollector.add('last_name', findNameProblem(passRequest.lastName, 'Last name'));
  if (!EMAIL_PATTERN.test(passRequest.email))
    errorCollector.add('email', 'Enter an email address in the format name@example.com.');
  else if (guestPassCount >= rules.perGuestPerMonth)
    errorCollector.add(
      'email',
      `This guest has already had a pass ${formatPeriod('months', passRequest.visitDate, today)}.`,
    );
  if (!isWithinAllowedDays(passRequest.visitDate, today))
    errorCollector.add('visit_date', `Choose a day from today to ${MAX_DAYS_AHEAD} days ahead.`);
  else if (lastDay !== null && passRequest.visitDate > lastDay)
    errorCollector.add(
      'visit_date',
      `Your membership ends on ${formatLongDate(lastDay)}. Choose a day until then.`,
    );
  if (!venueIds.includes(passRequest.venueId))
    errorCollector.add('venue_id', 'You can’t use this pass at this centre.');
  if (!passRequest.confirmedOfAge)
    errorCollector.add('confirmed_of_age', `Please confirm that your guest is ${rules.minAge} or over.`);
  return errorCollector.errors;
}

function findNameProblem(name: string, label: string): string | null {
  if (name === '') return `${label} is required.`;
  return containsAddress(name) ? 'Enter a name, without an address or a number.' : null;
}

function isWithinAllowedDays(date: string, today: string): boolean {
  if (!isIsoDate(date)) return false;
  const daysAhead = countDaysBetween(today, date);
  return daysAhead >= 0 && daysAhead <= MAX_DAYS_AHEAD;
}
