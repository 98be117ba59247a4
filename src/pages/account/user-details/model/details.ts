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
import { findChanges, type SectionChanges } from '../lib/changed-fields';
import { toDetailsErrors } from '../lib/details-errors';
import { buildSectionForm, CURRENT_PASSWORD_FIELD } from '../lib/section-form';
import { text } from '../texts';
import { $openPartKey, partSaved, unsavedStateChanged } from './open-part';
import { $isOpen, opened, page } from './page';

/** The part key of the section at this index of the operator's form. */
export const toSectionPartKey = (sectionIndex: number) => `section-${sectionIndex}`;

interface OpenSection {
  readonly partKey: string;
  readonly section: DataFieldSection;
}
interface SaveRequest extends OpenSection {
  readonly changedAnswers: Readonly<Record<string, FieldAnswer>>;
  readonly removedFields: readonly string[];
  readonly currentPassword: string;
}

const updateCustomerFx = createEffect<SaveRequest, { token: string }, ApiFailure>(
  ({ changedAnswers, removedFields, currentPassword }) =>
    updateCustomer(changedAnswers, { removed: removedFields, currentPassword }),
);
export const $isSaving = updateCustomerFx.pending;

/** The open section with its values when it was opened, so that a reload does not change what is being typed. */
const $openSection = createStore<OpenSection | null>(null);
const $definition = combine(
  $openSection,
  $today,
  (openSection, today) => openSection && buildSectionForm(openSection.section, today),
);
const sectionForm = createFormModel({ $definition });

const $changes = combine(
  { openSection: $openSection, definition: $definition, values: sectionForm.$values },
  ({ openSection, definition, values }) =>
    openSection && definition ? findChanges(openSection.section, definition.initialValues, values) : null,
);
const $hasChanges = $changes.map((changes) => changes !== null && hasChanged(changes));

// For another customer the whole page is loaded again.
const $customerIds = createStore<{ readonly current: string | null; readonly previous: string | null }>({
  current: null,
  previous: null,
}).on($user, (customerIds, user) =>
  user === null || user.id === customerIds.current
    ? customerIds
    : { current: user.id, previous: customerIds.current },
);
const customerReplaced = sample({
  clock: $customerIds.updates,
  source: $isOpen,
  filter: (isOpen, { previous }) => isOpen && previous !== null,
  fn: () => null,
});
sample({ clock: customerReplaced, target: opened });

// Opening another section fills the form with its answers.
sample({
  clock: $openPartKey,
  source: page.$data,
  fn: (details, partKey): OpenSection | null => {
    const sectionIndex = details?.sections.findIndex((_, index) => toSectionPartKey(index) === partKey) ?? -1;
    const section = details?.sections[sectionIndex];
    return section && partKey !== null ? { partKey, section } : null;
  },
  target: $openSection,
});
sample({ clock: $hasChanges, target: unsavedStateChanged });

// Sends only the changed answers. Requirement A4.1.
const acceptedChanges = sample({
  clock: sectionForm.accepted,
  source: { openSection: $openSection, definition: $definition, isSaving: updateCustomerFx.pending },
  fn: ({ openSection, definition, isSaving }, values) =>
    openSection && definition && !isSaving
      ? { openSection, values, ...findChanges(openSection.section, definition.initialValues, values) }
      : null,
}).filter({ fn: isPresent });
sample({
  clock: acceptedChanges,
  filter: hasChanged,
  fn: ({ openSection, values, changedAnswers, removedFields }): SaveRequest => {
    const typedPassword = values[CURRENT_PASSWORD_FIELD];
    const isEmailSent = openSection.section.sectionFields.some(
      ({ type, name }) => type === 'email' && Object.hasOwn(changedAnswers, name),
    );
    return {
      ...openSection,
      changedAnswers,
      removedFields,
      currentPassword: isEmailSent && typeof typedPassword === 'string' ? typedPassword : '',
    };
  },
  target: updateCustomerFx,
});
const unchangedPartKey = sample({
  clock: acceptedChanges,
  filter: (changes) => !hasChanged(changes),
  fn: ({ openSection }) => openSection.partKey,
});
sample({ clock: unchangedPartKey, target: partSaved });

// The response has a new token (Requirement A4.1); it is ignored if the customer has logged out meanwhile.
sample({
  clock: updateCustomerFx.doneData,
  source: $token,
  filter: isPresent,
  fn: (_, { token }) => token,
  target: signedIn,
});
const savedDetails = sample({
  clock: updateCustomerFx.done,
  source: page.$data,
  fn: (details, { params }) => details && applyAnswers(details, params),
});
sample({ clock: savedDetails, filter: isPresent, target: page.replaced });
// Reloads the form, because the server may have normalised the values.
sample({ clock: savedDetails, target: page.refreshRequested });
sample({ clock: updateCustomerFx.done, fn: ({ params }) => params.partKey, target: partSaved });
sample({
  clock: [
    updateCustomerFx.done.map((): ToastContent => ({ content: text('details.saved'), type: 'success' })),
    unchangedPartKey.map((): ToastContent => ({ content: text('details.unchanged'), type: 'neutral' })),
  ],
  target: toastShown,
});
sample({
  clock: updateCustomerFx.fail,
  source: $openSection,
  filter: (openSection, { params }) => openSection?.section === params.section,
  fn: (_, { params, error }) => toDetailsErrors(error, params.section),
  target: sectionForm.serverErrorsReceived,
});

function hasChanged({ changedAnswers, removedFields }: SectionChanges): boolean {
  return Object.keys(changedAnswers).length + removedFields.length > 0;
}

function applyAnswers(details: DataFieldForm, { changedAnswers, removedFields }: SaveRequest): DataFieldForm {
  return {
    ...details,
    sections: details.sections.map((section) => ({
      ...section,
      sectionFields: section.sectionFields.map((field) => ({
        ...field,
        answer: removedFields.includes(field.name) ? null : (changedAnswers[field.name] ?? field.answer),
      })),
    })),
  };
}

export const formModel = toFormView(sectionForm, page.retryClicked);
