import type { MembershipType, PaymentOption } from '@/shared/api';
import type { PaymentType } from './payment-type';

/** The customer's filters; a null category shows all types. */
interface MembershipFilter {
  readonly paymentType: PaymentType;
  readonly categoryId: string | null;
  /** The home venue, to which a membership must give access; null if the list is already for one centre. */
  readonly venueId: string | null;
  readonly showsIneligible: boolean;
}

/** A card: a membership with its options of the selected payment type. */
export interface MembershipOffer {
  readonly type: MembershipType;
  readonly options: readonly PaymentOption[];
}

/** An option can be bought if the server allows it and gives a price. Requirement J3.10. */
export function isPurchasable({ isPurchasable: { canPurchase, hasPrices } }: PaymentOption): boolean {
  return canPurchase && hasPrices;
}

/** Whether the customer already has this membership: it is listed all the same, and says what they can do. */
export function isAlreadyHeld({ isPurchasable: { code } }: PaymentOption): boolean {
  return code === 'already_a_member';
}

export function filterOptions(type: MembershipType, paymentType: PaymentType): PaymentOption[] {
  return type.paymentOptions.filter((option) => option.paymentType === paymentType);
}

/** The rules by which a membership type is in the list of a payment type and a home venue. Requirement J3.9. */
export function decideVisibility(type: MembershipType, paymentType: PaymentType, venueId: string | null) {
  return {
    hasName: type.name.trim() !== '',
    hasOptions: filterOptions(type, paymentType).length > 0,
    /** The home venue is among those that it lists, or it lists none. */
    givesAccess: venueId === null || (type.providesAccessTo?.some(({ id }) => id === venueId) ?? true),
  };
}

export function isVisible(type: MembershipType, paymentType: PaymentType, venueId: string | null): boolean {
  return Object.values(decideVisibility(type, paymentType, venueId)).every(Boolean);
}

/** The cards to show, in the server's order; ineligible ones only on request. Requirement J3.9. */
export function filterVisibleOffers(
  types: readonly MembershipType[],
  filter: MembershipFilter,
): MembershipOffer[] {
  const { paymentType, categoryId, venueId, showsIneligible } = filter;
  // One pass, because an operator may have thousands of types.
  return types.flatMap((type) => {
    const isOfCategory = categoryId === null || type.categories.some(({ id }) => id === categoryId);
    if (!isOfCategory || !isVisible(type, paymentType, venueId)) return [];
    const options = filterOptions(type, paymentType);
    return showsIneligible || options.some((option) => isPurchasable(option) || isAlreadyHeld(option))
      ? [{ type, options }]
      : [];
  });
}

/** The memberships' categories, without duplicates, from A to Z. */
export function listCategories(types: readonly MembershipType[]): MembershipType['categories'] {
  const categoriesById = new Map(
    types.flatMap(({ categories }) => categories.map((category) => [category.id, category])),
  );
  return [...categoriesById.values()].sort((a, b) => a.name.localeCompare(b.name, 'en-GB'));
}

/** Finds the visible membership with that slug. */
export function findTypeBySlug(
  types: readonly MembershipType[],
  { slug, paymentType, venueId }: { slug: string; paymentType: PaymentType; venueId: string },
): MembershipType | null {
  return types.find((type) => type.slug === slug && isVisible(type, paymentType, venueId)) ?? null;
}

/** The chosen option from the server's current list; null if it is gone or can no longer be bought. */
export function findStillPurchasable(
  types: readonly MembershipType[],
  choice: { typeId: string; optionId: string },
): { type: MembershipType; option: PaymentOption } | null {
  const type = types.find(({ id }) => id === choice.typeId);
  const option = type?.paymentOptions.find(({ id }) => id === choice.optionId);
  return type && option && isPurchasable(option) ? { type, option } : null;
}

/** The operator's own message why this customer cannot buy the chosen option; null if it gives none. */
export function findRefusalReason(
  types: readonly MembershipType[],
  choice: { typeId: string; optionId: string },
): string | null {
  const type = types.find(({ id }) => id === choice.typeId);
  return type?.paymentOptions.find(({ id }) => id === choice.optionId)?.isPurchasable.message ?? null;
}
