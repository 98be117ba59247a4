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
export const unsavedStateChanged = createEvent<boolean>();

export const $hasUnsavedChanges = createStore(false).on(
  unsavedStateChanged,
  (_, hasUnsavedChanges) => hasUnsavedChanges,
);
const partOpened = sample({
  clock: changeClicked,
  source: $hasUnsavedChanges,
  filter: (hasUnsavedChanges) => !hasUnsavedChanges,
  fn: (_, partKey) => partKey,
});
const openingRefused = sample({ clock: changeClicked, source: $hasUnsavedChanges, filter: Boolean });

/** The key of the open part; null if all parts are read-only. */
export const $openPartKey = createStore<string | null>(null)
  .on([partOpened, partRestored], (_, partKey) => partKey)
  .on(partSaved, (openPartKey, partKey) => (openPartKey === partKey ? null : openPartKey))
  .reset(cancelClicked, opened, closed);

/** How often another part was requested while this one has unsaved changes; 0 if no notice is needed. */
export const $refusalCount = createStore(0)
  .on(openingRefused, (refusalCount) => refusalCount + 1)
  .reset($openPartKey, cancelClicked, opened, closed);

sample({ clock: $openPartKey, fn: () => false, target: unsavedStateChanged });
