import { createEvent, createStore, sample } from 'effector';
import { $basketFailure, basketChanged, basketFailureDismissed } from '@/features/change-basket';
import { type ActivitySessionDetail, loadActivitySession, loadCamp, loadCourse } from '@/shared/api';
import { isPresent } from '@/shared/lib';
import { createRequest } from '@/shared/request';
import type { Item } from '../lib/items';
import { closed } from './basket';

/** "Change" of an item was pressed. */
export const changeClicked = createEvent<Item>();
export const changeClosed = createEvent();

/** The item whose dialog is open. */
export const $itemToChange = createStore<Item | null>(null)
  .on(changeClicked, (_, item) => item)
  .reset(changeClosed, closed);

interface ItemOptionsParams {
  /** The id of a session or a course. */
  readonly id: string;
  readonly isCourse: boolean;
}

/** Who can come to a session or a course, and the prices. */
export type Choices = Pick<ActivitySessionDetail, 'people' | 'orderLimit' | 'remaining' | 'venue'> & {
  /** What can be hired with it. */
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
/** The days of a camp, of which those of the item count as free. */
export const $camp = camp.$data;
export const $campFailure = camp.$failure;
export const $isCampLoading = camp.$isLoading;
export const campRetryClicked = camp.retryClicked;

sample({
  clock: [changeClicked, changeClosed, closed],
  target: [session.reset, camp.reset],
});
// The refusal of a dialog that was open before says nothing of this one.
sample({ clock: changeClicked, target: basketFailureDismissed });
// Something over the counter has only its number.
sample({
  clock: changeClicked.filterMap(({ type, when, objectId }): ItemOptionsParams | undefined =>
    when === null || objectId === null || type === 'camp'
      ? undefined
      : { id: objectId, isCourse: type === 'course' },
  ),
  target: session.reloadRequested,
});
sample({ clock: changeClicked.filterMap(askedCamp), target: camp.reloadRequested });
// A day that was refused has gone to somebody else.
const refused = sample({
  clock: $basketFailure.updates.filter({ fn: isPresent }),
  source: $itemToChange,
  fn: (item, { change }) => (change.kind === 'update' && change.itemId === item?.id ? item : null),
});
sample({
  clock: refused.filterMap((item) => (item ? askedCamp(item) : undefined)),
  target: camp.reloadRequested,
});

sample({
  clock: basketChanged,
  source: $itemToChange,
  filter: (item, { change }) => change.kind === 'update' && change.itemId === item?.id,
  target: changeClosed,
});

function askedCamp({ id, type, objectId, where }: Item) {
  if (type !== 'camp' || objectId === null || where === null) return undefined;
  return { venue: where.venue.id, campSlug: objectId, cartItemId: id };
}
