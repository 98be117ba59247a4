import { createEvent, createStore, sample } from 'effector';
import { closed, opened } from './page';

// One part of the page is open for changes at a time.

/** The key of a part whose Change was pressed. */
export const changeClicked = createEvent<string>();
export const cancelClicked = createEvent();
/** What was typed in this part is saved. */
export const partSaved = createEvent<string>();
/** The part is opened again with what was typed before. */
export const partRestored = createEvent<string>();
/** Whether the open part has changes that are not saved. */
export const unsavedChanged = createEvent<boolean>();

export const $hasUnsaved = createStore(false).on(unsavedChanged, (_, has) => has);
const opening = sample({
  clock: changeClicked,
  source: $hasUnsaved,
  filter: (hasUnsaved) => !hasUnsaved,
  fn: (_, part) => part,
});
const refused = sample({ clock: changeClicked, source: $hasUnsaved, filter: Boolean });

/** The key of the open part; null when all are read. */
export const $openPart = createStore<string | null>(null)
  .on([opening, partRestored], (_, part) => part)
  .on(partSaved, (open, part) => (open === part ? null : open))
  .reset(cancelClicked, opened, closed);

/** Counts how often another part was asked for while this one has unsaved changes; 0 when nothing has to be said. */
export const $refusals = createStore(0)
  .on(refused, (count) => count + 1)
  .reset($openPart, cancelClicked, opened, closed);

sample({ clock: $openPart, fn: () => false, target: unsavedChanged });
