import type { MembershipType, PaymentOption } from '@/shared/api';
import type { PaymentType } from './payment-type';

/** What the customer filters by; a null category shows all types. */
interface MembershipFilter {
  readonly paymentType: PaymentType;
  readonly categoryId: string | null;
  /** The home venue, where a membership has to give access; null for a list that is of one centre already. */
  readonly venueId: string | null;
  readonly showsIneligible: boolean;
}

/** A card: a membership with its options of the selected payment type. */
export interface MembershipOffer {
  readonly type: MembershipType;
  readonly options: readonly PaymentOption[];
}

/** An option can be bought when the server says so and names a price. Source: Spec, joining §2. */
export function isPurchasable({ isPurchasable: { canPurchase, hasPrices } }: PaymentOption): boolean {
  return canPurchase && hasPrices;
}

/** The customer has the same membership already: it is listed, and says what to do. */
function isHeld({ isPurchasable: { code } }: PaymentOption): boolean {
  return code === 'already_a_member';
}

export function optionsOf(type: MembershipType, paymentType: PaymentType): PaymentOption[] {
  return type.paymentOptions.filter((option) => option.paymentType === paymentType);
}

/**
 * A visible membership type has a name, at least one payment option of the selected payment type and, when it says where it
 * gives access, the chosen home venue among them. Source: Spec, platform §4.
 */
export function isVisible(type: MembershipType, paymentType: PaymentType, venueId: string | null): boolean {
  const givesAccess = venueId === null || (type.providesAccessTo?.some(({ id }) => id === venueId) ?? true);
  return type.name.trim() !== '' && optionsOf(type, paymentType).length > 0 && givesAccess;
}

/** The cards to show, in the server's order. Ineligible ones are hidden unless they are asked for. Requirement J3.9. */
export function visibleOffers(types: readonly MembershipType[], filter: MembershipFilter): MembershipOffer[] {
  const { paymentType, categoryId, venueId, showsIneligible } = filter;
  // One pass: an operator may have thousands.
  return types.flatMap((type) => {
    const isOfCategory = categoryId === null || type.categories.some(({ id }) => id === categoryId);
    if (!isOfCategory || !isVisible(type, paymentType, venueId)) return [];
    const options = optionsOf(type, paymentType);
    return showsIneligible || options.some((option) => isPurchasable(option) || isHeld(option))
      ? [{ type, options }]
      : [];
  });
}

/** The categories among memberships, each once, from A to Z. */
export function categoriesOf(types: readonly MembershipType[]): MembershipType['categories'] {
  const byId = new Map(
    types.flatMap(({ categories }) => categories.map((category) => [category.id, category])),
  );
  return [...byId.values()].sort((a, b) => a.name.localeCompare(b.name, 'en-GB'));
}

/** The visible membership of that name in addresses. */
export function typeBySlug(
  types: readonly MembershipType[],
  { slug, paymentType, venueId }: { slug: string; paymentType: PaymentType; venueId: string },
): MembershipType | null {
  return types.find((type) => type.slug === slug && isVisible(type, paymentType, venueId)) ?? null;
}

/** The chosen option as the server sees it now; null when it is gone or can no longer be bought. */
export function stillPurchasable(
  types: readonly MembershipType[],
  chosen: { typeId: string; optionId: string },
): { type: MembershipType; option: PaymentOption } | null {
  const type = types.find(({ id }) => id === chosen.typeId);
  const option = type?.paymentOptions.find(({ id }) => id === chosen.optionId);
  return type && option && isPurchasable(option) ? { type, option } : null;
}

/** Why the operator does not sell the chosen option to this customer, in its own words; null where it does not say. */
export function refusalReason(
  types: readonly MembershipType[],
  chosen: { typeId: string; optionId: string },
): string | null {
  const type = types.find(({ id }) => id === chosen.typeId);
  return type?.paymentOptions.find(({ id }) => id === chosen.optionId)?.isPurchasable.message ?? null;
}
