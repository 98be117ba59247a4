import {
  compareAgeAtStart,
  decideVisibility,
  filterOptions,
  filterVisibleOffers,
  isHeld,
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
  readonly because?: string | undefined;
};

export type Case = {
  readonly type: MembershipType;
  readonly venue: Venue;
  readonly paymentType: PaymentType;
  /** Null: not given. */
  readonly dateOfBirth: IsoDate | null;
  readonly today: IsoDate;
  /** Required questions that cannot be shown; null while that is not known. */
  readonly unaskable: readonly UnavailableField[] | null;
};

const SENT_RULE: Rule = { sentence: text('rule.sent'), isMet: true, field: 'GET /api/memberships/types' };
const READABLE_RULE: Rule = {
  sentence: text('rule.readable'),
  isMet: true,
  field: 'payment_options, id, name, slug',
};
const PURCHASABLE_FIELD = 'payment_options[].is_purchasable';

export const RULES_OF_MISSING: readonly Rule[] = [{ ...SENT_RULE, isMet: false }];

export function listRulesOfLeftOut(because: string): readonly Rule[] {
  return [SENT_RULE, { ...READABLE_RULE, isMet: false, because }];
}

/** Every rule about a membership that the site has read. */
export function listRules(saleCase: Case): Rule[] {
  return [
    SENT_RULE,
    READABLE_RULE,
    ...listVisibilityRules(saleCase),
    ...listSaleRules(saleCase),
    ...listAgeRules(saleCase),
    ...listAskingRules(saleCase),
  ];
}

function listVisibilityRules({ type, venue, paymentType }: Case): Rule[] {
  const { hasName, hasOptions, givesAccess } = decideVisibility(type, paymentType, venue.id);
  return [
    { sentence: text('rule.hasName'), isMet: hasName, field: 'name' },
    { sentence: text('rule.hasOptions'), isMet: hasOptions, field: 'payment_options[].payment_type' },
    { sentence: text('rule.givesAccess'), isMet: givesAccess, field: 'provides_access_to[].id' },
  ];
}

function listSaleRules({ type, venue, paymentType }: Case): Rule[] {
  const options = filterOptions(type, paymentType);
  if (options.length === 0) return [];
  const says = options.map(({ isPurchasable: { message } }) => message).find(Boolean);
  const rules: Rule[] = [
    {
      sentence: text('rule.canPurchase'),
      isMet: options.some(({ isPurchasable: { canPurchase } }) => canPurchase),
      field: `${PURCHASABLE_FIELD}.can_purchase`,
      because: says ?? undefined,
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
    { sentence: text('rule.isHeld'), isMet: options.some(isHeld), field: `${PURCHASABLE_FIELD}.code` },
    {
      sentence: text('rule.showsIneligible'),
      isMet: venue.canDisplayIneligibleMemberships,
      field: 'can_display_ineligible_memberships (GET /api/venues/online-joining)',
    },
  ];
}

function formatAges({ minAge = null, maxAge = null }: MembershipType) {
  return { minAge, maxAge };
}

function listAgeRules({ type, dateOfBirth, today }: Case): Rule[] {
  const ages = formatAges(type);
  const { isOldEnough, isYoungEnough } = dateOfBirth
    ? compareAgeAtStart(ages, dateOfBirth, today)
    : { isOldEnough: true, isYoungEnough: true };
  return [
    ...(ages.minAge === null
      ? []
      : [{ sentence: text('rule.isOldEnough', { age: ages.minAge }), isMet: isOldEnough, field: 'min_age' }]),
    ...(ages.maxAge === null
      ? []
      : [
          {
            sentence: text('rule.isYoungEnough', { age: ages.maxAge }),
            isMet: isYoungEnough,
            field: 'max_age',
          },
        ]),
    {
      sentence: text('rule.asksNoMore'),
      isMet: !needsMoreThanAge(type),
      field: 'eligibility',
      because: needsMoreThanAge(type)
        ? text('because.more', { name: type.eligibility?.name ?? '' })
        : undefined,
    },
  ];
}

function listAskingRules({ unaskable }: Case): Rule[] {
  if (unaskable === null) return [];
  const names = unaskable.map(({ label }) => `“${label}”`).join(', ');
  return [
    {
      sentence: text('rule.askable'),
      isMet: unaskable.length === 0,
      field: 'GET /api/custom-questions/memberships/{id}',
      because: names === '' ? undefined : text('because.unaskable', { names }),
    },
  ];
}

/** What customers meet, by the site's own list. */
export function formatVerdict({ type, venue, paymentType, dateOfBirth, today, unaskable }: Case): string {
  const isListed = (showsIneligible: boolean) =>
    filterVisibleOffers([type], { paymentType, categoryId: null, venueId: venue.id, showsIneligible })
      .length > 0;
  if (!isListed(venue.canDisplayIneligibleMemberships)) return text('verdict.hidden');
  if (!isListed(false)) return text('verdict.ineligible');
  if (!filterOptions(type, paymentType).some(isPurchasable)) return text('verdict.refused');
  if (unaskable !== null && unaskable.length > 0) return text('verdict.unaskable');
  const isOfAge =
    dateOfBirth === null ||
    Object.values(compareAgeAtStart(formatAges(type), dateOfBirth, today)).every(Boolean);
  return text(isOfAge ? 'verdict.sold' : 'verdict.age');
}
