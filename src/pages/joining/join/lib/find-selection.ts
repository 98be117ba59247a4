import { filterOptions, findTypeBySlug, isPurchasable } from '@/entities/membership';
import type { MembershipType, PaymentOption, Venue } from '@/shared/api';
import type { StoredSelection } from './stored-selection';

/** The chosen membership and payment option. */
export interface Membership {
  readonly membershipType: MembershipType;
  readonly paymentOption: PaymentOption;
}

/** The result of looking up a stored selection. */
export type SelectionLookup =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'restored'; readonly stored: StoredSelection; readonly membership: Membership | null }
  /** The centre has no such membership. */
  | { readonly kind: 'not-found' }
  /** `reason`: the operator's message; null if there is none. */
  | { readonly kind: 'ineligible'; readonly reason: string | null };

interface ArrivalData {
  readonly stored: StoredSelection | null;
  readonly venue: Venue | null;
  readonly types: readonly MembershipType[];
  readonly areTypesReady: boolean;
}

const WAITING: SelectionLookup = { kind: 'waiting' };

/** Looks up a stored selection in the data loaded so far. */
export function findSelection({ stored, venue, types, areTypesReady }: ArrivalData): SelectionLookup {
  if (!stored || venue?.slug !== stored.venueSlug) return WAITING;
  if (stored.typeSlug === null || stored.paymentType === null)
    return { kind: 'restored', stored, membership: null };
  if (!areTypesReady) return WAITING;
  const { typeSlug: slug, paymentType, optionId } = stored;
  const membershipType = findTypeBySlug(types, { slug, paymentType, venueId: venue.id });
  if (!membershipType) return { kind: 'not-found' };
  const sold = filterOptions(membershipType, paymentType);
  const options = sold.filter(isPurchasable);
  const paymentOption =
    options.find(({ id }) => id === optionId) ?? (optionId === null ? options[0] : undefined);
  return paymentOption
    ? { kind: 'restored', stored, membership: { membershipType, paymentOption } }
    : { kind: 'ineligible', reason: sold.find(({ id }) => id === optionId)?.isPurchasable.message ?? null };
}
