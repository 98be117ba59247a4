import { createEvent, createStore, sample } from 'effector';
import { homeVenueChosen } from '@/entities/venue';
import { toastShown } from '@/shared/toast';
import { membershipChooser } from './features';

/** The membership that was chosen, or that the address names, is not to be had. */
export const selectionLost = createEvent<{
  readonly content: string;
  /** The operator's own word. */
  readonly reason: string | null;
}>();
/** There is no such centre: the page says so, once, beside the list of those that there are. */
export const unknownCentreFound = createEvent<string>();

/** Shown inline too, where the customer chooses another one, because a toast expires. */
export const $selectionNotice = createStore<string | null>(null)
  .on(selectionLost, (_, { content, reason }) => [content, reason].filter(Boolean).join(' '))
  .on(unknownCentreFound, (_, notice) => notice)
  .reset(membershipChooser.chosen, homeVenueChosen);
/** No toast has said it: the page's own notice is read out. */
export const $isNoticeLive = createStore(false)
  .on(unknownCentreFound, () => true)
  .on(selectionLost, () => false);

sample({
  clock: selectionLost,
  fn: ({ content }) => ({ content, type: 'danger' as const }),
  target: toastShown,
});
