import { combine, createEffect, createEvent, createStore, sample } from 'effector';
import { $cart } from '@/entities/cart';
import { coursePath } from '@/entities/course';
import { $servedCustomer, $token, $user } from '@/entities/customer';
import { attendeeSaved } from '@/features/add-attendee';
import {
  $addingIds,
  $additionFailure,
  additionMade,
  additionRefusedAsLoggedOut,
  basketChanged,
  itemsAdded,
  itemsAddedToPay,
  tabWatchRequested,
} from '@/features/change-basket';
import type { BookableOptions } from '@/features/choose-attendees';
import {
  type ActivitySessionDetail,
  type ApiFailure,
  type Course,
  describeFailure,
  isLoggedOut,
  loadActivitySession,
  loadCourse,
  loadUser,
  type NewCartItem,
} from '@/shared/api';
import { isPresent } from '@/shared/lib';
import { $mode } from '@/shared/mode';
import { locationChanged, navigated, sessionPath } from '@/shared/routes';
import { type ToastContent, toastShown } from '@/shared/toast';
import { toReadyItem } from '../lib/items';
import { isForOnePerson, type PlaceToOrder } from '../lib/order';
import { orderSheet } from '../lib/order-sheet';
import type { PlaceToBook } from '../lib/pending-booking';
import { text } from '../texts';
import { bookingPostponed, pendingBookingRequested, pendingBookingResumed } from './pending-booking';
import { orderOpened, placesChanged } from './place-to-order';

type BookablePlace = Pick<BookableOptions, 'id' | 'type' | 'people' | 'needsNames'> & {
  readonly state: ActivitySessionDetail['state'] | Course['state'];
};

/**
 * Book was pressed for a session or a course. A visitor logs in first; a customer is asked only for the necessary
 * choices.
 */
export const bookClicked = createEvent<PlaceToBook>();
/** A page with bookable places is shown, so the pending booking of an earlier document is resumed. */
export const bookingShown = createEvent();
/** Whether the page shows a session itself when the customer has to choose (`choiceNeeded`). */
export const panelAvailabilityChanged = createEvent<boolean>();

interface ChosenPlace {
  readonly items: readonly NewCartItem[];
  /** The place, if it is a single place for one person, otherwise null. */
  readonly place: PlaceToOrder | null;
}
/** A place that is looked up. `isPressed`: a logged-in customer pressed its button. */
interface PlaceLookup extends PlaceToBook {
  readonly isPressed?: boolean;
}
interface FoundPlace {
  readonly place: BookablePlace;
  /** The session; null for a course. */
  readonly session: ActivitySessionDetail | null;
}

async function findPlace({ sessionId, type, isPressed }: PlaceLookup): Promise<FoundPlace> {
  if (type === 'course') {
    const course = await loadCourse({ courseId: sessionId });
    return { place: { ...course, type, needsNames: true }, session: null };
  }
  // If the code of the sheet fails to load, the place goes into the basket.
  const code = isPressed ? orderSheet.load().catch(() => null) : null;
  const [session] = await Promise.all([loadActivitySession({ sessionId }), code]);
  return { place: session, session };
}
const lookUpFx = createEffect<PlaceLookup, FoundPlace, ApiFailure>(async (lookup) => {
  const foundPlace = await findPlace(lookup);
  // No people: the server has answered as it would for a visitor. Loading the user shows whether the session has
  // expired.
  if (foundPlace.place.people.length === 0) await loadUser();
  return foundPlace;
});
const $isPanelOffered = createStore(false).on(panelAvailabilityChanged, (_, isOffered) => isOffered);

/** The ID of the session whose people and prices are being looked up. */
const $lookedUpSessionId = createStore<string | null>(null)
  .on(lookUpFx, (_, { sessionId }) => sessionId)
  .reset(lookUpFx.finally);
export const $busyIds = sample({
  source: { lookedUp: $lookedUpSessionId, added: $addingIds },
  fn: ({ lookedUp, added }): ReadonlySet<string> =>
    lookedUp === null ? added : new Set([lookedUp, ...added]),
});

sample({ clock: bookingShown, target: [tabWatchRequested, pendingBookingRequested] });

// Stores what a visitor wants to book while they log in; it is booked once.
sample({
  clock: bookClicked,
  source: $token,
  filter: (token) => token === null,
  fn: (_, place) => ({ place }),
  target: bookingPostponed,
});
// Stores what a customer whose session expired wants to book, for the same customer only. A kiosk stores nothing.
const $requestingUserId = createStore<string | null>(null);
sample({
  clock: [bookClicked, itemsAdded, itemsAddedToPay],
  source: $user,
  fn: (user) => user?.id ?? null,
  target: $requestingUserId,
});
sample({
  clock: [
    additionRefusedAsLoggedOut.map((items) => ({ items })),
    lookUpFx.fail.filterMap(({ params: place, error }) => (isLoggedOut(error) ? { place } : undefined)),
  ],
  source: { asker: $requestingUserId, mode: $mode },
  filter: ({ asker, mode }) => asker !== null && !mode.isKiosk,
  fn: ({ asker }, place) => ({ ...place, customerId: asker ?? '' }),
  target: bookingPostponed,
});
// After the log-in the pending booking goes into the basket.
sample({
  clock: pendingBookingResumed.filterMap(({ place }) => place),
  fn: (place) => ({ ...place, isPressed: false }),
  target: lookUpFx,
});
sample({ clock: pendingBookingResumed.filterMap(({ items }) => items), target: itemsAdded });

