import { allSettled, type EventCallable, type Scope, scopeBind } from 'effector';
import { vi } from 'vitest';
import * as change from '@/features/change-basket/model/change-basket';
import * as basket from '@/pages/bookings/basket/model/basket';
import * as dialog from '@/pages/bookings/basket/model/change-item';
import { promoCode } from '@/pages/bookings/basket/model/promotion';
import * as waivers from '@/pages/bookings/basket/model/waivers';
import * as campBooking from '@/pages/bookings/camp-booking/model/camp-booking';
import * as packages from '@/pages/bookings/packages/model/packages';
import { type Cart, describeFailure } from '@/shared/api';
import { $toasts } from '@/shared/toast';
import { findUsualChoice, planOrder } from '@/widgets/book-place/lib/order';
import * as booking from '@/widgets/book-place/model/book-place';
import * as sheet from '@/widgets/book-place/model/order';
import { $placeToOrder } from '@/widgets/book-place/model/place-to-order';
import { buildCamp, buildCampPerson } from '../fixtures/camps.ts';
import { buildPackages } from '../fixtures/packages.ts';
import { CAMP_ITEM, COURSE_ITEM, MEMBERSHIP_ITEM, PLACE_ITEM, SESSION_ID } from './bookings-site-answers.ts';
import type { TestedCall } from './call.ts';
import type { Visit } from './visit.ts';

const CENTRE_SLUG = 'riverside-leisure-centre';
const PACKAGE_ID = buildPackages().packages[0]?.id ?? '';
const [CAMP_DAY] = buildCamp().days;
const CHILD_ID = buildCampPerson().attendee.id;

const openBasket = ({ scope }: Visit) => allSettled(basket.opened, { scope });
const readBasket = (scope: Scope) => scope.getState(basket.$cart);
const isBasketLoaded = ({ scope }: Visit) =>
  readBasket(scope) !== null && scope.getState(basket.$cartError) === null;
const listDangerToasts = (scope: Scope) =>
  scope.getState($toasts).flatMap(({ content, type }) => (type === 'danger' ? [content] : []));

/** A call that changes the basket. A failure is shown in a toast and beside the pressed control; pressing that again retries. */
function buildBasketChange<Params>(
  event: EventCallable<Params>,
  params: Params,
  isChangeShown: (cart: Cart) => boolean,
) {
  const makeCall = ({ scope }: Visit) => allSettled(event, { scope, params });
  return {
    isCustomer: true,
    prepare: openBasket,
    makeCall,
    isBusy: (scope: Scope) => scope.getState(change.$changes).length > 0,
    listMessages: (scope: Scope) => [
      scope.getState(change.$changeFailure)?.message,
      ...listDangerToasts(scope),
    ],
    readStateToKeep: (scope: Scope) => readBasket(scope)?.items,
    retry: makeCall,
    isDone: ({ scope }: Visit) => {
      const cart = readBasket(scope);
      return scope.getState(change.$changeFailure) === null && cart !== null && isChangeShown(cart);
    },
  };
}
const hasAllItems = ({ items }: Cart) => items.length === 4;

/** The choices that the "Change" dialog loads for an item. */
function buildChoicesCall(name: string, endpoint: string, item: { readonly id: string }): TestedCall {
  const isCamp = item.id === CAMP_ITEM.id;
  const [$failure, $isLoading, retryClicked] = isCamp
    ? [dialog.$campFailure, dialog.$isCampLoading, dialog.campRetryClicked]
    : [dialog.$sessionOrCourseFailure, dialog.$isSessionOrCourseLoading, dialog.sessionOrCourseRetryClicked];
  const readChoices = (scope: Scope) =>
    scope.getState<unknown>(isCamp ? dialog.$camp : dialog.$sessionOrCourse);
  return {
    name,
    endpoint,
    isCustomer: true,
    prepare: openBasket,
    async makeCall({ scope }) {
      const params = readBasket(scope)?.items.find(({ id }) => id === item.id);
      if (params) await allSettled(dialog.changeClicked, { scope, params });
    },
    isBusy: (scope) => scope.getState($isLoading),
    listMessages(scope) {
      const failure = scope.getState($failure);
      return [failure && describeFailure(failure)];
    },
    readStateToKeep: (scope) => readBasket(scope)?.items,
    retry: ({ scope }) => allSettled(retryClicked, { scope }),
    isDone: ({ scope }) => readChoices(scope) !== null && scope.getState(dialog.$itemToChange) !== null,
  };
}

/** Presses, and waits only for the basket, because what was removed can be put back for ten seconds. */
async function pressAndWaitForBasket<Params>(event: EventCallable<Params>, { scope }: Visit, params: Params) {
  scopeBind(event, { scope })(params);
  await vi.waitUntil(
    () => scope.getState(change.$changes).length === 0 && scope.getState(basket.$cartStatus) !== 'loading',
    { interval: 1 },
  );
}

