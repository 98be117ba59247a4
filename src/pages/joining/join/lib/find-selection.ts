import { filterOptions, findTypeBySlug, isPurchasable } from '@/entities/membership';
import type { MembershipType, PaymentOption, Venue } from '@/shared/api';
import type { StoredSelection } from './stored-selection';

/** The chosen membership and payment option. */
export interface ChosenMembership {
  readonly membershipType: MembershipType;
  readonly paymentOption: PaymentOption;
}

/** The result of looking up a stored selection. */
export type SelectionLookup =
  | { readonly kind: 'waiting' }
  | {
      readonly kind: 'restored';
      readonly storedSelection: StoredSelection;
      readonly membership: ChosenMembership | null;
    }
  /** The centre has no such membership. */
  | { readonly kind: 'not-found' }
  /** `reason`: the operator's message; null if there is none. */
  | { readonly kind: 'ineligible'; readonly reason: string | null };

interface SelectionLookupParams {
  readonly storedSelection: StoredSelection | null;
  readonly venue: Venue | null;
  readonly types: readonly MembershipType[];
  readonly areTypesReady: boolean;
}

const WAITING_LOOKUP: SelectionLookup = { kind: 'waiting' };

/** Looks up a stored selection in the data loaded so far. */
export function findSelection({
  storedSelection,
  venue,
  types,
  areTypesReady,
}: SelectionLookupParams): SelectionLookup {
  if (!storedSelection || venue?.slug !== storedSelection.venueSlug) return WAITING_LOOKUP;
  if (storedSelection.typeSlug === null || storedSelection.paymentType === null)
    return { kind: 'restored', storedSelection, membership: null };
  if (!areTypesReady) return WAITING_LOOKUP;
  const { typeSlug: slug, paymentType, optionId } = storedSelection;
  const membershipType = findTypeBySlug(types, { slug, paymentType, venueId: venue.id });
  if (!membershipType) return { kind: 'not-found' };
  const soldOptions = filterOptions(membershipType, paymentType);
  const purchasableOptions = soldOptions.filter(isPurchasable);
  const paymentOption =
    purchasableOptions.find(({ id }) => id === optionId) ??
    (optionId === null ? purchasableOptions[0] : undefined);
  return paymentOption
    ? { kind: 'restored', storedSelection, membership: { membershipType, paymentOption } }
    : {
        kind: 'ineligible',
        reason: soldOptions.find(({ id }) => id === optionId)?.isPurchasable.message ?? null,
      };
}
