import { createEvent, createStore, sample } from 'effector';
import { basketChanged } from '@/features/change-basket';
import { loadActivitySession } from '@/shared/api';
import { createRequest } from '@/shared/request';
import type { Item } from '../lib/items';
import { closed } from './basket';

/** "Change" of an item was pressed. */
export const changeClicked = createEvent<Item>();
export const changeClosed = createEvent();

const request = createRequest({
  load: (sessionId: string, options) => loadActivitySession({ sessionId }, options),
});

/** The item whose dialog is open. */
export const $changing = createStore<Item | null>(null)
  .on(changeClicked, (_, item) => item)
  .reset(changeClosed, closed);
export const $session = request.$data;
export const $sessionFailure = request.$failure;
export const $isSessionLoading = request.$isLoading;
export const sessionRetryClicked = request.retryClicked;

sample({ clock: [changeClicked, changeClosed, closed], fn: () => undefined, target: request.reset });
// Who can come and the prices are those of the session; something over the counter has only its number.
sample({
  clock: changeClicked.filterMap(({ when, objectId }) =>
    when === null ? undefined : (objectId ?? undefined),
  ),
  target: request.reloadRequested,
});

sample({
  clock: basketChanged,
  source: $changing,
  filter: (item, { change }) => change.kind === 'update' && change.itemId === item?.id,
  fn: () => undefined,
  target: changeClosed,
});
