import { createStore, sample } from 'effector';
import { loadCredit } from '@/shared/api';
import { createRequest } from '@/shared/request';
import { closed, opened } from './payments';

const creditRequest = createRequest({ load: (_: null, options) => loadCredit(options) });

export const $credit = creditRequest.$data;
export const $failure = creditRequest.$failure;
export const $isLoading = creditRequest.$isLoading;
export const retryClicked = creditRequest.retryClicked;
/** Whether the customer has tried again: the focus is then in the card of the credit, so the card stays. */
export const $hasRetried = createStore(false)
  .on(retryClicked, () => true)
  .reset(opened, closed);

sample({ clock: [opened, closed], target: creditRequest.reset });
sample({ clock: opened, target: creditRequest.reloadRequested });
