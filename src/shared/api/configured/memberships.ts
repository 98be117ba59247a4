import type { Camel } from '../camel';
import { toUnexpectedFailure } from '../failure';
import type { components } from '../schema.gen';
import type { ConfigurationFault, ConfigurationProblem, ReadResult } from './configuration-problem';
import { toShownText } from './to-shown-text';
import { formatScalar, isRecord, readFlag, toList, toRecord } from './values';

type MembershipType = Camel<components['schemas']['MembershipType']>;
type Benefit = MembershipType['benefits'][number];
type Category = MembershipType['categories'][number];

const BENEFIT_FREQUENCIES = ['days', 'weeks', 'months', 'years'] as const;

/**
 * Parses the operator's memberships. Benefits and categories are accepted in any form; memberships that cannot be shown or sold
 * are dropped. Prices are passed through.
 *
 * @param rawValue the `data` of the response, names in camelCase
 * @throws ApiFailure `unexpected` if it is not a list
 */
export function readMembershipTypes(rawValue: readonly MembershipType[]): ReadResult<MembershipType[]> {
  const rawTypes = toList(rawValue);
  if (rawTypes === null) throw toUnexpectedFailure(new Error('Pavilion: the memberships are no list.'));
  const problems: ConfigurationProblem[] = [];
  const slugs = new Set<string>();
  const value = Object.values(rawValue).flatMap((type, index) => {
    const fault = findFault(type, slugs);
    if (fault !== null) {
      const name = toShownText(toRecord(type).name) || `membership ${index + 1}`;
      problems.push({ ...fault, kind: 'membership', name, path: [index] });
      return [];
    }
    const report =
      (kind: 'benefit' | 'category', list: 'benefits' | 'categories') =>
      (fault: ConfigurationFault, position: number) =>
        problems.push({ ...fault, kind, name: toShownText(type.name), path: [index, list, position] });
    return [
      {
        ...type,
        name: formatScalar(type.name),
        description: formatScalar(type.description),
        eligibility: readEligibility(type.eligibility),
        minAge: readAgeLimit(type.minAge),
        maxAge: readAgeLimit(type.maxAge),
        providesAccessTo: readVenues(type.providesAccessTo),
        benefits: readBenefits(type.benefits, report('benefit', 'benefits')),
        categories: readCategories(type.categories, report('category', 'categories')),
        imageUrl: formatScalar(type.imageUrl) || null,
        recommended: readFlag(type.recommended, false),
      },
    ];
  });
  return { value, problems };
}

/** Why a membership cannot be shown or sold; null if it can. */
function findFault(rawValue: unknown, slugs: Set<string>): ConfigurationFault | null {
  if (!isRecord(rawValue)) return { code: 'notAnObject' };
  const slug = formatScalar(rawValue.slug);
  const texts = { id: formatScalar(rawValue.id), name: toShownText(rawValue.name), slug };
  const missingText = Object.entries(texts).find(([, text]) => text === '');
  if (missingText) return { code: 'missing', key: missingText[0] };
  if (slugs.has(slug)) return { code: 'twice', key: 'slug', value: slug };
  if (!Array.isArray(rawValue.paymentOptions)) return { code: 'noPaymentOptions' };
  if (!rawValue.paymentOptions.every(isPaymentOption)) return { code: 'unreadablePaymentOption' };
  slugs.add(slug);
  return null;
}

function isPaymentOption(rawValue: unknown): boolean {
  return isRecord(rawValue) && isRecord(rawValue.fees) && isRecord(rawValue.isPurchasable);
}

function readEligibility(rawValue: unknown): MembershipType['eligibility'] {
  const name = toShownText(toRecord(rawValue).name);
  return name === '' ? null : { name };
}

/** Whole years; null for anything else, so that an unreadable limit excludes nobody. */
function readAgeLimit(rawValue: unknown): number | null {
  const age = Number(formatScalar(rawValue) || Number.NaN);
  return Number.isInteger(age) && age >= 0 ? age : null;
}

/** Null if there is no list; an unreadable list gives access to no known venue. Plain ids are venues too. */
function readVenues(rawValue: unknown): MembershipType['providesAccessTo'] {
  if (rawValue === null || rawValue === undefined) return null;
  return (toList(rawValue) ?? []).flatMap((venue) => {
    const id = formatScalar(isRecord(venue) ? venue.id : venue);
    return id === '' ? [] : [{ id, name: toShownText(toRecord(venue).name) }];
  });
}

type ReportFault = (fault: ConfigurationFault, index: number) => void;

function readBenefits(benefits: unknown, report: ReportFault) {
  return (toList(benefits) ?? []).flatMap((rawValue, index): Benefit[] => {
    const benefit = isRecord(rawValue) ? rawValue : { name: rawValue };
    const name = toShownText(benefit.name);
    if (name === '') {
      report({ code: 'namelessBenefit', position: index + 1 }, index);
      return [];
    }
    const uses = Number(formatScalar(toRecord(rawValue).totalUses) || Number.NaN);
    return [
      {
        name,
        totalUses: Number.isFinite(uses) ? uses : null,
        frequency:
          BENEFIT_FREQUENCIES.find((frequency) => frequency === toRecord(rawValue).frequency) ?? null,
        description: toShownText(toRecord(rawValue).description) || null,
      },
    ];
  });
}

function readCategories(categories: unknown, report: ReportFault) {
  const seenIds = new Set<string>();
  return (toList(categories) ?? []).flatMap((rawValue, index): Category[] => {
    const category = toRecord(rawValue);
    const id = formatScalar(category.id);
    const name = toShownText(category.name);
    if (id !== '' && name !== '' && !seenIds.has(id)) {
      seenIds.add(id);
      return [{ id, name }];
    }
    const fault = seenIds.has(id) ? 'twice' : id === '' ? 'noId' : 'noName';
    report({ code: 'badCategory', position: index + 1, fault }, index);
    return [];
  });
}
