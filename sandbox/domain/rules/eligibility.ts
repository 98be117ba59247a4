import type { EligibilityRule } from '../../store/schema/details.ts';
import type { Purchasable } from '../types.ts';
import { ageOn } from './dates.ts';
import { postcodeArea } from './postcode.ts';

/** The customer facts that eligibility rules use; null for a visitor. */
export interface CustomerFacts {
  dateOfBirth: string | null;
  postcode: string | null;
  email: string;
  hasActiveMembership: boolean;
}

const NO_PRICES_MESSAGE = 'You are not eligible for this membership';

/**
 * Whether this person may buy a membership. A visitor may where only the joining form can decide (age, address), and may
 * not where the operator must know the customer (employer, membership).
 */
export function purchasable(request: {
  rule: EligibilityRule;
  hasPrices: boolean;
  customer: CustomerFacts | null;
  localPostcodeAreas: string[];
  today: string;
}): Purchasable {
  if (!request.hasPrices) return { canPurchase: false, hasPrices: false, message: NO_PRICES_MESSAGE };
  const message = refusal(request);
  return { canPurchase: message === null, hasPrices: true, message };
}

function refusal(request: Parameters<typeof purchasable>[0]): string | null {
  const { rule, customer, localPostcodeAreas, today } = request;
  switch (rule.kind) {
    case 'anyone':
      return null;
    case 'age':
      return customer?.dateOfBirth ? ageRefusal(rule, ageOn(customer.dateOfBirth, today)) : null;
    case 'local-residents':
      return customer?.postcode ? residentRefusal(customer.postcode, localPostcodeAreas) : null;
    case 'corporate':
      return customer && worksFor(customer.email, rule.emailDomains)
        ? null
        : 'This membership is for employees of our corporate partners. Please log in with your work email address.';
    case 'existing-members':
      return customer?.hasActiveMembership ? null : 'This membership is only for existing members.';
  }
}

function ageRefusal(rule: { min: number | null; max: number | null }, age: number): string | null {
  const isTooYoung = rule.min !== null && age < rule.min;
  const isTooOld = rule.max !== null && age > rule.max;
  if (!isTooYoung && !isTooOld) return null;
  if (rule.min !== null && rule.max !== null) {
    return `This membership is for people aged ${rule.min} to ${rule.max}.`;
  }
  return rule.min === null
    ? `This membership is for people aged ${rule.max} or under.`
    : `This membership is for people aged ${rule.min} or over.`;
}

function residentRefusal(postcode: string, areas: string[]): string | null {
  const area = postcodeArea(postcode);
  if (area !== null && areas.includes(area)) return null;
  return `This membership is for residents of the ${areas.join(', ')} postcode area${areas.length === 1 ? '' : 's'}.`;
}

function worksFor(email: string, domains: string[]): boolean {
  const domain = email.toLowerCase().split('@').at(-1) ?? '';
  return domains.includes(domain);
}
