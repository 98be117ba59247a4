import type { Camel } from '../camel';
import { toUnexpectedFailure } from '../failure';
import type { components } from '../schema.gen';
import type { ConfigurationProblem, Fault, ReadResult } from './configuration-problem';
import { toShownText } from './to-shown-text';
import { formatScalar, isRecord, listOf, readFlag, recordOf } from './values';

type MembershipType = Camel<components['schemas']['MembershipType']>;
type Benefit = MembershipType['benefits'][number];
type Category = MembershipType['categories'][number];

const FREQUENCIES = ['days', 'weeks', 'months', 'years'] as const;

/**
 * Parses the operator's memberships. Benefits and categories are accepted in any form; memberships that cannot be shown or sold
 * are dropped. Prices are passed through.
 *
 * @param sent the `data` of the response, names in camelCase
 * @throws ApiFailure `unexpected` if it is not a list
 */
export function readMembershipTypes(sent: readonly MembershipType[]): ReadResult<MembershipType[]> {
  const list = listOf(sent);
  if (list === null) throw toUnexpectedFailure(new Error('Pavilion: the memberships are no list.'));
  const problems: ConfigurationProblem[] = [];
  const slugs = new Set<string>();
  const value = Object.values(sent).flatMap((type, at) => {
    const fault = faultOf(type, slugs);
    if (fault !== null) {
      const name = toShownText(recordOf(type).name) || `membership ${at + 1}`;
      problems.push({ ...fault, kind: 'membership', name, path: [at] });
      return [];
    }
    const report =
      (kind: 'benefit' | 'category', list: 'benefits' | 'categories') => (fault: Fault, position: number) =>
        problems.push({ ...fault, kind, name: toShownText(type.name), path: [at, list, position] });
    return [
      {
        ...type,
        name: formatScalar(type.name),
        description: formatScalar(type.description),
        eligibility: eligibilityOf(type.eligibility),
        minAge: ageOf(type.minAge),
        maxAge: ageOf(type.maxAge),
        providesAccessTo: venuesOf(type.providesAccessTo),
        benefits: benefitsOf(type.benefits, report('benefit', 'benefits')),
        categories: categoriesOf(type.categories, report('category', 'categories')),
        imageUrl: formatScalar(type.imageUrl) || null,
        recommended: readFlag(type.recommended, false),
      },
    ];
  });
  return { value, problems };
}

/** Why a membership cannot be shown or sold; null if it can. */
function faultOf(sent: unknown, slugs: Set<string>): Fault | null {
  if (!isRecord(sent)) return { code: 'notAnObject' };
  const slug = formatScalar(sent.slug);
  const texts = { id: formatScalar(sent.id), name: toShownText(sent.name), slug };
  const missing = Object.entries(texts).find(([, text]) => text === '');
  if (missing) return { code: 'missing', key: missing[0] };
  if (slugs.has(slug)) return { code: 'twice', key: 'slug', value: slug };
  if (!Array.isArray(sent.paymentOptions)) return { code: 'noPaymentOptions' };
  if (!sent.paymentOptions.every(isPaymentOption)) return { code: 'unreadablePaymentOption' };
  slugs.add(slug);
  return null;
}

function isPaymentOption(sent: unknown): boolean {
  return isRecord(sent) && isRecord(sent.fees) && isRecord(sent.isPurchasable);
}

function eligibilityOf(sent: unknown): MembershipType['eligibility'] {
  const name = toShownText(recordOf(sent).name);
  return name === '' ? null : { name };
}

/** Whole years; null for anything else, so that an unreadable limit excludes nobody. */
function ageOf(sent: unknown): number | null {
  const age = Number(formatScalar(sent) || Number.NaN);
  return Number.isInteger(age) && age >= 0 ? age : null;
}

/** Null if there is no list; an unreadable list gives access to no known venue. Plain ids are venues too. */
function venuesOf(sent: unknown): MembershipType['providesAccessTo'] {
  if (sent === null || sent === undefined) return null;
  return (listOf(sent) ?? []).flatMap((venue) => {
    const id = formatScalar(isRecord(venue) ? venue.id : venue);
    return id === '' ? [] : [{ id, name: toShownText(recordOf(venue).name) }];
  });
}

type Report = (fault: Fault, at: number) => void;

function benefitsOf(benefits: unknown, report: Report) {
  return (listOf(benefits) ?? []).flatMap((sent, at): Benefit[] => {
    const benefit = isRecord(sent) ? sent : { name: sent };
    const name = toShownText(benefit.name);
    if (name === '') {
      report({ code: 'namelessBenefit', position: at + 1 }, at);
      return [];
    }
    const uses = Number(formatScalar(recordOf(sent).totalUses) || Number.NaN);
    return [
      {
        name,
        totalUses: Number.isFinite(uses) ? uses : null,
        frequency: FREQUENCIES.find((one) => one === recordOf(sent).frequency) ?? null,
        description: toShownText(recordOf(sent).description) || null,
      },
    ];
  });
}

function categoriesOf(categories: unknown, report: Report) {
  const seen = new Set<string>();
  return (listOf(categories) ?? []).flatMap((sent, at): Category[] => {
    const category = recordOf(sent);
    const id = formatScalar(category.id);
    const name = toShownText(category.name);
    if (id !== '' && name !== '' && !seen.has(id)) {
      seen.add(id);
      return [{ id, name }];
    }
    const fault = seen.has(id) ? 'twice' : id === '' ? 'noId' : 'noName';
    report({ code: 'badCategory', position: at + 1, fault }, at);
    return [];
  });
}
