import { isPaymentType, type PaymentType } from '@/entities/membership';
import type { JoiningSelection } from '@/shared/api';
import type { Address } from './address';
import { isSectionKey, SECTION_KEYS, type SectionKey } from './sections';

/**
 * A selection to come back to: from an address, from this tab's draft or from a saved cart. It never holds a password, an
 * answer or bank details.
 */
export interface StoredSelection {
  /** Whose dates, promo code, ticks and progress these are; null where there are none. */
  readonly userId: string | null;
  readonly venueSlug: string;
  readonly typeSlug: string | null;
  readonly paymentType: PaymentType | null;
  readonly optionId: string | null;
  readonly startDate: string | null;
  readonly billingDay: number | null;
  readonly promoCode: string | null;
  /** The terms of the dates that were accepted, by their ids. */
  readonly acceptedTerms: readonly string[];
  readonly edited: readonly SectionKey[];
  readonly isSent: boolean;
}

/** Sections that have to be continued again after a reload: bank details are not kept. */
const FORGOTTEN: readonly SectionKey[] = ['direct-debit', 'confirm', 'checkout'];

const textOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** Reads a draft as it was written; anything else is no draft. */
export function readDraft(stored: string | null): StoredSelection | null {
  let draft: unknown;
  try {
    draft = JSON.parse(stored ?? 'null');
  } catch {
    return null;
  }
  if (typeof draft !== 'object' || draft === null) return null;
  const read = (name: keyof StoredSelection): unknown => Reflect.get(draft, name);
  const [venueSlug, paymentType, billingDay, acceptedTerms, edited] = [
    read('venueSlug'),
    read('paymentType'),
    read('billingDay'),
    read('acceptedTerms'),
    read('edited'),
  ];
  if (typeof venueSlug !== 'string') return null;
  return {
    userId: textOrNull(read('userId')),
    venueSlug,
    typeSlug: textOrNull(read('typeSlug')),
    paymentType: isPaymentType(paymentType) ? paymentType : null,
    optionId: textOrNull(read('optionId')),
    startDate: textOrNull(read('startDate')),
    billingDay: typeof billingDay === 'number' ? billingDay : null,
    promoCode: textOrNull(read('promoCode')),
    acceptedTerms: Array.isArray(acceptedTerms) ? acceptedTerms.filter((id) => typeof id === 'string') : [],
    edited: Array.isArray(edited)
      ? edited.filter(isSectionKey).filter((section) => !FORGOTTEN.includes(section))
      : [],
    isSent: false,
  };
}

/** What an address asks for; the draft adds what the address cannot say, when both mean the same membership. */
export function selectionAt(address: Address, draft: StoredSelection | null): StoredSelection | null {
  const { venueSlug, membership } = address;
  if (venueSlug === null) return null;
  const typeSlug = membership?.slug ?? null;
  const paymentType = membership?.paymentType ?? null;
  const isSame =
    draft?.venueSlug === venueSlug && draft.typeSlug === typeSlug && draft.paymentType === paymentType;
  if (draft && isSame) return draft;
  return {
    ...ANONYMOUS,
    venueSlug,
    typeSlug,
    paymentType,
    optionId: null,
    edited: membership ? ['centre', 'membership'] : [],
    isSent: false,
  };
}

/** The part of a kept selection that only its own customer finds again, where there is none. */
export const ANONYMOUS = {
  userId: null,
  startDate: null,
  billingDay: null,
  promoCode: null,
  acceptedTerms: [],
  edited: [],
} as const satisfies Partial<StoredSelection>;

/** The part of a stored selection that any visitor may see: the membership, which its address names as well. */
export function anonymised(stored: StoredSelection): StoredSelection {
  const edited = stored.edited.filter((key) => key === 'centre' || key === 'membership');
  return { ...stored, ...ANONYMOUS, edited, isSent: false };
}

/** A stored selection as this customer (null: a visitor) may see it. A saved cart is its customer's: it came with their token. */
export function selectionForCustomer(stored: StoredSelection, userId: string | null): StoredSelection {
  return stored.isSent || (stored.userId !== null && stored.userId === userId) ? stored : anonymised(stored);
}

/** A saved cart: all sections are edited. Requirement J11.4. */
export function selectionFromSaved(saved: JoiningSelection): StoredSelection {
  return {
    userId: null,
    venueSlug: saved.homeVenue.slug,
    typeSlug: saved.membershipTypeSlug,
    paymentType: saved.paymentType,
    optionId: saved.paymentOptionId,
    startDate: saved.startDate,
    billingDay: saved.billingDay,
    promoCode: saved.promotion?.code ?? null,
    acceptedTerms: [],
    edited: SECTION_KEYS.filter((section) => section !== 'checkout'),
    isSent: true,
  };
}

/**
 * Whether a saved selection may take the place of what an address names: the very same membership always; on arriving also its centre, or
 * no centre at all. A customer who is on the page already, in the search box say, is not led elsewhere.
 */
export function mayReplaceAddress(
  { venueSlug, membership }: Address,
  saved: StoredSelection,
  { isArriving }: { readonly isArriving: boolean },
): boolean {
  if (membership === null) return isArriving && (venueSlug === null || venueSlug === saved.venueSlug);
  return (
    venueSlug === saved.venueSlug &&
    membership.slug === saved.typeSlug &&
    membership.paymentType === saved.paymentType
  );
}
