import { createEvent, createStore, sample } from 'effector';
import { homeVenueChosen } from '@/entities/venue';
import { toastShown } from '@/shared/toast';
import { membershipChooser } from './features';

/** The membership that was chosen or is in the address is not available. */
export const selectionLost = createEvent<{
  readonly content: string;
  /** The operator's message; null if there is none. */
  readonly reason: string | null;
}>();
/** The centre does not exist; the page says so once, beside the list of centres. */
export const unknownCentreFound = createEvent<string>();

/** Also shown inline, where the customer chooses another membership, because a toast expires. */
export const $selectionNotice = createStore<string | null>(null)
  .on(selectionLost, (_, { content, reason }) => [content, reason].filter(Boolean).join(' '))
  .on(unknownCentreFound, (_, notice) => notice)
  .reset(membershipChooser.membershipChosen, homeVenueChosen);
/** Whether no toast has announced it, so that the notice itself is announced to screen readers. */
export const $isNoticeLive = createStore(false)
  .on(unknownCentreFound, () => true)
  .on(selectionLost, () => false);

sample({
  clock: selectionLost,
  fn: ({ content }) => ({ content, type: 'danger' as const }),
  target: toastShown,
});
