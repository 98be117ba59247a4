import type { ActivitySessionDetail, NewCartItem, Offer } from '@/shared/api';

/** The price's id by person; without named people, the number of places by price id. */
export type Choice = ReadonlyMap<string, string | number>;

/** The people who can come, and how many places one order may have. */
export type BookableOptions = Pick<
  ActivitySessionDetail,
  'id' | 'people' | 'needsNames' | 'orderLimit' | 'remaining'
> & {
  /** The type of item that the id names; a session by default. */
  readonly type?: 'activity' | 'course';
};

type BookableId = Pick<BookableOptions, 'id' | 'type'>;

/** Preselects the customer, if they can come; without named people, nothing. */
export function findInitialChoice({ people, needsNames }: BookableOptions): Choice {
  const self = people.find(({ attendee, verdict }) => attendee.relation === 'self' && verdict.canBook);
  const pricingOption = self?.offers.find(({ isDefault }) => isDefault) ?? self?.offers[0];
  if (!needsNames || !self || !pricingOption) return new Map();
  return new Map([[self.attendee.id, pricingOption.pricingOptionId]]);
}

/** The choice without people and prices that are no longer offered. */
export function filterBookableChoice({ people, needsNames }: BookableOptions, choice: Choice): Choice {
  const isOffered = (id: string, value: string | number) =>
    needsNames
      ? people.some(
          ({ attendee, verdict, offers }) =>
            attendee.id === id &&
            verdict.canBook &&
            offers.some(({ pricingOptionId }) => pricingOptionId === value),
        )
      : people[0]?.offers.some(({ pricingOptionId }) => pricingOptionId === id);
  return new Map([...choice].filter(([id, value]) => isOffered(id, value)));
}

/** A cart item for one person. */
export function toNamedItem(
  { id, type = 'activity' }: BookableId,
  attendeeId: string,
  pricingOptionId: string,
): NewCartItem {
  return { id, type, purchasedForUserId: attendeeId, pricingOptionId };
}

/** Cart items for places at one price, without names. */
function toUnnamedItem(
  { id, type = 'activity' }: BookableId,
  pricingOptionId: string,
  quantity: number,
): NewCartItem {
  return { id, type, pricingOptionId, quantity };
}

/** The cart items of a choice, each with its hired extras. */
export function toChosenItems(
  options: BookableOptions,
  choice: Choice,
  extras: readonly string[] = [],
): NewCartItem[] {
  const hiredExtras = extras.length > 0 ? { extras: [...extras] } : {};
  return [...choice].map(([id, value]) => ({
    ...(typeof value === 'string' ? toNamedItem(options, id, value) : toUnnamedItem(options, id, value)),
    ...hiredExtras,
  }));
}

/**
 * How many places can be chosen at a price: within the order's limit (less what is in the basket), the free places (less those
 * chosen at other prices), and the remaining uses of a benefit or package.
 */
export function countMaxPlaces(
  { orderLimit, remaining, people }: BookableOptions,
  choice: Choice,
  pricingOptionId: string,
  placesInBasket = 0,
): number {
  const otherPlaces = [...choice].reduce(
    (sum, [id, value]) => (id !== pricingOptionId && typeof value === 'number' ? sum + value : sum),
    0,
  );
  const pricingOption = people[0]?.offers.find((option) => option.pricingOptionId === pricingOptionId);
  const placesAtPrice = countPlacesAtPrice(pricingOption);
  const freePlaces = Math.min(orderLimit - placesInBasket, remaining ?? orderLimit) - otherPlaces;
  return Math.max(0, Math.min(freePlaces, placesAtPrice));
}

/** How many places one item can have at a price: at most the remaining uses of a benefit or package, or one if it is personal. */
function countPlacesAtPrice(pricingOption: Pick<Offer, 'reduction'> | undefined): number {
  const { left: usesLeft, mostPlaces } = pricingOption?.reduction ?? {};
  return Math.min(usesLeft ?? Number.POSITIVE_INFINITY, mostPlaces ?? Number.POSITIVE_INFINITY);
}

/**
 * The total of the chosen places over some weeks, including hire, in pence; null if nothing is chosen, or if more uses of a
 * benefit or package would be needed than are left.
 */
export function calculateTotal(
  { people, needsNames }: BookableOptions,
  choice: Choice,
  weeks: number,
  hirePence = 0,
): number | null {
  const itemTotals = [...choice].map(([id, value]) => {
    const offers = (needsNames ? people.find(({ attendee }) => attendee.id === id) : people[0])?.offers;
    const chosenPriceId = typeof value === 'string' ? value : id;
    const pricingOption = offers?.find(({ pricingOptionId }) => pricingOptionId === chosenPriceId);
    const count = weeks * (typeof value === 'number' ? value : 1);
    return pricingOption && count <= (pricingOption.reduction?.left ?? count)
      ? (pricingOption.price.amount + hirePence) * count
      : null;
  });
  if (itemTotals.length === 0 || itemTotals.includes(null)) return null;
  return itemTotals.reduce<number>((sum, itemTotal) => sum + (itemTotal ?? 0), 0);
}
