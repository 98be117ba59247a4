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
import { CAMP, COURSE, MEMBERSHIP, PLACE, SESSION } from './bookings-site-answers.ts';
import type { Call } from './call.ts';
import type { Visit } from './visit.ts';

const CENTRE = 'riverside-leisure-centre';
const PACKAGE = buildPackages().packages[0]?.id ?? '';
const [DAY] = buildCamp().days;
const CHILD = buildCampPerson().attendee.id;

const open = ({ scope }: Visit) => allSettled(basket.opened, { scope });
const basketIn = (scope: Scope) => scope.getState(basket.$cart);
const isRead = ({ scope }: Visit) => basketIn(scope) !== null && scope.getState(basket.$cartError) === null;
const refusals = (scope: Scope) =>
  scope.getState($toasts).flatMap(({ content, type }) => (type === 'danger' ? [content] : []));

/** A call that changes the basket. A failure is shown in a toast and beside the pressed control; pressing that again retries. */
function changing<Params>(event: EventCallable<Params>, params: Params, isMade: (cart: Cart) => boolean) {
  const act = ({ scope }: Visit) => allSettled(event, { scope, params });
  return {
    isCustomer: true,
    reach: open,
    act,
    isBusy: (scope: Scope) => scope.getState(change.$changes).length > 0,
    messages: (scope: Scope) => [scope.getState(change.$failure)?.message, ...refusals(scope)],
    listTyped: (scope: Scope) => basketIn(scope)?.items,
    retry: act,
    isDone: ({ scope }: Visit) => {
      const cart = basketIn(scope);
      return scope.getState(change.$failure) === null && cart !== null && isMade(cart);
    },
  };
}
const isShown = ({ items }: Cart) => items.length === 4;

/** The choices that the "Change" dialog loads for an item. */
function choicesOf(name: string, call: string, item: { readonly id: string }): Call {
  const isCamp = item.id === CAMP.id;
  const [$failure, $isLoading, retryClicked] = isCamp
    ? [dialog.$campFailure, dialog.$isCampLoading, dialog.campRetryClicked]
    : [dialog.$sessionOrCourseFailure, dialog.$isSessionOrCourseLoading, dialog.sessionOrCourseRetryClicked];
  const dataIn = (scope: Scope) => scope.getState<unknown>(isCamp ? dialog.$camp : dialog.$sessionOrCourse);
  return {
    name,
    call,
    isCustomer: true,
    reach: open,
    async act({ scope }) {
      const params = basketIn(scope)?.items.find(({ id }) => id === item.id);
      if (params) await allSettled(dialog.changeClicked, { scope, params });
    },
    isBusy: (scope) => scope.getState($isLoading),
    messages(scope) {
      const failure = scope.getState($failure);
      return [failure && describeFailure(failure)];
    },
    listTyped: (scope) => basketIn(scope)?.items,
    retry: ({ scope }) => allSettled(retryClicked, { scope }),
    isDone: ({ scope }) => dataIn(scope) !== null && scope.getState(dialog.$itemToChange) !== null,
  };
}

/** Presses, and waits only for the basket, because what was removed can be put back for ten seconds. */
async function press<Params>(event: EventCallable<Params>, { scope }: Visit, params: Params) {
  scopeBind(event, { scope })(params);
  await vi.waitUntil(
    () => scope.getState(change.$changes).length === 0 && scope.getState(basket.$cartStatus) !== 'loading',
    { interval: 1 },
  );
}

const book = ({ scope }: Visit) =>
  allSettled(booking.bookClicked, { scope, params: { sessionId: SESSION, slug: CENTRE } });