sample({
  clock: bookClicked,
  source: $token,
  filter: (token) => token !== null,
  fn: (_, place) => ({ ...place, isPressed: true }),
  target: lookUpFx,
});

/**
 * Whether a place can be booked on its own, without the basket: only if the basket is empty or not loaded, and not on
 * a kiosk or by staff.
 */
const $canOrder = combine(
  [$cart, $mode, $servedCustomer],
  ([cart, { isKiosk }, servedCustomer]) =>
    (cart === null || (cart.items.length === 0 && cart.status === 'open')) && !isKiosk && !servedCustomer,
);
/** The customer has chosen who comes to a session, and at which price. */
export const choiceMade = createEvent<ChosenPlace>();

const openSheetFx = createEffect(async (_: ChosenPlace) => void (await orderSheet.load()));
const placeChosen = sample({
  clock: choiceMade,
  source: $canOrder,
  fn: (canOrder, { items, place }) => ({ items, place: canOrder ? place : null }),
});
sample({ clock: placeChosen, filter: ({ place }) => place !== null, target: openSheetFx });
sample({
  clock: openSheetFx.done.filterMap(({ params: { place } }) => place ?? undefined),
  target: orderOpened,
});
// If the code of the sheet fails to load, the place goes into the basket as well.
sample({
  clock: [
    placeChosen.filter({ fn: ({ place }) => place === null }),
    openSheetFx.fail.map(({ params }) => params),
  ],
  fn: ({ items }) => items,
  target: itemsAdded,
});

const placeFound = sample({
  clock: lookUpFx.done,
  source: $canOrder,
  fn: (canOrder, { params, result: { place, session } }) => ({
    lookup: params,
    place,
    toOrder:
      params.isPressed && canOrder && orderSheet.current() !== null && session && isForOnePerson(session)
        ? { session, slug: params.slug, extras: params.extras ?? [], choice: null }
        : null,
  }),
});
sample({
  clock: placeFound.filterMap(({ toOrder, place }) => (place.state === 'full' ? null : toOrder) ?? undefined),
  target: orderOpened,
});

const sessionLookedUp = placeFound.filterMap(({ lookup, place, toOrder }) => {
  const isFull = place.state === 'full';
  return toOrder && !isFull ? undefined : { lookup, item: toReadyItem(place, lookup.extras), isFull };
});
sample({
  clock: sessionLookedUp.filterMap(({ item }) => item ?? undefined),
  fn: (item) => [item],
  target: itemsAdded,
});
const undecided = sessionLookedUp.filterMap(({ lookup, item, isFull }) =>
  item === null && !isFull ? lookup : undefined,
);
/** The customer has to make a choice for a session, or is shown why nobody can come. */
export const choiceNeeded = undecided.filter({ fn: ({ type }) => type === undefined });
sample({
  clock: choiceNeeded,
  source: $isPanelOffered,
  filter: (isOffered) => !isOffered,
  fn: (_, { slug, sessionId }) => ({ to: sessionPath(slug, sessionId) }),
  target: navigated,
});
sample({
  clock: undecided.filter({ fn: ({ type }) => type === 'course' }),
  fn: ({ slug, sessionId }) => ({ to: coursePath(slug, sessionId) }),
  target: navigated,
});
const sessionFilledMeanwhile = sample({ clock: sessionLookedUp, filter: ({ isFull }) => isFull });
sample({
  clock: sessionFilledMeanwhile,
  fn: (): ToastContent => ({ content: text('book.gone'), type: 'danger' }),
  target: toastShown,
});
sample({
  clock: lookUpFx.failData,
  fn: (failure): ToastContent => ({ content: describeFailure(failure), type: 'danger' }),
  target: toastShown,
});

sample({ clock: [sessionFilledMeanwhile, attendeeSaved], target: placesChanged });
sample({ clock: [additionMade, $additionFailure.updates.filter({ fn: isPresent })], target: placesChanged });

const NO_ITEMS: readonly NewCartItem[] = [];
/** The items that were added to the basket last on this page. */
export const $addedItems = createStore(NO_ITEMS)
  .on(basketChanged, (_, { change }) => (change.kind === 'add' ? change.items : NO_ITEMS))
  .reset(locationChanged);
