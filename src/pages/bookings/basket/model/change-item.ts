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

interface ItemOptionsParams {
  /** The ID of a session or a course. */
  readonly id: string;
  readonly isCourse: boolean;
}

/** The people and prices of a session or a course. */
export type Choices = Pick<ActivitySessionDetail, 'people' | 'orderLimit' | 'remaining' | 'venue'> & {
  /** Extras that can be hired with it. */
  readonly extras?: ActivitySessionDetail['extras'];
};

const session = createRequest<ItemOptionsParams, Choices>({
  load: ({ id, isCourse }, options) =>
    isCourse ? loadCourse({ courseId: id }, options) : loadActivitySession({ sessionId: id }, options),
});
export const $session = session.$data;
export const $sessionFailure = session.$failure;
export const $isSessionLoading = session.$isLoading;
export const sessionRetryClicked = session.retryClicked;

const camp = createRequest({ load: loadCamp });
/** The days of the camp, on which the item's own places count as free. */
export const $camp = camp.$data;
export const $campFailure = camp.$failure;
export const $isCampLoading = camp.$isLoading;
export const campRetryClicked = camp.retryClicked;

sample({
  clock: [changeClicked, changeClosed, closed],
  target: [session.reset, camp.reset],
});
// Clears the error of the previous dialog.
sample({ clock: changeClicked, target: basketFailureDismissed });
// For a product only the quantity can be changed, so nothing is loaded.
sample({
  clock: changeClicked.filterMap(({ type, when, objectId }): ItemOptionsParams | undefined =>
    when === null || objectId === null || type === 'camp'
      ? undefined
      : { id: objectId, isCourse: type === 'course' },
  ),
  target: session.reloadRequested,
});
sample({ clock: changeClicked.filterMap(findCamp), target: camp.reloadRequested });
// Reloads the days after a refusal, because a day may have been taken by somebody else.
const refused = sample({
  clock: $basketFailure.updates.filter({ fn: isPresent }),
  source: $itemToChange,
  fn: (item, { change }) => (change.kind === 'update' && change.itemId === item?.id ? item : null),
});
sample({
  clock: refused.filterMap((item) => (item ? findCamp(item) : undefined)),
  target: camp.reloadRequested,
});

sample({
  clock: basketChanged,
  source: $itemToChange,
  filter: (item, { change }) => change.kind === 'update' && change.itemId === item?.id,
  target: changeClosed,
});

function findCamp({ id, type, objectId, where }: Item) {
  if (type !== 'camp' || objectId === null || where === null) return undefined;
  return { venue: where.venue.id, campSlug: objectId, cartItemId: id };
}
