import { isPaymentType, type PaymentType } from '@/entities/membership';
import type { JoiningSelection } from '@/shared/api';
import type { JoiningAddress } from './address';
import { isSectionKey, SECTION_KEYS, type SectionKey } from './sections';

/**
 * A selection that can be restored: from an address, from this tab's draft or from a saved cart. It never contains a
 * password, answers or bank details.
 */
export interface StoredSelection {
  /** The customer whose dates, promo code, accepted terms and progress these are; null if there are none. */
  readonly userId: string | null;
  readonly venueSlug: string;
  readonly typeSlug: string | null;
  readonly paymentType: PaymentType | null;
  readonly optionId: string | null;
  readonly startDate: string | null;
  readonly billingDay: number | null;
  readonly promoCode: string | null;
  /** The IDs of the accepted terms of the dates section. */
  readonly acceptedTerms: readonly string[];
  readonly edited: readonly SectionKey[];
  readonly isSent: boolean;
}

/** Sections that have to be completed again after a reload, because bank details are not stored. */
const UNSTORED_SECTIONS: readonly SectionKey[] = ['direct-debit', 'confirm', 'checkout'];

const toTextOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** Parses a stored draft; returns null if it is invalid. */
export function readDraft(storedText: string | null): StoredSelection | null {
  let draft: unknown;
  try {
    draft = JSON.parse(storedText ?? 'null');
  } catch {
    return null;
  }
  if (typeof draft !== 'object' || draft === null) return null;
  const readField = (name: keyof StoredSelection): unknown => Reflect.get(draft, name);
  const [venueSlug, paymentType, billingDay, acceptedTerms, edited] = [
    readField('venueSlug'),
    readField('paymentType'),
    readField('billingDay'),
    readField('acceptedTerms'),
    readField('edited'),
  ];
  if (typeof venueSlug !== 'string') return null;
  return {
    userId: toTextOrNull(readField('userId')),
    venueSlug,
    typeSlug: toTextOrNull(readField('typeSlug')),
    paymentType: isPaymentType(paymentType) ? paymentType : null,
    optionId: toTextOrNull(readField('optionId')),
    startDate: toTextOrNull(readField('startDate')),
    billingDay: typeof billingDay === 'number' ? billingDay : null,
    promoCode: toTextOrNull(readField('promoCode')),
    acceptedTerms: Array.isArray(acceptedTerms) ? acceptedTerms.filter((id) => typeof id === 'string') : [],
    edited: Array.isArray(edited)
      ? edited.filter(isSectionKey).filter((section) => !UNSTORED_SECTIONS.includes(section))
      : [],
    isSent: false,
  };
}

/** The selection of an address. If the draft is for the same membership, it adds what an address does not contain. */
export function readSelection(
  address: JoiningAddress,
  draft: StoredSelection | null,
): StoredSelection | null {
  const { venueSlug, membership } = address;
  if (venueSlug === null) return null;
  const typeSlug = membership?.slug ?? null;
  const paymentType = membership?.paymentType ?? null;
  const isSameMembership =
    draft?.venueSlug === venueSlug && draft.typeSlug === typeSlug && draft.paymentType === paymentType;
  if (draft && isSameMembership) return draft;
  return {
    ...NO_CUSTOMER_DATA,
    venueSlug,
    typeSlug,
    paymentType,
    optionId: null,
    edited: membership ? ['centre', 'membership'] : [],
    isSent: false,
  };
}

/** The customer's own part of a stored selection, when there is none. */
export const NO_CUSTOMER_DATA = {
  userId: null,
  startDate: null,
  billingDay: null,
  promoCode: null,
  acceptedTerms: [],
  edited: [],
} as const satisfies Partial<StoredSelection>;

/** The part of a stored selection that any visitor may see: the membership, which is in the address too. */
export function removePersonalData(selection: StoredSelection): StoredSelection {
  const edited = selection.edited.filter((key) => key === 'centre' || key === 'membership');
  return { ...selection, ...NO_CUSTOMER_DATA, edited, isSent: false };
}

/**
 * The part of a stored selection that this customer may see (null: a visitor). A saved cart always belongs to its
 * customer, because it was loaded with their token.
 */
export function filterSelectionForCustomer(
  selection: StoredSelection,
  userId: string | null,
): StoredSelection {
  return selection.isSent || (selection.userId !== null && selection.userId === userId)
    ? selection
    : removePersonalData(selection);
}

/** The selection of a saved cart; all sections are edited. Requirement J11.4. */
export function toSelection(joiningSelection: JoiningSelection): StoredSelection {
  return {
    userId: null,
    venueSlug: joiningSelection.homeVenue.slug,
    typeSlug: joiningSelection.membershipTypeSlug,
    paymentType: joiningSelection.paymentType,
    optionId: joiningSelection.paymentOptionId,
    startDate: joiningSelection.startDate,
    billingDay: joiningSelection.billingDay,
    promoCode: joiningSelection.promotion?.code ?? null,
    acceptedTerms: [],
    edited: SECTION_KEYS.filter((section) => section !== 'checkout'),
    isSent: true,
  };
}

/**
 * Whether a saved selection may replace the selection of the address. The same membership always may; when the page
 * opens, also if the address has only the same centre, or no centre. A customer who is already using the page, for
 * example the search box, is not moved elsewhere.
 */
export function mayReplaceAddress(
  { venueSlug, membership }: JoiningAddress,
  savedSelection: StoredSelection,
  { isPageOpening }: { readonly isPageOpening: boolean },
): boolean {
  if (membership === null)
    return isPageOpening && (venueSlug === null || venueSlug === savedSelection.venueSlug);
  return (
    venueSlug === savedSelection.venueSlug &&
    membership.slug === savedSelection.typeSlug &&
    membership.paymentType === savedSelection.paymentType
  );
}
