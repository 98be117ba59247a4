import { isPaymentType, type PaymentType } from '@/entities/membership';
import { paths } from '@/shared/routes';
import { CENTRE_PATH_PATTERN } from './centre-path';
import { isSectionKey, type SectionKey } from './sections';

/** The parts of an address of the joining page. Requirement S1.2. */
export interface JoiningAddress {
  readonly venueSlug: string | null;
  readonly membership: { readonly slug: string; readonly paymentType: PaymentType } | null;
}

/** Decodes a segment. An invalid one is returned unchanged: no slug matches it, so it is reported as not found. */
function decodeSegment(segment: string | undefined): string | null {
  if (segment === undefined) return null;
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/** Parses a path. With an unknown payment type the membership is null, and is reported as not found. */
export function readAddress(pathname: string): JoiningAddress & { readonly isMembershipUnknown: boolean } {
  const pathMatch = CENTRE_PATH_PATTERN.exec(pathname);
  const venueSlug = decodeSegment(pathMatch?.[1]);
  const membershipSlug = decodeSegment(pathMatch?.[2]);
  const paymentType = decodeSegment(pathMatch?.[3]);
  const membership =
    membershipSlug !== null && isPaymentType(paymentType) ? { slug: membershipSlug, paymentType } : null;
  return { venueSlug, membership, isMembershipUnknown: membershipSlug !== null && membership === null };
}

/** The path of a selection. */
export function formatAddressPath({ venueSlug, membership }: JoiningAddress): string {
  if (venueSlug === null) return paths.home();
  return membership
    ? paths.membership(venueSlug, membership.slug, membership.paymentType)
    : paths.centre(venueSlug);
}

/** The section of a history entry; null for an address that was typed or linked. */
export function readHistorySection(state: unknown): SectionKey | null {
  const section: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, 'section') : null;
  return isSectionKey(section) ? section : null;
}
