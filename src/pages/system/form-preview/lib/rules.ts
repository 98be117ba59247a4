import {
  compareAgeAtStart,
  decideVisibility,
  filterOptions,
  filterVisibleOffers,
  isAlreadyHeld,
  isPurchasable,
  needsMoreThanAge,
  type PaymentType,
} from '@/entities/membership';
import type { MembershipType, UnavailableField, Venue } from '@/shared/api';
import type { IsoDate } from '@/shared/lib';
import { text } from '../rule-texts';

/** A rule of the site about a membership, and the field of the API that decides it. */
export type Rule = {
  readonly sentence: string;
  readonly isMet: boolean;
  readonly field: string;
  readonly reason?: string | undefined;
};

export type SaleCase = {
  readonly membershipType: MembershipType;
  readonly venue: Venue;
  readonly paymentType: PaymentType;
  /** The date of birth of the customer; null if it is not given. */
  readonly dateOfBirth: IsoDate | null;
  readonly today: IsoDate;
  /** Required questions that cannot be shown; null while that is not known. */
  readonly unavailableFields: readonly UnavailableField[] | null;
};

const SENT_RULE: Rule = { sentence: text('rule.sent'), isMet: true, field: 'GET /api/memberships/types' };
const READABLE_RULE: Rule = {
  sentence: text('rule.readable'),
  isMet: true,
  field: 'payment_options, id, name, slug',
};
const PURCHASABLE_FIELD = 'payment_options[].is_purchasable';

export const RULES_OF_MISSING_MEMBERSHIP: readonly Rule[] = [{ ...SENT_RULE, isMet: false }];

export function listRulesOfLeftOutMembership(reason: string): readonly Rule[] {
  return [SENT_RULE, { ...READABLE_RULE, isMet: false, reason }];
}

/** Every rule about a membership that the site has read. */
export function listRules(saleCase: SaleCase): Rule[] {
  return [
    SENT_RULE,
    READABLE_RULE,
    ...listVisibilityRules(saleCase),
    ...listSaleRules(saleCase),
    ...listAgeRules(saleCase),
    ...listQuestionRules(saleCase),
  ];
}

function listVisibilityRules({ membershipType, venue, paymentType }: SaleCase): Rule[] {
  const { hasName, hasOptions, givesAccess } = decideVisibility(membershipType, paymentType, venue.id);
  return [
    { sentence: text('rule.hasName'), isMet: hasName, field: 'name' },
    { sentence: text('rule.hasOptions'), isMet: hasOptions, field: 'payment_options[].payment_type' },
    { sentence: text('rule.givesAccess'), isMet: givesAccess, field: 'provides_access_to[].id' },
  ];
}

function listSaleRules({ membershipType, venue, paymentType }: SaleCase): Rule[] {
  const options = filterOptions(membershipType, paymentType);
  if (options.length === 0) return [];
  const operatorMessage = options.map(({ isPurchasable: { message } }) => message).find(Boolean);
  const rules: Rule[] = [
    {
      sentence: text('rule.canPurchase'),
      isMet: options.some(({ isPurchasable: { canPurchase } }) => canPurchase),
      field: `${PURCHASABLE_FIELD}.can_purchase`,
      reason: operatorMessage ?? undefined,
    },
    {
      sentence: text('rule.hasPrices'),
      isMet: options.some(({ isPurchasable: { hasPrices } }) => hasPrices),
      field: `${PURCHASABLE_FIELD}.has_prices`,
    },
  ];
  if (options.some(isPurchasable)) return rules;
  return [
    ...rules,
    { sentence: text('rule.isHeld'), isMet: options.some(isAlreadyHeld), field: `${PURCHASABLE_FIELD}.code` },
    {
      sentence: text('rule.showsIneligible'),
      isMet: venue.canDisplayIneligibleMemberships,
      field: 'can_display_ineligible_memberships (GET /api/venues/online-joining)',
    },
  ];
}

function pickAgeLimits({ minAge = null, maxAge = null }: MembershipType) {
  return { minAge, maxAge };
}

function listAgeRules({ membershipType, dateOfBirth, today }: SaleCase): Rule[] {
  const ageLimits = pickAgeLimits(membershipType);
  const { isOldEnough, isYoungEnough } = dateOfBirth
    ? compareAgeAtStart(ageLimits, dateOfBirth, today)
    : { isOldEnough: true, isYoungEnough: true };
  return [
    ...(ageLimits.minAge === null
      ? []
      : [
          {
            sentence: text('rule.isOldEnough', { age: ageLimits.minAge }),
            isMet: isOldEnough,
            field: 'min_age',
          },
        ]),
    ...(ageLimits.maxAge === null
      ? []
      : [
          {
            sentence: text('rule.isYoungEnough', { age: ageLimits.maxAge }),
            isMet: isYoungEnough,
            field: 'max_age',
          },
        ]),
    {
      sentence: text('rule.asksNoMore'),
      isMet: !needsMoreThanAge(membershipType),
      field: 'eligibility',
      reason: needsMoreThanAge(membershipType)
        ? text('because.more', { name: membershipType.eligibility?.name ?? '' })
        : undefined,
    },
  ];
}

function listQuestionRules({ unavailableFields }: SaleCase): Rule[] {
  if (unavailableFields === null) return [];
  const names = unavailableFields.map(({ label }) => `“${label}”`).join(', ');
  return [
    {
      sentence: text('rule.askable'),
      isMet: unavailableFields.length === 0,
      field: 'GET /api/custom-questions/memberships/{id}',
      reason: names === '' ? undefined : text('because.unaskable', { names }),
    },
  ];
}

/** What customers meet, by the site's own list. */
export function formatVerdict({
  membershipType,
  venue,
  paymentType,
  dateOfBirth,
  today,
  unavailableFields,
}: SaleCase): string {
  const isListed = (showsIneligible: boolean) =>
    filterVisibleOffers([membershipType], {
      paymentType,
      categoryId: null,
      venueId: venue.id,
      showsIneligible,
    }).length > 0;
  if (!isListed(venue.canDisplayIneligibleMemberships)) return text('verdict.hidden');
  if (!isListed(false)) return text('verdict.ineligible');
  if (!filterOptions(membershipType, paymentType).some(isPurchasable)) return text('verdict.refused');
  if (unavailableFields !== null && unavailableFields.length > 0) return text('verdict.unaskable');
  const isOfAge =
    dateOfBirth === null ||
    Object.values(compareAgeAtStart(pickAgeLimits(membershipType), dateOfBirth, today)).every(Boolean);
  return text(isOfAge ? 'verdict.sold' : 'verdict.age');
}
