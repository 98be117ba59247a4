import { attach, createStore, sample } from 'effector';
import { $user, tokenRefused } from '@/entities/customer';
import { type FormValues, filterCompatibleAnswers, removeSecrets } from '@/shared/forms';
import { createTabStore, isPresent } from '@/shared/lib';
import { $mode } from '@/shared/mode';
import { readStoredDraft, type StoredDraft } from '../lib/stored-draft';
import { formModel } from './details';
import { $openPartKey, cancelClicked, changeClicked, partRestored, partSaved } from './open-part';
import { closed, opened, page } from './page';

const { $data: $details } = page;

// If the session expires while details are being changed, the values (except secrets) are stored in the tab until the
// same customer is back. A kiosk stores nothing.

const draftStore = createTabStore('pavilion.details', readStoredDraft);

/** Takes the draft out of the tab's storage, so that it is restored at most once. */
const takeDraftFx = attach({
  source: $mode,
  effect: ({ isKiosk }): StoredDraft | null => {
    const draft = draftStore.read();
    draftStore.remove();
    return isKiosk ? null : draft;
  },
});
const keepDraftFx = attach({
  source: $mode,
  effect: ({ isKiosk }, draft: StoredDraft) => {
    if (!isKiosk) draftStore.write(draft);
  },
});

const draftToKeep = sample({
  clock: tokenRefused,
  source: {
    user: $user,
    details: $details,
    part: $openPartKey,
    definition: formModel.$definition,
    values: formModel.$values,
  },
  fn: ({ user, details, part, definition, values }): StoredDraft | null =>
    user && details && part !== null && definition
      ? { userId: user.id, checksum: details.checksum, part, values: removeSecrets(definition, values) }
      : null,
}).filter({ fn: isPresent });
sample({ clock: draftToKeep, target: keepDraftFx });

sample({ clock: opened, target: takeDraftFx });
const $draft = createStore<StoredDraft | null>(null)
  .on(takeDraftFx.doneData, (_, draft) => draft)
  .reset(closed);
const checkedDraft = sample({
  clock: [$details, $user, takeDraftFx.done],
  source: { draft: $draft, details: $details, user: $user },
  fn: ({ draft, details, user }) =>
    draft && details && user ? { draft, isOfCustomer: isDraftOf(draft, user.id, details.checksum) } : null,
}).filter({ fn: isPresent });
sample({ clock: checkedDraft, fn: () => null, target: $draft });
const restoredDraft = checkedDraft.filterMap(({ draft, isOfCustomer }) => (isOfCustomer ? draft : undefined));
/** Whether the values of the open part were restored. */
export const $isRestored = createStore(false)
  .on(restoredDraft, () => true)
  .reset(partSaved, cancelClicked, changeClicked, opened, closed);
const $restoredValues = createStore<FormValues | null>(null).on(restoredDraft, (_, { values }) => values);
sample({ clock: restoredDraft, fn: ({ part }) => part, target: partRestored });
const compatibleValues = sample({
  clock: formModel.$definition.updates,
  source: $restoredValues,
  fn: (values, definition) => (values && definition ? filterCompatibleAnswers(definition, values) : null),
}).filter({ fn: isPresent });
sample({ clock: compatibleValues, target: formModel.restored });
$restoredValues.reset(compatibleValues, closed);

function isDraftOf(draft: StoredDraft, userId: string, checksum: string | null): boolean {
  return draft.userId === userId && draft.checksum === checksum;
}
