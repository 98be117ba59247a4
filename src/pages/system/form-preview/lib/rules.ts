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

const SENT: Rule = { sentence: text('rule.sent'), isMet: true, field: 'GET /api/memberships/types' };
const READABLE: Rule = {
  sentence: text('rule.readable'),
  isMet: true,
  field: 'payment_options, id, name, slug',
};
const PURCHASABLE = 'payment_options[].is_purchasable';

export const RULES_OF_MISSING: readonly Rule[] = [{ ...SENT, isMet: false }];

export function listRulesOfLeftOut(because: string): readonly Rule[] {
  return [SENT, { ...READABLE, isMet: false, because }];
}

/** Every rule about a membership that the site has read. */
export function listRules(one: Case): Rule[] {
  return [SENT, READABLE, ...visibilityRules(one), ...saleRules(one), ...ageRules(one), ...askingRules(one)];
}

function visibilityRules({ type, venue, paymentType }: Case): Rule[] {
  const { hasName, hasOptions, givesAccess } = decideVisibility(type, paymentType, venue.id);
  return [
    { sentence: text('rule.hasName'), isMet: hasName, field: 'name' },
    { sentence: text('rule.hasOptions'), isMet: hasOptions, field: 'payment_options[].payment_type' },
    { sentence: text('rule.givesAccess'), isMet: givesAccess, field: 'provides_access_to[].id' },
  ];
}

function saleRules({ type, venue, paymentType }: Case): Rule[] {
  const options = filterOptions(type, paymentType);
  if (options.length === 0) return [];
  const says = options.map(({ isPurchasable: { message } }) => message).find(Boolean);
  const rules: Rule[] = [
    {
      sentence: text('rule.canPurchase'),
      isMet: options.some(({ isPurchasable: { canPurchase } }) => canPurchase),
      field: `${PURCHASABLE}.can_purchase`,
      because: says ?? undefined,
    },
    {
      sentence: text('rule.hasPrices'),
      isMet: options.some(({ isPurchasable: { hasPrices } }) => hasPrices),
      field: `${PURCHASABLE}.has_prices`,
    },
  ];
  if (options.some(isPurchasable)) return rules;
  return [
    ...rules,
    { sentence: text('rule.isHeld'), isMet: options.some(isHeld), field: `${PURCHASABLE}.code` },
    {
      sentence: text('rule.showsIneligible'),
      isMet: venue.canDisplayIneligibleMemberships,
      field: 'can_display_ineligible_memberships (GET /api/venues/online-joining)',
    },
  ];
}

function agesOf({ minAge = null, maxAge = null }: MembershipType) {
  return { minAge, maxAge };
}

function ageRules({ type, dateOfBirth, today }: Case): Rule[] {
  const ages = agesOf(type);
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

function askingRules({ unaskable }: Case): Rule[] {
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
    dateOfBirth === null || Object.values(compareAgeAtStart(agesOf(type), dateOfBirth, today)).every(Boolean);
  return text(isOfAge ? 'verdict.sold' : 'verdict.age');
}
