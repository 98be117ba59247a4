import { createEvent, createStore, sample } from 'effector';
import { $basketFailure, basketChanged, basketFailureDismissed } from '@/features/change-basket';
import { type ActivitySessionDetail, loadActivitySession, loadCamp, loadCourse } from '@/shared/api';
import { isPresent } from '@/shared/lib';
import { createRequest } from '@/shared/request';
import type { Item } from '../lib/items';
import { closed } from './basket';

/** "Change" of an item was clicked. */
export const changeClicked = createEvent<Item>();
export const changeClosed = createEvent();

/** The item whose dialog is open; null if none is. */
export const $itemToChange = createStore<Item | null>(null)
  .on(changeClicked, (_, item) => item)
  .reset(changeClosed, closed);

interface SessionOrCourseParams {
  /** The ID of a session or a course. */
  readonly id: string;
  readonly isCourse: boolean;
}

/** The people and prices of a session or a course. */
export type SessionOrCourse = Pick<ActivitySessionDetail, 'people' | 'orderLimit' | 'remaining' | 'venue'> & {
  /** Extras that can be hired with it. */
  readonly extras?: ActivitySessionDetail['extras'];
};

const sessionOrCourseRequest = createRequest<SessionOrCourseParams, SessionOrCourse>({
  load: ({ id, isCourse }, options) =>
    isCourse ? loadCourse({ courseId: id }, options) : loadActivitySession({ sessionId: id }, options),
});
export const $sessionOrCourse = sessionOrCourseRequest.$data;
export const $sessionOrCourseFailure = sessionOrCourseRequest.$failure;
export const $isSessionOrCourseLoading = sessionOrCourseRequest.$isLoading;
export const sessionOrCourseRetryClicked = sessionOrCourseRequest.retryClicked;

const campRequest = createRequest({ load: loadCamp });
/** The days of the camp, on which the item's own places count as free. */
export const $camp = campRequest.$data;
export const $campFailure = campRequest.$failure;
export const $isCampLoading = campRequest.$isLoading;
export const campRetryClicked = campRequest.retryClicked;

sample({
  clock: [changeClicked, changeClosed, closed],
  target: [sessionOrCourseRequest.reset, campRequest.reset],
});
// Clears the error of the previous dialog.
sample({ clock: changeClicked, target: basketFailureDismissed });
// For a product only the quantity can be changed, so nothing is loaded.
sample({
  clock: changeClicked.filterMap(({ type, when, objectId }): SessionOrCourseParams | undefined =>
    when === null || objectId === null || type === 'camp'
      ? undefined
      : { id: objectId, isCourse: type === 'course' },
  ),
  target: sessionOrCourseRequest.reloadRequested,
});
sample({ clock: changeClicked.filterMap(findCampParams), target: campRequest.reloadRequested });
// Reloads the days after a refusal, because a day may have been taken by somebody else.
const changeRefused = sample({
  clock: $basketFailure.updates.filter({ fn: isPresent }),
  source: $itemToChange,
  fn: (item, { change }) => (change.kind === 'update' && change.itemId === item?.id ? item : null),
});
sample({
  clock: changeRefused.filterMap((item) => (item ? findCampParams(item) : undefined)),
  target: campRequest.reloadRequested,
});

sample({
  clock: basketChanged,
  source: $itemToChange,
  filter: (item, { change }) => change.kind === 'update' && change.itemId === item?.id,
  target: changeClosed,
});

function findCampParams({ id, type, objectId, where }: Item) {
  if (type !== 'camp' || objectId === null || where === null) return undefined;
  return { venue: where.venue.id, campSlug: objectId, cartItemId: id };
}
