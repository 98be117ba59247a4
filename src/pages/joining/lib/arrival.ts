import type { Venue } from '@/shared/api';
import { addressPath, readAddress, sectionOf } from './address';
import type { Membership } from './find-kept';
import { type KeptSelection, selectionAt } from './kept-selection';
import type { SectionKey } from './sections';

/** The selection that the page shows now. */
export interface Chosen {
  readonly venue: Venue | null;
  readonly membership: Membership | null;
}

/** What an address means to the page. */
export type Arrival =
  | { readonly kind: 'section'; readonly section: SectionKey }
  /** Nothing moves: the address says what is there already. */
  | { readonly kind: 'here' }
  | { readonly kind: 'restore'; readonly kept: KeptSelection }
  | { readonly kind: 'unknown-membership'; readonly kept: KeptSelection };

export interface Place {
  readonly pathname: string;
  readonly state: unknown;
}

/** The path of the selection. */
export function pathOf({ venue, membership }: Chosen): string {
  return addressPath({
    venueSlug: venue?.slug ?? null,
    membership: membership && {
      slug: membership.membershipType.slug,
      paymentType: membership.paymentOption.paymentType,
    },
  });
}

/**
 * Reads a place that the browser went to. An entry of our own means its section, whatever its path; an address that was
 * typed or linked means its centre and membership.
 */
export function readArrival(
  place: Place,
  chosen: Chosen,
  draft: KeptSelection | null,
  isFirst: boolean,
): Arrival {
  const address = readAddress(place.pathname);
  const section = sectionOf(place.state);
  const kept = selectionAt(address, draft);
  if (!kept) return { kind: 'section', section: 'centre' };
  if (address.isMembershipUnknown) return { kind: 'unknown-membership', kept };
  if (isFirst || !chosen.venue) return { kind: 'restore', kept };
  if (section !== null) return { kind: 'section', section };
  if (decodeURI(place.pathname) === decodeURI(pathOf(chosen))) return { kind: 'here' };
  return { kind: 'restore', kept };
}
