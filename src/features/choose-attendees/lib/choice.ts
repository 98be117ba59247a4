import type { ActivitySessionDetail, NewCartItem, Offer } from '@/shared/api';

/** By person, the id of the price; where nobody is named, by the id of a price, how many places. */
export type Choice = ReadonlyMap<string, string | number>;

/** Who can come, and how many places one order may have. */
export type BookableOptions = Pick<
  ActivitySessionDetail,
  'id' | 'people' | 'needsNames' | 'orderLimit' | 'remaining'
> & {
  /** What the id names, for the basket: a session, unless it says otherwise. */
  readonly type?: 'activity' | 'course';
};

type BookableId = Pick<BookableOptions, 'id' | 'type'>;

/** The customer comes, if they can; where nobody is named, nothing is chosen. */
export function initialChoice({ people, needsNames }: BookableOptions): Choice {
  const self = people.find(({ attendee, verdict }) => attendee.relation === 'self' && verdict.canBook);
  const offer = self?.offers.find(({ isDefault }) => isDefault) ?? self?.offers[0];
  if (!needsNames || !self || !offer) return new Map();
  return new Map([[self.attendee.id, offer.pricingOptionId]]);
}

/** What was chosen, as far as it is still offered. */
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

/** A place for one person. */
export function namedPlace(
  { id, type = 'activity' }: BookableId,
  attendeeId: string,
  pricingOptionId: string,
): NewCartItem {
  return { id, type, purchasedForUserId: attendeeId, pricingOptionId };
}

/** Places at one price, without names. */
function places(
  { id, type = 'activity' }: BookableId,
  pricingOptionId: string,
  quantity: number,
): NewCartItem {
  return { id, type, pricingOptionId, quantity };
}

/** The items of a choice, each with what is hired. */
export function chosenItems(
  asked: BookableOptions,
  choice: Choice,
  extras: readonly string[] = [],
): NewCartItem[] {
  const hired = extras.length > 0 ? { extras: [...extras] } : {};
  return [...choice].map(([id, value]) => ({
    ...(typeof value === 'string' ? namedPlace(asked, id, value) : places(asked, id, value)),
    ...hired,
  }));
}

/**
 * How many places can be chosen at a price: the limit of an order less what is in the basket, and what is free, less what is
 * chosen at other prices; no more than are left of a benefit or a package.
 */
export function mostPlaces(
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

/** How many places a price pays for in one item: no more than are left of a benefit or a package, one where it is personal. */
function mostOfOffer(offer: Pick<Offer, 'reduction'> | undefined): number {
  const { left, mostPlaces: most } = offer?.reduction ?? {};
  return Math.min(left ?? Number.POSITIVE_INFINITY, most ?? Number.POSITIVE_INFINITY);
}

/**
 * What the chosen places cost together in some weeks, each with what is hired, in pence; null where nothing is chosen, and where more uses of a benefit or
 * a package would be needed than are left.
 */
export function totalOf(
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
