import type { EligibilityRule } from '../../../store/schema/details.ts';
import { addDays, findBirthday, formatLongDate, pickLater } from '../../common/index.ts';
import type { Purchasable } from '../../common/types.ts';
import { parsePostcodeArea } from './postcode.ts';

/** The customer facts that eligibility rules use; null for a visitor. */
export interface CustomerFacts {
  dateOfBirth: string | null;
  postcode: string | null;
  email: string;
  hasActiveMembership: boolean;
}

const NO_PRICES_MESSAGE = 'You are not eligible for this membership';

/**
 * Whether a person may buy a membership. A visitor may if only the joining form can decide (age, address), and may not if the
 * operator must know the customer (employer, membership).
 */
export function checkPurchasable(request: {
  rule: EligibilityRule;
  hasPrices: boolean;
  customer: CustomerFacts | null;
  localPostcodeAreas: string[];
  /** The first possible start date. */
  today: string;
  /** The last possible start date; `today` by default. */
  lastStartDay?: string;
  /** The name of the membership. */
  name: string;
}): Purchasable {
  if (!request.hasPrices) return { canPurchase: false, hasPrices: false, message: NO_PRICES_MESSAGE };
  const message = findEligibilityRefusal(request);
  return message === null
    ? { canPurchase: true, hasPrices: true, message: formatLaterStart(request) }
    : { canPurchase: false, hasPrices: true, message };
}

/**
 * The first and last day between `min` and `max` on which a person may start a membership at their age on that day; null if
 * there is none.
 */
export function findStartDays(
  rule: EligibilityRule,
  dateOfBirth: string | null,
  { min, max }: { min: string; max: string },
): { min: string; max: string } | null {
  if (rule.kind !== 'age' || dateOfBirth === null) return { min, max };
  const firstDay = rule.min === null ? min : pickLater(min, findBirthday(dateOfBirth, rule.min));
  const tooOldFrom = rule.max === null ? null : findBirthday(dateOfBirth, rule.max + 1);
  const lastDay = tooOldFrom === null || tooOldFrom > max ? max : addDays(tooOldFrom, -1);
  return firstDay <= lastDay ? { min: firstDay, max: lastDay } : null;
}

/** A sentence with the date from which a person can join who is too young today; null if they can start today. */
function formatLaterStart({
  rule,
  customer,
  today,
  lastStartDay = today,
  name,
}: Parameters<typeof checkPurchasable>[0]) {
  const days = findStartDays(rule, customer?.dateOfBirth ?? null, { min: today, max: lastStartDay });
  return days && days.min > today ? `From ${formatLongDate(days.min)} you can join ${name}.` : null;
}

function findEligibilityRefusal(request: Parameters<typeof checkPurchasable>[0]): string | null {
  const { rule, customer, localPostcodeAreas, today, lastStartDay = today } = request;
  switch (rule.kind) {
    case 'anyone':
      return null;
    case 'age':
      return findStartDays(rule, customer?.dateOfBirth ?? null, { min: today, max: lastStartDay }) === null
        ? formatAgeRefusal(rule)
        : null;
    case 'local-residents':
      return customer?.postcode ? findResidentRefusal(customer.postcode, localPostcodeAreas) : null;
    case 'corporate':
      return customer && worksFor(customer.email, rule.emailDomains)
        ? null
        : 'This membership is for employees of our corporate partners. Please log in with your work email address.';
    case 'existing-members':
      return customer?.hasActiveMembership ? null : 'This membership is only for existing members.';
  }
}

function formatAgeRefusal(rule: { min: number | null; max: number | null }): string {
  if (rule.min !== null && rule.max !== null) {
    return `This membership is for people aged ${rule.min} to ${rule.max}.`;
  }
  return rule.min === null
    ? `This membership is for people aged ${rule.max} or under.`
    : `This membership is for people aged ${rule.min} or over.`;
}

function findResidentRefusal(postcode: string, areas: string[]): string | null {
  const area = parsePostcodeArea(postcode);
  if (area !== null && areas.includes(area)) return null;
  return `This membership is for residents of the ${areas.join(', ')} postcode area${areas.length === 1 ? '' : 's'}.`;
}

function worksFor(email: string, domains: string[]): boolean {
  const domain = email.toLowerCase().split('@').at(-1) ?? '';
  return domains.includes(domain);
}
