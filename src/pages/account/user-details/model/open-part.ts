import { createEvent, createStore, sample } from 'effector';
import { closed, opened } from './page';

// Only one part of the page can be edited at a time.

/** Change was clicked; the payload is the key of the part. */
export const changeClicked = createEvent<string>();
export const cancelClicked = createEvent();
/** The changes of this part were saved. */
export const partSaved = createEvent<string>();
/** The part is opened again with the restored values. */
export const partRestored = createEvent<string>();
/** Whether the open part has unsaved changes. */
export const unsavedChanged = createEvent<boolean>();

export const $hasUnsaved = createStore(false).on(unsavedChanged, (_, has) => has);
const opening = sample({
  clock: changeClicked,
  source: $hasUnsaved,
  filter: (hasUnsaved) => !hasUnsaved,
  fn: (_, part) => part,
});
const refused = sample({ clock: changeClicked, source: $hasUnsaved, filter: Boolean });

/** The key of the open part; null if all parts are read-only. */
export const $openPart = createStore<string | null>(null)
  .on([opening, partRestored], (_, part) => part)
  .on(partSaved, (open, part) => (open === part ? null : open))
  .reset(cancelClicked, opened, closed);

/** How often another part was requested while this one has unsaved changes; 0 if no notice is needed. */
export const $refusals = createStore(0)
  .on(refused, (count) => count + 1)
  .reset($openPart, cancelClicked, opened, closed);

sample({ clock: $openPart, fn: () => false, target: unsavedChanged });
