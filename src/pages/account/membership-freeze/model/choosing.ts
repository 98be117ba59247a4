import { combine, createEvent, createStore, sample } from 'effector';
import { previewFreeze } from '@/shared/api';
import { formatDate, isPresent } from '@/shared/lib';
import { createRequest } from '@/shared/request';
import { type FreezeDraft, type FreezeDraftErrors, readFirstDay, toDraftErrors } from '../lib/draft';
import { $freezing, $membershipId, closed, membershipFrozen, opened } from './freezing';

export const draftEdited = createEvent<Partial<FreezeDraft>>();
/** The customer asks for a preview of the freeze. */
export const previewClicked = createEvent();
/** The preview is outdated and is loaded again. */
export const previewOutdated = createEvent();

type FreezePreviewParams = { readonly id: string; readonly from: string; readonly months: number };
const previewRequest = createRequest({
  load: (params: FreezePreviewParams, options) => previewFreeze(params, options),
});

/** The changed form values; the defaults are the first possible day and one month. */
const $draftChanges = createStore<Partial<FreezeDraft>>({})
  .on(draftEdited, (draft, changes) => ({ ...draft, ...changes }))
  .reset(opened, closed, membershipFrozen);
export const $draft = combine(
  $draftChanges,
  $freezing,
  (draftChanges, freezing): FreezeDraft => ({
    from: freezing ? formatDate(freezing.limits.earliest) : '',
    months: freezing ? String(freezing.limits.minMonths) : '',
    reason: '',
    ...draftChanges,
  }),
);
export const $preview = previewRequest.$data.map((freezing) => freezing?.preview ?? null);
export const $isPreviewLoading = previewRequest.$isLoading;

const draftRead = sample({
  clock: [previewClicked, previewOutdated],
  source: { draft: $draft, id: $membershipId },
  filter: ({ id }) => id !== null,
  fn: ({ draft, id }) => ({ id: id ?? '', months: Number(draft.months), firstDay: readFirstDay(draft.from) }),
});
const previewParams = draftRead.map(({ id, months, firstDay }): FreezePreviewParams | null =>
  'from' in firstDay ? { id, months, from: firstDay.from } : null,
);

export const $errors = createStore<FreezeDraftErrors>({})
  .on(draftRead, (_, { firstDay }) => ('error' in firstDay ? { from: firstDay.error } : {}))
  .on(previewRequest.$failure, (errors, failure) => (failure ? toDraftErrors(failure) : errors))
  .on(draftEdited, (errors, changes) =>
    Object.fromEntries(Object.entries(errors).filter(([field]) => !(field in changes) && field !== '')),
  )
  .reset(opened, closed);

sample({ clock: previewParams, filter: isPresent, target: previewRequest.reloadRequested });
// Drops the preview when its dates no longer match the fields.
const datesEdited = draftEdited.filter({ fn: (changes) => 'from' in changes || 'months' in changes });
sample({
  clock: [datesEdited, opened, closed, membershipFrozen],
  target: previewRequest.reset,
});
