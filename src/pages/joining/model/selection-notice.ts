import { createEvent, createStore, sample } from 'effector';
import { homeVenueChosen } from '@/entities/venue';
import { toastShown } from '@/shared/toast';
import { choose } from './parts';

/** The membership that was chosen, or that the address names, is not to be had. */
export const selectionLost = createEvent<string>();

/** It is said in the page as well, where the customer chooses another one: a toast goes away. */
export const $selectionNotice = createStore<string | null>(null)
  .on(selectionLost, (_, notice) => notice)
  .reset(choose.chosen, homeVenueChosen);

sample({
  clock: selectionLost,
  fn: (content) => ({ content, type: 'danger' as const }),
  target: toastShown,
});
