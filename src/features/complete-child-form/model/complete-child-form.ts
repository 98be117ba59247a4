import { combine, createEffect, createEvent, createStore, sample } from 'effector';
import { $today } from '@/entities/client';
import { $servedId } from '@/entities/customer';
import { type ApiFailure, type ChildFormState, loadChildForm, saveChildForm } from '@/shared/api';
import {
  buildFormFromDataFields,
  createFormModel,
  disableAutocomplete,
  preloadFormFx,
  toFieldAnswers,
  toFormView,
} from '@/shared/forms';
import { isPresent } from '@/shared/lib';
import { createRequest } from '@/shared/request';
import { toFormRefusal } from '../lib/refusal';
import { showShortListsAsRadios } from '../lib/shown-choices';
import { buildHiddenAnswerQuestions, toOperatorAnswers } from '../lib/unseen-answers';
import { text } from '../texts';

// The answers are health data. They are kept in these stores only, from `opened` to `closed`.

export interface ChildFormSubject {
  readonly attendeeId: string;
  /** The id of the camp or course; null for neither. */
  readonly forId: string | null;
}
type SaveRequest = Parameters<typeof saveChildForm>[0];

/** `unaskable`: a required question cannot be shown, so the form cannot be completed here. */
export type ChildFormStatus = 'idle' | 'loading' | 'loadFailed' | 'unaskable' | 'ready' | 'saving' | 'saved';

/** A child's form is on the screen. */
export const formShown = createEvent<ChildFormSubject>();
export const closed = createEvent();
/** Loads the form again after a failure. */
const retryClicked = createEvent();
export const confirmTicked = createEvent<boolean>();

const formRequest = createRequest({
  load: (subject: ChildFormSubject, options) => loadChildForm(subject, options),
});
const saveFx = createEffect<SaveRequest, ChildFormState, ApiFailure>((saving) => saveChildForm(saving));

const $subject = createStore<ChildFormSubject | null>(null)
  .on(formShown, (_, subject) => subject)
  .reset(closed);
const $sections = formRequest.$data.map((form) => (form ? disableAutocomplete(form.sections) : null));
/** Whether previous answers are hidden, as they are for staff. Questions left empty then keep their answers. */
const $areAnswersHidden = combine(
  { servedId: $servedId, form: formRequest.$data },
  ({ servedId, form }) => servedId !== null && form !== null && form.status !== 'none',
);
const $isUnaskable = formRequest.$data.map((form) => (form?.unavailableFields.length ?? 0) > 0);
const $askedSections = combine(
  { sections: $sections, areAnswersHidden: $areAnswersHidden },
  ({ sections, areAnswersHidden }) =>
    sections
      ? areAnswersHidden
        ? buildHiddenAnswerQuestions(sections)
        : showShortListsAsRadios(sections)
      : null,
);
const $definition = combine(
  { sections: $askedSections, isUnaskable: $isUnaskable, today: $today },
  ({ sections, isUnaskable, today }) =>
    sections && !isUnaskable ? buildFormFromDataFields(sections, today) : null,
);
const form = createFormModel({ $definition });

/** The notice about previous answers: that staff cannot see them, or that they have to be confirmed again. */
export const $notice = combine($areAnswersHidden, formRequest.$data, (areAnswersHidden, form) => {
  if (areAnswersHidden) return 'unseen';
  return form?.status === 'out_of_date' ? 'check' : null;
});
/** The sibling from whose form answers about the family were copied; null if there is none. */
export const $copiedFrom = formRequest.$data.map((form) => form?.copiedFrom ?? null);
export const $isConfirmed = createStore(false)
  .on(confirmTicked, (_, isTicked) => isTicked)
  .reset(formShown, closed);
export const $confirmError = createStore<string | null>(null).reset(confirmTicked, formShown, closed);
/** The last saved form, because pages show one form after another. */
export const $savedForm = createStore<ChildFormSubject | null>(null).reset(formShown, closed);

export const $status = combine(
  {
    load: formRequest.$status,
    isUnaskable: $isUnaskable,
    isSaving: saveFx.pending,
    savedForm: $savedForm,
  },
  ({ load, isUnaskable, isSaving, savedForm }): ChildFormStatus => {
    if (load === 'failed') return 'loadFailed';
    if (load !== 'ready') return load;
    if (isUnaskable) return 'unaskable';
    if (savedForm) return 'saved';
    return isSaving ? 'saving' : 'ready';
  },
);

sample({ clock: [formShown, closed], target: formRequest.reset });
sample({ clock: formShown, target: formRequest.reloadRequested });
sample({ clock: retryClicked, target: formRequest.retryClicked });
sample({ clock: formShown, target: preloadFormFx });

const formCompleted = sample({
  clock: form.accepted,
  source: {
    subject: $subject,
    sections: $sections,
    askedSections: $askedSections,
    areAnswersHidden: $areAnswersHidden,
    isConfirmed: $isConfirmed,
    isSaving: saveFx.pending,
  },
  fn: ({ subject, sections, askedSections, areAnswersHidden, isConfirmed, isSaving }, values) => {
    if (!subject || !sections || !askedSections || isSaving) return null;
    const answers = toFieldAnswers(askedSections, values);
    return {
      ...subject,
      answers: areAnswersHidden ? toOperatorAnswers(sections, answers) : answers,
      isConfirmed,
    };
  },
}).filter({ fn: isPresent });
sample({ clock: formCompleted, filter: ({ isConfirmed }) => isConfirmed, target: saveFx });
sample({
  clock: formCompleted,
  filter: ({ isConfirmed }) => !isConfirmed,
  fn: () => text('childForm.confirmRequired'),
  target: $confirmError,
});

// Ignores responses that arrive after the form was closed, or that are about another child.
const isSameForm = (subject: ChildFormSubject | null, request: SaveRequest) =>
  subject?.attendeeId === request.attendeeId && subject.forId === request.forId;
sample({
  clock: saveFx.done,
  source: $subject,
  filter: (subject, { params }) => isSameForm(subject, params),
  fn: (subject) => subject,
  target: $savedForm,
});
const formRefused = sample({
  clock: saveFx.fail,
  source: { subject: $subject, sections: $sections },
  filter: ({ subject }, { params }) => isSameForm(subject, params),
  fn: ({ sections }, { error }) => toFormRefusal(error, sections ?? []),
});
sample({ clock: formRefused, fn: ({ confirmation }) => confirmation, target: $confirmError });
sample({
  clock: formRefused,
  filter: ({ fields }) => Object.keys(fields).length > 0,
  fn: ({ fields }) => fields,
  target: form.serverErrorsReceived,
});

export const formModel = toFormView(form, retryClicked);
