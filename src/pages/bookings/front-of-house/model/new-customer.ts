import { combine, createEffect, createEvent, createStore, sample } from 'effector';
import { $today } from '@/entities/client';
import { customerServed } from '@/entities/customer';
import {
  buildDetailsForm,
  isAboutEmail,
  listUnaskableFields,
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
  loadServedCustomer,
  type ServedCustomer,
} from '@/shared/api';
import { createFormModel, preloadFormFx, toFormView } from '@/shared/forms';
import { createId, isPresent } from '@/shared/lib';
import { createRequest } from '@/shared/request';
import { deskPaths, navigated } from '@/shared/routes';
import { removeAnswers } from '../lib/without-answers';
import { searchSubmitted, typed } from './find-customer';

export const opened = createEvent();
export const closed = createEvent();

const formRequest = createRequest({
  // Only required fields are asked for at the desk; the customer can complete the rest in their account.
  load: async (_: null, options) =>
    removeAnswers(
      toRequiredForm(await loadDataFields({ onboardingType: 'customer_account_online' }, options)),
    ),
});
const $detailsForm = formRequest.$data;
export const $hasFailed = formRequest.$status.map((status) => status === 'failed');
/** The labels of required fields that cannot be asked for here. */
export const $unaskableLabels = $detailsForm.map((detailsForm) =>
  detailsForm ? listUnaskableFields(detailsForm).map(({ label }) => label) : [],
);

const createAttemptIdFx = createEffect(createId);
/**
 * Stays the same for all requests of one visit to the page, so that a retry after a lost response does not create a
 * second customer.
 */
const $attemptId = createStore<string | null>(null).on(createAttemptIdFx.doneData, (_, id) => id);

sample({ clock: opened, fn: () => null, target: formRequest.reloadRequested });
sample({ clock: opened, target: [preloadFormFx, createAttemptIdFx] });

const $definition = combine(
  $detailsForm,
  $today,
  (detailsForm, today) => detailsForm && buildDetailsForm(detailsForm, today),
);
const customerForm = createFormModel({ $definition });

/** Creates a customer, who is then served at once. */
const createCustomerFx = createEffect<CreateCustomerRequest, ServedCustomer, ApiFailure>(async (body) =>
  loadServedCustomer({ id: (await createCustomer(body)).id }),
);
export const $isBusy = createCustomerFx.pending;
const customerRequestBuilt = sample({
  clock: customerForm.accepted,
  source: { detailsForm: $detailsForm, attemptId: $attemptId, isBusy: $isBusy },
  fn: ({ detailsForm, attemptId, isBusy }, values) =>
    detailsForm && !isBusy ? { ...toCustomerDetails(detailsForm, values), attemptId } : null,
});
sample({ clock: customerRequestBuilt.filter({ fn: isPresent }), target: createCustomerFx });

// Ignores a response after staff have left the page, because they may be serving another customer.
const $isPageOpen = createStore(false)
  .on(opened, () => true)
  .reset(closed);
sample({ clock: createCustomerFx.doneData, filter: $isPageOpen, target: customerServed });
const customerRefused = sample({
  clock: createCustomerFx.failData,
  source: { detailsForm: $detailsForm, isPageOpen: $isPageOpen },
  fn: ({ detailsForm, isPageOpen }, failure) => (detailsForm && isPageOpen ? { detailsForm, failure } : null),
}).filter({ fn: isPresent });
sample({
  clock: customerRefused,
  fn: ({ detailsForm, failure }) => toFieldErrors(failure, detailsForm.sections),
  target: customerForm.serverErrorsReceived,
});
/** The e-mail address was refused: it may belong to an existing customer, who can be found by it. */
export const $isEmailRefused = createStore(false)
  .on(customerRefused, (_, { detailsForm, failure }) => isAboutEmail(failure, detailsForm))
  .reset(customerForm.valuesChanged, createCustomerFx, closed);
/** Staff search for the customer with the typed e-mail address. */
export const findClicked = createEvent();
const $email = combine($detailsForm, customerForm.$values, (detailsForm, values) =>
  detailsForm ? readUsername(detailsForm, values) : '',
);
sample({ clock: findClicked, source: $email, target: typed });
sample({ clock: findClicked, target: searchSubmitted });
sample({ clock: findClicked, fn: () => ({ to: deskPaths.home }), target: navigated });

// Clears all data of the customer for the next one.
sample({ clock: closed, target: [customerForm.cleared, formRequest.reset] });

export const formModel = toFormView(customerForm, formRequest.retryClicked);
