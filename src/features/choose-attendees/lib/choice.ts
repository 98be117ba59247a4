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
export function initialChoice({ people, needsNames }: BookableOptions): Choice {
  const self = people.find(({ attendee, verdict }) => attendee.relation === 'self' && verdict.canBook);
  const offer = self?.offers.find(({ isDefault }) => isDefault) ?? self?.offers[0];
  if (!needsNames || !self || !offer) return new Map();
  return new Map([[self.attendee.id, offer.pricingOptionId]]);
}

/** The choice without people and prices that are no longer offered. */
export function validChoice({ people, needsNames }: BookableOptions, made: Choice): Choice {
  const isOffered = (id: string, value: string | number) =>
    needsNames
      ? people.some(
          ({ attendee, verdict, offers }) =>
            attendee.id === id &&
            verdict.canBook &&
            offers.some(({ pricingOptionId }) => pricingOptionId === value),
        )
      : people[0]?.offers.some(({ pricingOptionId }) => pricingOptionId === id);
  return new Map([...made].filter(([id, value]) => isOffered(id, value)));
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
function places(
  { id, type = 'activity' }: BookableId,
  pricingOptionId: string,
  quantity: number,
): NewCartItem {
  return { id, type, pricingOptionId, quantity };
}

/** The cart items of a choice, each with its hired extras. */
export function toChosenItems(
  asked: BookableOptions,
  choice: Choice,
  extras: readonly string[] = [],
): NewCartItem[] {
  const hired = extras.length > 0 ? { extras: [...extras] } : {};
  return [...choice].map(([id, value]) => ({
    ...(typeof value === 'string' ? toNamedItem(asked, id, value) : places(asked, id, value)),
    ...hired,
  }));
}

/**
 * How many places can be chosen at a price: within the order's limit (less what is in the basket), the free places (less those
 * chosen at other prices), and the remaining uses of a benefit or package.
 */
export function countMostPlaces(
  { orderLimit, remaining, people }: BookableOptions,
  choice: Choice,
  pricingOptionId: string,
  inBasket = 0,
): number {
  const others = [...choice].reduce(
    (sum, [id, value]) => (id !== pricingOptionId && typeof value === 'number' ? sum + value : sum),
    0,
  );
  const offer = people[0]?.offers.find((one) => one.pricingOptionId === pricingOptionId);
  const own = mostOfOffer(offer);
  const free = Math.min(orderLimit - inBasket, remaining ?? orderLimit) - others;
  return Math.max(0, Math.min(free, own));
}

/** How many places one item can have at a price: at most the remaining uses of a benefit or package, or one if it is personal. */
function mostOfOffer(offer: Pick<Offer, 'reduction'> | undefined): number {
  const { left, mostPlaces: most } = offer?.reduction ?? {};
  return Math.min(left ?? Number.POSITIVE_INFINITY, most ?? Number.POSITIVE_INFINITY);
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
  const parts = [...choice].map(([id, value]) => {
    const offers = (needsNames ? people.find(({ attendee }) => attendee.id === id) : people[0])?.offers;
    const wanted = typeof value === 'string' ? value : id;
    const offer = offers?.find(({ pricingOptionId }) => pricingOptionId === wanted);
    const count = weeks * (typeof value === 'number' ? value : 1);
    return offer && count <= (offer.reduction?.left ?? count)
      ? (offer.price.amount + hirePence) * count
      : null;
  });
  if (parts.length === 0 || parts.includes(null)) return null;
  return parts.reduce<number>((sum, part) => sum + (part ?? 0), 0);
}
