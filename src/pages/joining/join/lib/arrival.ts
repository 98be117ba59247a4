import type { Venue } from '@/shared/api';
import { formatAddressPath, readAddress, readHistorySection } from './address';
import type { ChosenMembership } from './find-selection';
import type { SectionKey } from './sections';
import { readSelection, type StoredSelection } from './stored-selection';

/** The current selection on the page. */
export interface CurrentSelection {
  readonly venue: Venue | null;
  readonly membership: ChosenMembership | null;
}

/** What an address means for the page. */
export type Arrival =
  | { readonly kind: 'section'; readonly section: SectionKey }
  /** The address is that of the current selection, so nothing changes. */
  | { readonly kind: 'here' }
  | { readonly kind: 'restore'; readonly storedSelection: StoredSelection }
  | { readonly kind: 'unknown-membership'; readonly storedSelection: StoredSelection };

export interface ArrivalLocation {
  readonly pathname: string;
  readonly state: unknown;
}

/** The path of the selection. */
export function formatSelectionPath({ venue, membership }: CurrentSelection): string {
  return formatAddressPath({
    venueSlug: venue?.slug ?? null,
    membership: membership && {
      slug: membership.membershipType.slug,
      paymentType: membership.paymentOption.paymentType,
    },
  });
}

/**
 * Interprets a location that the browser navigated to. An entry of our own history stands for its section, whatever
 * its path; a typed or linked address stands for its centre and membership.
 */
export function readArrival(
  location: ArrivalLocation,
  currentSelection: CurrentSelection,
  draft: StoredSelection | null,
  isFirstLocation: boolean,
): Arrival {
  const address = readAddress(location.pathname);
  const section = readHistorySection(location.state);
  const storedSelection = readSelection(address, draft);
  if (!storedSelection) return { kind: 'section', section: 'centre' };
  if (address.isMembershipUnknown) return { kind: 'unknown-membership', storedSelection };
  if (isFirstLocation || !currentSelection.venue) return { kind: 'restore', storedSelection };
  if (section !== null) return { kind: 'section', section };
  if (decodeURI(location.pathname) === decodeURI(formatSelectionPath(currentSelection)))
    return { kind: 'here' };
  return { kind: 'restore', storedSelection };
}
