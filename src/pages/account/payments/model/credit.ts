import { createStore, sample } from 'effector';
import { loadCredit } from '@/shared/api';
import { createRequest } from '@/shared/request';
import { closed, opened } from './payments';

const request = createRequest({ load: (_: null, options) => loadCredit(options) });

export const $credit = request.$data;
export const $failure = request.$failure;
export const $isLoading = request.$isLoading;
export const retryClicked = request.retryClicked;
/** Whether the customer has tried again: the focus is then in the card of the credit, so the card stays. */
export const $isRetried = createStore(false)
  .on(retryClicked, () => true)
  .reset(opened, closed);

sample({ clock: [opened, closed], target: request.reset });
sample({ clock: opened, target: request.reloadRequested });
