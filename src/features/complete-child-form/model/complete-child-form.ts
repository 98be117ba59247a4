import { combine, createEffect, createEvent, createStore, sample } from 'effector';
import { $today } from '@/entities/client';
import { $servedId } from '@/entities/customer';
import { type ApiFailure, type ChildFormState, loadChildForm, saveChildForm } from '@/shared/api';
import {
  buildFormFromDataFields,
  createFormModel,
  filterPrivateSections,
  preloadFormFx,
  toFieldAnswers,
  toFormView,
} from '@/shared/forms';
import { isPresent } from '@/shared/lib';
import { createRequest } from '@/shared/request';
import { toFormRefusal } from '../lib/refusal';
import { withChoicesShown } from '../lib/shown-choices';
import { filterUnseenAnswers, filterUnseenSections } from '../lib/unseen-answers';
import { text } from '../texts';

// The answers are health data. They are kept in these stores only, from `opened` to `closed`.

export interface ChildFormSubject {
  readonly attendeeId: string;
  /** The id of the camp or course; null for neither. */
  readonly forId: string | null;
}
type Saving = Parameters<typeof saveChildForm>[0];

/** `unaskable`: a required question cannot be shown, so the form cannot be completed here. */
export type ChildFormStatus = 'idle' | 'loading' | 'loadFailed' | 'unaskable' | 'ready' | 'saving' | 'saved';

/** A child's form is on the screen. */
export const formShown = createEvent<ChildFormSubject>();
export const closed = createEvent();
/** Loads the form again after a failure. */
const opened = createEvent();
export const confirmTicked = createEvent<boolean>();

const request = createRequest({
  load: (subject: ChildFormSubject, options) => loadChildForm(subject, options),
});
const saveFx = createEffect<Saving, ChildFormState, ApiFailure>((saving) => saveChildForm(saving));

const $subject = createStore<ChildFormSubject | null>(null)
  .on(formShown, (_, subject) => subject)
  .reset(closed);
const $sections = request.$data.map((form) => (form ? filterPrivateSections(form.sections) : null));
/** Whether previous answers are hidden, as they are for staff. Questions left empty then keep their answers. */
const $isUnseen = combine(
  { servedId: $servedId, form: request.$data },
  ({ servedId, form }) => servedId !== null && form !== null && form.status !== 'none',
);
const $isUnaskable = request.$data.map((form) => (form?.unaskable.length ?? 0) > 0);
const $askedSections = combine({ sections: $sections, isUnseen: $isUnseen }, ({ sections, isUnseen }) =>
  sections ? (isUnseen ? filterUnseenSections(sections) : withChoicesShown(sections)) : null,
);
const $definition = combine(
  { sections: $askedSections, isUnaskable: $isUnaskable, today: $today },
  ({ sections, isUnaskable, today }) =>
    sections && !isUnaskable ? buildFormFromDataFields(sections, today) : null,
);
const form = createFormModel({ $definition });

/** The notice about previous answers: that staff cannot see them, or that they have to be confirmed again. */
export const $notice = combine($isUnseen, request.$data, (isUnseen, form) => {
  if (isUnseen) return 'unseen';
  return form?.status === 'out_of_date' ? 'check' : null;
});
/** The sibling from whose form answers about the family were copied; null if there is none. */
export const $copiedFrom = request.$data.map((form) => form?.copiedFrom ?? null);
export const $isConfirmed = createStore(false)
  .on(confirmTicked, (_, isTicked) => isTicked)
  .reset(formShown, closed);
export const $confirmError = createStore<string | null>(null).reset(confirmTicked, formShown, closed);
/** The last saved form, because pages show one form after another. */
export const $savedForm = createStore<ChildFormSubject | null>(null).reset(formShown, closed);

export const $status = combine(
  {
    load: request.$status,
    isUnaskable: $isUnaskable,
    isSaving: saveFx.pending,
    saved: $savedForm,
  },
  ({ load, isUnaskable, isSaving, saved }): ChildFormStatus => {
    if (load === 'failed') return 'loadFailed';
    if (load !== 'ready') return load;
    if (isUnaskable) return 'unaskable';
    if (saved) return 'saved';
    return isSaving ? 'saving' : 'ready';
  },
);

sample({ clock: [formShown, closed], target: request.reset });
sample({ clock: formShown, target: request.reloadRequested });
sample({ clock: opened, target: request.retryClicked });
sample({ clock: formShown, target: preloadFormFx });

const complete = sample({
  clock: form.accepted,
  source: {
    about: $subject,
    sections: $sections,
    asked: $askedSections,
    isUnseen: $isUnseen,
    isConfirmed: $isConfirmed,
    isSaving: saveFx.pending,
  },
  fn: ({ about, sections, asked, isUnseen, isConfirmed, isSaving }, values) => {
    if (!about || !sections || !asked || isSaving) return null;
    const answers = toFieldAnswers(asked, values);
    return { ...about, answers: isUnseen ? filterUnseenAnswers(sections, answers) : answers, isConfirmed };
  },
}).filter({ fn: isPresent });
sample({ clock: complete, filter: ({ isConfirmed }) => isConfirmed, target: saveFx });
sample({
  clock: complete,
  filter: ({ isConfirmed }) => !isConfirmed,
  fn: () => text('childForm.confirmRequired'),
  target: $confirmError,
});

// Ignores responses that arrive after the form was closed, or that are about another child.
const isOf = (subject: ChildFormSubject | null, saving: Saving) =>
  subject?.attendeeId === saving.attendeeId && subject.forId === saving.forId;
sample({
  clock: saveFx.done,
  source: $subject,
  filter: (subject, { params }) => isOf(subject, params),
  fn: (subject) => subject,
  target: $savedForm,
});
const refused = sample({
  clock: saveFx.fail,
  source: { about: $subject, sections: $sections },
  filter: ({ about }, { params }) => isOf(about, params),
  fn: ({ sections }, { error }) => toFormRefusal(error, sections ?? []),
});
sample({ clock: refused, fn: ({ confirmation }) => confirmation, target: $confirmError });
sample({
  clock: refused,
  filter: ({ fields }) => Object.keys(fields).length > 0,
  fn: ({ fields }) => fields,
  target: form.serverErrorsReceived,
});

export const formModel = toFormView(form, opened);