/** The offer in the booking sheet, which the first press of Book opens. */
const offerIn = (scope: Scope) => {
  const place = scope.getState($placeToOrder);
  const choice = place && findUsualChoice(place.session);
  return place && choice && planOrder(place, choice);
};
async function addFromSheet({ scope }: Visit) {
  const offer = offerIn(scope);
  if (offer) await allSettled(sheet.basketChosen, { scope, params: offer.items });
}
async function payFromSheet({ scope }: Visit) {
  const offer = offerIn(scope);
  if (offer) await allSettled(sheet.orderPlaced, { scope, params: offer });
}
const inSheet = {
  call: 'POST /api/cart/add',
  isCustomer: true,
  reach: book,
  isBusy: (scope: Scope) => scope.getState(sheet.$isBusy),
  messages: (scope: Scope) => [scope.getState(sheet.$additionRefusal)?.message, ...refusals(scope)],
};
const addCamp = ({ scope }: Visit) => allSettled(campBooking.addClicked, { scope });
const remove = (visit: Visit) => press(change.itemRemoved, visit, PLACE.id);
const undo = (visit: Visit) => press(basket.undoClicked, visit, undefined);
const applyCode = ({ scope }: Visit) => allSettled(promoCode.applyClicked, { scope });

/** The calls of the basket, and those that add items to it. */
export const basketCalls: readonly Call[] = [
  {
    name: 'the basket',
    call: 'GET /api/cart',
    isCustomer: true,
    act: open,
    isBusy: (scope) => scope.getState(basket.$cartStatus) === 'loading',
    messages: (scope) => [scope.getState(basket.$cartError)],
    retry: ({ scope }) => allSettled(basket.retryClicked, { scope }),
    isDone: isRead,
  },
  {
    name: 'a basket that is looked at again',
    call: 'GET /api/cart',
    isCustomer: true,
    reach: open,
    act: ({ scope }) => allSettled(basket.refreshRequested, { scope }),
    isBusy: (scope) => scope.getState(basket.$cartStatus) === 'loading',
    messages: (scope) => [scope.getState(basket.$cartError)],
    listTyped: basketIn,
    retry: ({ scope }) => allSettled(basket.retryClicked, { scope }),
    isDone: isRead,
  },
  {
    name: 'what has to be signed',
    call: 'GET /api/activities/waivers',
    isCustomer: true,
    act: open,
    isBusy: (scope) => scope.getState(waivers.$isLoading),
    messages: (scope) => [scope.getState(waivers.$error)],
    retry: ({ scope }) => allSettled(waivers.retryClicked, { scope }),
    isDone: ({ scope }) => scope.getState(waivers.$waivers).length === 1,
  },
  choicesOf('who can come instead', `GET /api/activities/sessions/${SESSION}`, PLACE),
  choicesOf('who can come to a course instead', `GET /api/activities/courses/${COURSE.object_id}`, COURSE),
  choicesOf('the other days of a camp', `GET /api/activities/camps/${CAMP.object_id}`, CAMP),
  {
    ...changing(change.itemUpdated, { itemId: PLACE.id, options: { pricing_option_id: 'other' } }, isShown),
    name: 'an item that is changed',
    call: `PUT /api/cart/${PLACE.id}`,
  },
  {
    ...changing(change.itemRemoved, PLACE.id, ({ items }) => items.length === 1),
    name: 'an item that is removed',
    call: 'POST /api/cart/remove',
    act: remove,
    retry: remove,
  },
  {
    ...changing(change.basketCleared, undefined, ({ items }) => items.length === 0),
    name: 'a basket that is cleared',
    call: 'DELETE /api/cart',
  },
  {
    ...changing(change.benefitRemoved, 'benefit-1', isShown),
    name: 'a benefit that is not used',
    call: 'DELETE /api/activities/benefit/remove/benefit-1',
  },
  {
    ...changing(change.packageRemoved, 'package-1', isShown),
    name: 'a package that is not used',
    call: 'DELETE /api/activities/package/remove/package-1',
  },
  {
    ...changing(change.holdExtended, undefined, ({ holdUntil }) => holdUntil !== null),
    name: 'places that are held for longer',
    call: 'POST /api/cart/extend',
  },
  {
    ...changing(change.creditUsed, { kind: 'general', amount: 500 } as const, isShown),
    name: 'credit that is used',
    call: 'PUT /api/cart/credit',
  },
  {
    ...changing(change.itemsAdded, [{ id: PACKAGE, type: 'package' }], isShown),
    name: 'an item that is put back',
    call: 'POST /api/cart/add',
    async reach(visit) {
      await open(visit);
      await remove(visit);
    },
    act: undo,
    messages: (scope) => [scope.getState(basket.$undoFailure)?.message, ...refusals(scope)],
    listTyped: (scope) =>
      scope.getState(basket.$removedItem)?.id ?? scope.getState(basket.$undoFailure)?.item.id,
    retry: undo,
  },
  {
    name: 'a code that is put on a membership of the basket',
    call: `PUT /api/cart/${MEMBERSHIP.id}`,
    isCustomer: true,
    async reach(visit) {
      await open(visit);
      await allSettled(promoCode.addClicked, { scope: visit.scope });
      await allSettled(promoCode.codeChanged, { scope: visit.scope, params: 'NEWYEAR' });
    },
    act: applyCode,
    isBusy: (scope) =>
      scope.getState(promoCode.$status) === 'checking' || scope.getState(change.$changes).length > 0,
    messages: (scope) => [scope.getState(promoCode.$error), ...refusals(scope)],
    listTyped: (scope) => [scope.getState(promoCode.$code), basketIn(scope)?.items],
    retry: applyCode,
    isDone: ({ scope }) => scope.getState(promoCode.$promotion) !== null,
  },
  {
    name: 'what a place that is booked at once offers',
    call: `GET /api/activities/sessions/${SESSION}`,
    isCustomer: true,
    act: book,
    isBusy: (scope) => scope.getState(booking.$busyIds).size > 0,
    messages: refusals,
    retry: book,
    isDone: ({ scope }) => scope.getState($placeToOrder) !== null,
  },
  {
    ...inSheet,
    name: 'a place that goes from its sheet into the basket',
    act: addFromSheet,
    retry: addFromSheet,
    isDone: ({ scope }) => scope.getState($placeToOrder) === null && basketIn(scope)?.items.length === 4,
  },
  {
    ...inSheet,
    name: 'a place that is paid for from its sheet',
    act: payFromSheet,
    retry: payFromSheet,
    // The basket of these tests contains more than this place.
    isDone: ({ scope }) => scope.getState(sheet.$notice) === 'basket',
  },
  {
    name: 'a package that is bought',
    call: 'POST /api/cart/add',
    isCustomer: true,
    reach: ({ scope }) => allSettled(packages.page.opened, { scope, params: CENTRE }),
    act: buyPackage,
    isBusy: (scope) => scope.getState(change.$addingIds).size > 0,
    messages: (scope) => [scope.getState(packages.$refusedPackage)?.message, ...refusals(scope)],
    retry: buyPackage,
    isDone: ({ scope }) => scope.getState(packages.$addedPackageId) === PACKAGE,
  },
  {
    name: 'the days of a camp that are booked',
    call: 'POST /api/cart/add',
    isCustomer: true,
    async reach({ scope }) {
      await allSettled(campBooking.page.opened, {
        scope,
        params: { slug: CENTRE, campSlug: buildCamp().slug },
      });
      // The only child who can come is ticked.
      const chosenDays = { [DAY?.id ?? '']: { optionId: DAY?.options[0]?.id ?? '', extraIds: [] } };
      await allSettled(campBooking.daysChanged, { scope, params: { childId: CHILD, chosenDays } });
    },
    act: addCamp,
    isBusy: (scope) => scope.getState(campBooking.$isAdding),
    messages: (scope) => [scope.getState(campBooking.$refusal)?.message, ...refusals(scope)],
    listTyped: (scope) => scope.getState(campBooking.$plan),
    retry: addCamp,
    isDone: ({ scope }) => scope.getState(change.$failure) === null && basketIn(scope) !== null,
  },
];

function buyPackage({ scope }: Visit) {
  return allSettled(packages.addClicked, { scope, params: PACKAGE });
}
