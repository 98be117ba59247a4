import { combine, createEvent, sample } from 'effector';
import { $user } from '@/entities/customer';
import { loadCard } from '@/shared/api';
import { createRequest } from '@/shared/request';
import { cardOfUser, shownCard } from '../lib/shown-card';

export const opened = createEvent();
export const closed = createEvent();

const request = createRequest({ load: (_: null, options) => loadCard(options) });

export const $failure = request.$failure;
export const $isLoading = request.$isLoading;
export const retryClicked = request.retryClicked;

/** The operator's card; without one, the code of the customer, so that the door opens all the same. */
export const $card = combine(request.$data, request.$failure, $user, (card, failure, user) => {
  if (card) return shownCard(card);
  return failure && user ? cardOfUser(user) : null;
});

sample({ clock: [opened, closed], target: request.reset });
sample({ clock: opened, fn: () => null, target: request.reloadRequested });