const openBookingSheet = ({ scope }: Visit) =>
  allSettled(booking.bookClicked, { scope, params: { sessionId: SESSION_ID, slug: CENTRE_SLUG } });
/** The offer in the booking sheet, which the first press of Book opens. */
const findSheetOrder = (scope: Scope) => {
  const placeToOrder = scope.getState($placeToOrder);
  const usualChoice = placeToOrder && findUsualChoice(placeToOrder.session);
  return placeToOrder && usualChoice && planOrder(placeToOrder, usualChoice);
};
async function addOrderFromSheet({ scope }: Visit) {
  const order = findSheetOrder(scope);
  if (order) await allSettled(sheet.basketChosen, { scope, params: order.items });
}
async function payOrderFromSheet({ scope }: Visit) {
  const order = findSheetOrder(scope);
  if (order) await allSettled(sheet.orderPlaced, { scope, params: order });
}
const sheetAddition = {
  endpoint: 'POST /api/cart/add',
  isCustomer: true,
  prepare: openBookingSheet,
  isBusy: (scope: Scope) => scope.getState(sheet.$isBusy),
  listMessages: (scope: Scope) => [
    scope.getState(sheet.$additionRefusal)?.message,
    ...listDangerToasts(scope),
  ],
};
const addCampDays = ({ scope }: Visit) => allSettled(campBooking.addClicked, { scope });
const removePlaceItem = (visit: Visit) => pressAndWaitForBasket(change.itemRemoved, visit, PLACE_ITEM.id);
const undoRemoval = (visit: Visit) => pressAndWaitForBasket(basket.undoClicked, visit, undefined);
const buyPackage = ({ scope }: Visit) => allSettled(packages.addClicked, { scope, params: PACKAGE_ID });
const applyPromoCode = ({ scope }: Visit) => allSettled(promoCode.applyClicked, { scope });

