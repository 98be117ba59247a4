import { combine, createEffect, createStore, sample } from 'effector';
import { $today } from '@/entities/client';
import { $token, $user, signedIn } from '@/entities/customer';
import {
  type ApiFailure,
  type DataFieldForm,
  type DataFieldSection,
  type FieldAnswer,
  updateCustomer,
} from '@/shared/api';
import { createFormModel, toFormView } from '@/shared/forms';
import { isPresent } from '@/shared/lib';
import { type ToastContent, toastShown } from '@/shared/toast';
import { type Changes, findChanges } from '../lib/changed-fields';
import { toDetailsErrors } from '../lib/details-errors';
import { buildSectionForm, CURRENT_PASSWORD } from '../lib/section-form';
import { text } from '../texts';
import { $openPart, partSaved, unsavedChanged } from './open-part';
import { $isOpen, opened, page } from './page';

/** The part key of the section at this index of the operator's form. */
export const getSectionPart = (place: number) => `section-${place}`;

interface OpenSection {
  readonly part: string;
  readonly section: DataFieldSection;
}
interface SaveRequest extends OpenSection {
  readonly fields: Readonly<Record<string, FieldAnswer>>;
  readonly removed: readonly string[];
  readonly currentPassword: string;
}

const updateFx = createEffect<SaveRequest, { token: string }, ApiFailure>(
  ({ fields, removed, currentPassword }) => updateCustomer(fields, { removed, currentPassword }),
);
export const $isSaving = updateFx.pending;

/** The open section with its values when it was opened, so that a reload does not change what is being typed. */
const $open = createStore<OpenSection | null>(null);
const $definition = combine($open, $today, (open, today) => open && buildSectionForm(open.section, today));
const form = createFormModel({ $definition });

const $changes = combine({ open: $open, definition: $definition, values: form.$values }, (state) =>
  state.open && state.definition
    ? findChanges(state.open.section, state.definition.initialValues, state.values)
    : null,
);
const $hasChanges = $changes.map((changes) => changes !== null && hasChanged(changes));

// For another customer the whole page is loaded again.
const $customers = createStore<{ readonly current: string | null; readonly previous: string | null }>({
  current: null,
  previous: null,
}).on($user, (customers, user) =>
  user === null || user.id === customers.current
    ? customers
    : { current: user.id, previous: customers.current },
);
const customerReplaced = sample({
  clock: $customers.updates,
  source: $isOpen,
  filter: (isOpen, { previous }) => isOpen && previous !== null,
  fn: () => null,
});
sample({ clock: customerReplaced, target: opened });

// Opening another section fills the form with its answers.
sample({
  clock: $openPart,
  source: page.$data,
  fn: (details, part): OpenSection | null => {
    const place = details?.sections.findIndex((_, index) => getSectionPart(index) === part) ?? -1;
    const section = details?.sections[place];
    return section && part !== null ? { part, section } : null;
  },
  target: $open,
});
sample({ clock: $hasChanges, target: unsavedChanged });

// Sends only the changed answers. Requirement A4.1.
const checked = sample({
  clock: form.accepted,
  source: { open: $open, definition: $definition, isSaving: updateFx.pending },
  fn: ({ open, definition, isSaving }, values) =>
    open && definition && !isSaving
      ? { open, values, ...findChanges(open.section, definition.initialValues, values) }
      : null,
}).filter({ fn: isPresent });
sample({
  clock: checked,
  filter: hasChanged,
  fn: ({ open, values, changed, removed }): SaveRequest => {
    const typedPassword = values[CURRENT_PASSWORD];
    const isEmailSent = open.section.sectionFields.some(
      ({ type, name }) => type === 'email' && Object.hasOwn(changed, name),
    );
    return {
      ...open,
      fields: changed,
      removed,
      currentPassword: isEmailSent && typeof typedPassword === 'string' ? typedPassword : '',
    };
  },
  target: updateFx,
});
const unchanged = sample({
  clock: checked,
  filter: (changes) => !hasChanged(changes),
  fn: ({ open }) => open.part,
});
sample({ clock: unchanged, target: partSaved });

// The response has a new token (Requirement A4.1); it is ignored if the customer has logged out meanwhile.
sample({
  clock: updateFx.doneData,
  source: $token,
  filter: isPresent,
  fn: (_, { token }) => token,
  target: signedIn,
});
const saved = sample({
  clock: updateFx.done,
  source: page.$data,
  fn: (details, { params }) => details && withAnswers(details, params),
});
sample({ clock: saved, filter: isPresent, target: page.replaced });
// Reloads the form, because the server may have normalised the values.
sample({ clock: saved, target: page.refreshRequested });
sample({ clock: updateFx.done, fn: ({ params }) => params.part, target: partSaved });
sample({
  clock: [
    updateFx.done.map((): ToastContent => ({ content: text('details.saved'), type: 'success' })),
    unchanged.map((): ToastContent => ({ content: text('details.unchanged'), type: 'neutral' })),
  ],
  target: toastShown,
});
sample({
  clock: updateFx.fail,
  source: $open,
  filter: (open, { params }) => open?.section === params.section,
  fn: (_, { params, error }) => toDetailsErrors(error, params.section),
  target: form.serverErrorsReceived,
});

function hasChanged({ changed, removed }: Changes): boolean {
  return Object.keys(changed).length + removed.length > 0;
}

function withAnswers(details: DataFieldForm, { fields, removed }: SaveRequest): DataFieldForm {
  return {
    ...details,
    sections: details.sections.map((section) => ({
      ...section,
      sectionFields: section.sectionFields.map((field) => ({
        ...field,
        answer: removed.includes(field.name) ? null : (fields[field.name] ?? field.answer),
      })),
    })),
  };
}

export const formModel = toFormView(form, page.retryClicked);
