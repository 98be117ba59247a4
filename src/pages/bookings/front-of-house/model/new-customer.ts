import { combine, createEffect, createEvent, createStore, sample } from 'effector';
import { $today } from '@/entities/client';
import { customerServed } from '@/entities/customer';
import {
  buildDetailsForm,
  isAboutEmail,
  listUnaskable,
  readUsername,
  toCustomerDetails,
  toFieldErrors,
  toRequiredForm,
} from '@/features/register-customer';
import {
  type ApiFailure,
  type CreateCustomerRequest,
  createCustomer,
  loadDataFields,
  readServedCustomer,
  type ServedCustomer,
} from '@/shared/api';
import { createFormModel, preloadFormFx, toFormView } from '@/shared/forms';
import { createId, isPresent } from '@/shared/lib';
import { createRequest } from '@/shared/request';
import { desk, navigated } from '@/shared/routes';
import { withoutAnswers } from '../lib/without-answers';
import { searchSubmitted, typed } from './find-customer';

export const opened = createEvent();
export const closed = createEvent();

const request = createRequest({
  // Only required fields are asked for at the desk; the customer can complete the rest in their account.
  load: async (_: null, options) =>
    withoutAnswers(
      toRequiredForm(await loadDataFields({ onboardingType: 'customer_account_online' }, options)),
    ),
});
const $asked = request.$data;
export const $hasFailed = request.$status.map((status) => status === 'failed');
/** The labels of required fields that cannot be asked for here. */
export const $unaskable = $asked.map((detailsForm) =>
  detailsForm ? listUnaskable(detailsForm).map(({ label }) => label) : [],
);

const newAttemptFx = createEffect(createId);
/**
 * Stays the same for all requests of one visit to the page, so that a retry after a lost response does not create a
 * second customer.
 */
const $attemptId = createStore<string | null>(null).on(newAttemptFx.doneData, (_, id) => id);

sample({ clock: opened, fn: () => null, target: request.reloadRequested });
sample({ clock: opened, target: [preloadFormFx, newAttemptFx] });

const $definition = combine(
  $asked,
  $today,
  (detailsForm, today) => detailsForm && buildDetailsForm(detailsForm, today),
);
const form = createFormModel({ $definition });

/** Creates a customer, who is then served at once. */
const createFx = createEffect<CreateCustomerRequest, ServedCustomer, ApiFailure>(async (body) =>
  readServedCustomer({ id: (await createCustomer(body)).id }),
);
export const $isBusy = createFx.pending;
const checked = sample({
  clock: form.accepted,
  source: { detailsForm: $asked, attemptId: $attemptId, isBusy: $isBusy },
  fn: ({ detailsForm, attemptId, isBusy }, values) =>
    detailsForm && !isBusy ? { ...toCustomerDetails(detailsForm, values), attemptId } : null,
});
sample({ clock: checked.filter({ fn: isPresent }), target: createFx });

// Ignores a response after staff have left the page, because they may be serving another customer.
const $isShown = createStore(false)
  .on(opened, () => true)
  .reset(closed);
sample({ clock: createFx.doneData, filter: $isShown, target: customerServed });
const refused = sample({
  clock: createFx.failData,
  source: { detailsForm: $asked, isShown: $isShown },
  fn: ({ detailsForm, isShown }, failure) => (detailsForm && isShown ? { detailsForm, failure } : null),
}).filter({ fn: isPresent });
sample({
  clock: refused,
  fn: ({ detailsForm, failure }) => toFieldErrors(failure, detailsForm.sections),
  target: form.serverErrorsReceived,
});
/** The e-mail address was refused: it may belong to an existing customer, who can be found by it. */
export const $isEmailRefused = createStore(false)
  .on(refused, (_, { detailsForm, failure }) => isAboutEmail(failure, detailsForm))
  .reset(form.valuesChanged, createFx, closed);
/** Staff search for the customer with the typed e-mail address. */
export const findClicked = createEvent();
const $email = combine($asked, form.$values, (detailsForm, values) =>
  detailsForm ? readUsername(detailsForm, values) : '',
);
sample({ clock: findClicked, source: $email, target: typed });
sample({ clock: findClicked, target: searchSubmitted });
sample({ clock: findClicked, fn: () => ({ to: desk.home }), target: navigated });

// Clears all data of the customer for the next one.
sample({ clock: closed, target: [form.cleared, request.reset] });

export const formModel = toFormView(form, request.retryClicked);