/** The calls of the basket, and those that add items to it. */
export const basketCalls: readonly TestedCall[] = [
  {
    name: 'the basket',
    endpoint: 'GET /api/cart',
    isCustomer: true,
    makeCall: openBasket,
    isBusy: (scope) => scope.getState(basket.$cartStatus) === 'loading',
    listMessages: (scope) => [scope.getState(basket.$cartError)],
    retry: ({ scope }) => allSettled(basket.retryClicked, { scope }),
    isDone: isBasketLoaded,
  },
  {
    name: 'a basket that is looked at again',
    endpoint: 'GET /api/cart',
    isCustomer: true,
    prepare: openBasket,
    makeCall: ({ scope }) => allSettled(basket.refreshRequested, { scope }),
    isBusy: (scope) => scope.getState(basket.$cartStatus) === 'loading',
    listMessages: (scope) => [scope.getState(basket.$cartError)],
    readStateToKeep: readBasket,
    retry: ({ scope }) => allSettled(basket.retryClicked, { scope }),
    isDone: isBasketLoaded,
  },
  {
    name: 'what has to be signed',
    endpoint: 'GET /api/activities/waivers',
    isCustomer: true,
    makeCall: openBasket,
    isBusy: (scope) => scope.getState(waivers.$isLoading),
    listMessages: (scope) => [scope.getState(waivers.$error)],
    retry: ({ scope }) => allSettled(waivers.retryClicked, { scope }),
    isDone: ({ scope }) => scope.getState(waivers.$waivers).length === 1,
  },
  buildChoicesCall('who can come instead', `GET /api/activities/sessions/${SESSION_ID}`, PLACE_ITEM),
  buildChoicesCall(
    'who can come to a course instead',
    `GET /api/activities/courses/${COURSE_ITEM.object_id}`,
    COURSE_ITEM,
  ),
  buildChoicesCall('the other days of a camp', `GET /api/activities/camps/${CAMP_ITEM.object_id}`, CAMP_ITEM),
  {
    ...buildBasketChange(
      change.itemUpdated,
      { itemId: PLACE_ITEM.id, options: { pricing_option_id: 'other' } },
      hasAllItems,
    ),
    name: 'an item that is changed',
    endpoint: `PUT /api/cart/${PLACE_ITEM.id}`,
  },
  {
    ...buildBasketChange(change.itemRemoved, PLACE_ITEM.id, ({ items }) => items.length === 1),
    name: 'an item that is removed',
    endpoint: 'POST /api/cart/remove',
    makeCall: removePlaceItem,
    retry: removePlaceItem,
  },
  {
    ...buildBasketChange(change.basketCleared, undefined, ({ items }) => items.length === 0),
    name: 'a basket that is cleared',
    endpoint: 'DELETE /api/cart',
  },
  {
    ...buildBasketChange(change.benefitRemoved, 'benefit-1', hasAllItems),
    name: 'a benefit that is not used',
    endpoint: 'DELETE /api/activities/benefit/remove/benefit-1',
  },
  {
    ...buildBasketChange(change.packageRemoved, 'package-1', hasAllItems),
    name: 'a package that is not used',
    endpoint: 'DELETE /api/activities/package/remove/package-1',
  },
  {
    ...buildBasketChange(change.holdExtended, undefined, ({ holdUntil }) => holdUntil !== null),
    name: 'places that are held for longer',
    endpoint: 'POST /api/cart/extend',
  },
  {
    ...buildBasketChange(change.creditUsed, { kind: 'general', amount: 500 } as const, hasAllItems),
    name: 'credit that is used',
    endpoint: 'PUT /api/cart/credit',
  },
  {
    ...buildBasketChange(change.itemsAdded, [{ id: PACKAGE_ID, type: 'package' }], hasAllItems),
    name: 'an item that is put back',
    endpoint: 'POST /api/cart/add',
    async prepare(visit) {
      await openBasket(visit);
      await removePlaceItem(visit);
    },
    makeCall: undoRemoval,
    listMessages: (scope) => [scope.getState(basket.$undoFailure)?.message, ...listDangerToasts(scope)],
    readStateToKeep: (scope) =>
      scope.getState(basket.$removedItem)?.id ?? scope.getState(basket.$undoFailure)?.item.id,
    retry: undoRemoval,
  },
  {
    name: 'a code that is put on a membership of the basket',
    endpoint: `PUT /api/cart/${MEMBERSHIP_ITEM.id}`,
    isCustomer: true,
    async prepare(visit) {
      await openBasket(visit);
      await allSettled(promoCode.addClicked, { scope: visit.scope });
      await allSettled(promoCode.codeChanged, { scope: visit.scope, params: 'NEWYEAR' });
    },
    makeCall: applyPromoCode,
    isBusy: (scope) =>
      scope.getState(promoCode.$status) === 'checking' || scope.getState(change.$changes).length > 0,
    listMessages: (scope) => [scope.getState(promoCode.$error), ...listDangerToasts(scope)],
    readStateToKeep: (scope) => [scope.getState(promoCode.$code), readBasket(scope)?.items],
    retry: applyPromoCode,
    isDone: ({ scope }) => scope.getState(promoCode.$promotion) !== null,
  },
  {
    name: 'what a place that is booked at once offers',
    endpoint: `GET /api/activities/sessions/${SESSION_ID}`,
    isCustomer: true,
    makeCall: openBookingSheet,
    isBusy: (scope) => scope.getState(booking.$busyIds).size > 0,
    listMessages: listDangerToasts,
    retry: openBookingSheet,
    isDone: ({ scope }) => scope.getState($placeToOrder) !== null,
  },
  {
    ...sheetAddition,
    name: 'a place that goes from its sheet into the basket',
    makeCall: addOrderFromSheet,
    retry: addOrderFromSheet,
    isDone: ({ scope }) => scope.getState($placeToOrder) === null && readBasket(scope)?.items.length === 4,
  },
  {
    ...sheetAddition,
    name: 'a place that is paid for from its sheet',
    makeCall: payOrderFromSheet,
    retry: payOrderFromSheet,
    // The basket of these tests contains more than this place.
    isDone: ({ scope }) => scope.getState(sheet.$notice) === 'basket',
  },
  {
    name: 'a package that is bought',
    endpoint: 'POST /api/cart/add',
    isCustomer: true,
    prepare: ({ scope }) => allSettled(packages.page.opened, { scope, params: CENTRE_SLUG }),
    makeCall: buyPackage,
    isBusy: (scope) => scope.getState(change.$addingIds).size > 0,
    listMessages: (scope) => [scope.getState(packages.$refusedPackage)?.message, ...listDangerToasts(scope)],
    retry: buyPackage,
    isDone: ({ scope }) => scope.getState(packages.$addedPackageId) === PACKAGE_ID,
  },
  {
    name: 'the days of a camp that are booked',
    endpoint: 'POST /api/cart/add',
    isCustomer: true,
    async prepare({ scope }) {
      await allSettled(campBooking.page.opened, {
        scope,
        params: { slug: CENTRE_SLUG, campSlug: buildCamp().slug },
      });
      // The only child who can come is ticked.
      const chosenDays = { [CAMP_DAY?.id ?? '']: { optionId: CAMP_DAY?.options[0]?.id ?? '', extraIds: [] } };
      await allSettled(campBooking.daysChanged, { scope, params: { childId: CHILD_ID, chosenDays } });
    },
    makeCall: addCampDays,
    isBusy: (scope) => scope.getState(campBooking.$isAdding),
    listMessages: (scope) => [scope.getState(campBooking.$refusal)?.message, ...listDangerToasts(scope)],
    readStateToKeep: (scope) => scope.getState(campBooking.$plan),
    retry: addCampDays,
    isDone: ({ scope }) => scope.getState(change.$changeFailure) === null && readBasket(scope) !== null,
  },
];
