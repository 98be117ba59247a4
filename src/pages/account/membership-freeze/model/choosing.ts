import { combine, createEvent, createStore, sample } from 'effector';
import { previewFreeze } from '@/shared/api';
import { formatDate, isPresent } from '@/shared/lib';
import { createRequest } from '@/shared/request';
import { type Draft, type DraftErrors, readFrom, toDraftErrors } from '../lib/draft';
import { $freezing, $membershipId, closed, frozen, opened } from './freezing';

export const edited = createEvent<Partial<Draft>>();
/** The customer asks for a preview of the freeze. */
export const askClicked = createEvent();
/** The preview is outdated and is loaded again. */
export const previewOutdated = createEvent();

type FreezePreviewParams = { readonly id: string; readonly from: string; readonly months: number };
const request = createRequest({
  load: (params: FreezePreviewParams, options) => previewFreeze(params, options),
});

/** The changed form values; the defaults are the first possible day and one month. */
const $typed = createStore<Partial<Draft>>({})
  .on(edited, (draft, changes) => ({ ...draft, ...changes }))
  .reset(opened, closed, frozen);
export const $draft = combine(
  $typed,
  $freezing,
  (edits, freezing): Draft => ({
    from: freezing ? formatDate(freezing.limits.earliest) : '',
    months: freezing ? String(freezing.limits.minMonths) : '',
    reason: '',
    ...edits,
  }),
);
export const $preview = request.$data.map((loaded) => loaded?.preview ?? null);
export const $isAsking = request.$isLoading;

const draftRead = sample({
  clock: [askClicked, previewOutdated],
  source: { draft: $draft, id: $membershipId },
  filter: ({ id }) => id !== null,
  fn: ({ draft, id }) => ({ id: id ?? '', months: Number(draft.months), reading: readFrom(draft.from) }),
});
const previewAsked = draftRead.map(({ id, months, reading }): FreezePreviewParams | null =>
  'from' in reading ? { id, months, from: reading.from } : null,
);

export const $errors = createStore<DraftErrors>({})
  .on(draftRead, (_, { reading }) => ('error' in reading ? { from: reading.error } : {}))
  .on(request.$failure, (errors, failure) => (failure ? toDraftErrors(failure) : errors))
  .on(edited, (errors, changes) =>
    Object.fromEntries(Object.entries(errors).filter(([field]) => !(field in changes) && field !== '')),
  )
  .reset(opened, closed);

sample({ clock: previewAsked, filter: isPresent, target: request.reloadRequested });
// Drops the preview when its dates no longer match the fields.
const daysEdited = edited.filter({ fn: (changes) => 'from' in changes || 'months' in changes });
sample({
  clock: [daysEdited, opened, closed, frozen],
  target: request.reset,
});
