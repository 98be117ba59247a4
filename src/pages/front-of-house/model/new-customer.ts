import { combine, createEffect, createEvent, createStore, sample } from 'effector';
import { $today } from '@/entities/client';
import { customerServed } from '@/entities/customer';
import {
  detailsForm,
  isAboutEmail,
  registerErrors,
  requiredForm,
  unaskableIn,
  usernameOf,
} from '@/features/register-customer';
import {
  type ApiFailure,
  type CreateCustomerRequest,
  createCustomer,
  loadDataFields,
  readServedCustomer,
  type ServedCustomer,
} from '@/shared/api';
import { createFormModel, fieldsFromValues, preloadFormFx } from '@/shared/forms';
import { newId } from '@/shared/lib';
import { createRequest } from '@/shared/request';
import { bookings, navigated } from '@/shared/routes';
import { searchSubmitted, typed } from './find-customer';

export const opened = createEvent();
export const closed = createEvent();

// Who stands at the desk is asked for what has to be answered; the rest is for their account.
const request = createRequest({
  load: async (_: null, options) =>
    requiredForm(await loadDataFields({ onboardingType: 'customer_account_online' }, options)),
});
const $dataFields = request.$data;
export const $hasFailed = request.$status.map((status) => status === 'failed');
/** The labels of what has to be answered and cannot be asked here. */
export const $unaskable = $dataFields.map((fields) =>
  fields ? unaskableIn(fields).map(({ label }) => label) : [],
);

const newAttemptFx = createEffect(newId);
/** The same for every call of one visit, so that a customer whose answer was lost is not made twice. */
const $attemptId = createStore<string | null>(null).on(newAttemptFx.doneData, (_, id) => id);

sample({ clock: opened, fn: () => null, target: request.reloadRequested });
sample({ clock: opened, target: [preloadFormFx, newAttemptFx] });

const $definition = combine($dataFields, $today, (fields, today) => fields && detailsForm(fields, today));
const form = createFormModel({ $definition });

/** A new customer is served at once. */
const createFx = createEffect<CreateCustomerRequest, ServedCustomer, ApiFailure>(async (body) =>
  readServedCustomer({ id: (await createCustomer(body)).id }),
);
export const $isBusy = createFx.pending;
const checked = sample({
  clock: form.accepted,
  source: { fields: $dataFields, attemptId: $attemptId, isBusy: $isBusy },
  fn: ({ fields, attemptId, isBusy }, values) =>
    fields && !isBusy ? { ...fieldsFromValues(fields.sections, values), attemptId } : null,
});
sample({ clock: checked.filterMap((body) => body ?? undefined), target: createFx });

// Whoever has left the page serves somebody else by now, or nobody.
const $isShown = createStore(false)
  .on(opened, () => true)
  .reset(closed);
sample({ clock: createFx.doneData, filter: $isShown, target: customerServed });
const refused = sample({
  clock: createFx.failData,
  source: { fields: $dataFields, isShown: $isShown },
  filter: ({ isShown }) => isShown,
  fn: ({ fields }, failure) => ({ fields, failure }),
});
sample({
  clock: refused,
  fn: ({ fields, failure }) => registerErrors(failure, fields?.sections ?? []),
  target: form.serverErrorsReceived,
});
/** Somebody has an account with this email address: they can be found by it. */
export const $isEmailTaken = createStore(false)
  .on(refused, (_, { fields, failure }) => isAboutEmail(failure, fields))
  .reset(form.valuesChanged, createFx, closed);
/** Staff look for the customer who has the typed email address. */
export const findClicked = createEvent();
const $email = combine($dataFields, form.$values, usernameOf);
sample({ clock: findClicked, source: $email, target: typed });
sample({ clock: findClicked, target: searchSubmitted });
sample({ clock: findClicked, fn: () => ({ to: bookings.frontOfHouse }), target: navigated });

// Nothing of one customer is left for the next.
sample({ clock: closed, target: [form.cleared, request.reset] });

/** What `ServerForm` shows. */
export const formModel = {
  opened: request.retryClicked,
  valuesChanged: form.valuesChanged,
  fieldEdited: form.fieldEdited,
  submitted: form.submitted,
  $definition,
  $values: form.$values,
  $errors: form.$errors,
  $hasServerErrors: form.$hasServerErrors,
};
