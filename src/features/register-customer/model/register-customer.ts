import { combine, createEffect, createEvent, createStore, type Store, sample } from 'effector';
import { $today } from '@/entities/client';
import { $homeVenue, formatUnaskableText } from '@/entities/venue';
import {
  type ApiFailure,
  type DataFieldForm,
  isResponseLost,
  loadDataFields,
  logIn,
  type RegisterRequest,
  registerCustomer,
  type SignInResult,
  type Source,
} from '@/shared/api';
import { connectionRestored } from '@/shared/connection';
import { createFormModel, type FormValues, preloadFormFx } from '@/shared/forms';
import { createId, isPresent } from '@/shared/lib';
import { addAgeCheck, findAgeProblem, type MembershipAgeRule } from '../lib/age-check';
import {
  buildRegisterForm,
  buildRegisterRequest,
  listMissingFieldLabels,
  listUnaskableFields,
  readUsername,
  toDraftValues,
} from '../lib/register-form';
import { toRequiredForm } from '../lib/required-form';
import { isAboutEmail, isAboutNoField, toFieldErrors } from '../lib/server-errors';
import { type RegisterStatus, transition } from './register-status';

type RegisterCustomerConfig = {
  readonly $clientId: Store<string | null>;
  readonly $source: Store<Source>;
  /** The chosen membership's ages; null if it is for all ages, or if none is chosen. */
  readonly $membershipAges?: Store<MembershipAgeRule | null>;
};

/** The log-in for an account that may be the customer's own, and the refusal to show if it fails. */
type LogInAfterRefusal = { readonly username: string; readonly password: string; readonly error: ApiFailure };

/** Creating a customer's account: the operator's form, a password, the terms. Requirements J4.4, J4.20. */
export function createRegisterCustomer({
  $clientId,
  $source,
  $membershipAges: $agesOfMembership = createStore<MembershipAgeRule | null>(null),
}: RegisterCustomerConfig) {
  const opened = createEvent();
  const termsTicked = createEvent<boolean>();
  const submitted = createEvent<FormValues>();
  const reset = createEvent();
  const registered = createEvent<SignInResult>();
  const rejected = createEvent<ApiFailure>();

  const loadFormFx = createEffect<void, DataFieldForm, ApiFailure>(() =>
    loadDataFields({ onboardingType: 'customer_account_online' }),
  );
  const registerFx = createEffect<RegisterRequest, SignInResult, ApiFailure>((request) =>
    registerCustomer(request),
  );
  const logInFx = createEffect<LogInAfterRefusal, SignInResult, ApiFailure>(({ username, password }) =>
    logIn({ username, password }),
  );
  const createAttemptIdFx = createEffect(createId);
  const scrollToTopFx = createEffect(() => window.scrollTo({ top: 0 }));

  const $form = createStore<DataFieldForm | null>(null).reset(reset);
  const $status = createStore<RegisterStatus>('idle').reset(reset);
  const $isTermsTicked = createStore(false).reset(reset);
  const $attemptId = createStore<string | null>(null)
    .on(createAttemptIdFx.doneData, (_, id) => id)
    .reset(reset);
  /** Whether an account may have been created although the response was lost. */
  const $mayHaveRegistered = createStore(false).reset(reset, registered);

  const $definition = combine(
    { form: $form, today: $today, ages: $agesOfMembership },
    ({ form, today, ages }) => form && addAgeCheck(buildRegisterForm(form, today), ages, today),
  );
  const form = createFormModel({ $definition });
  /** Why the chosen membership is not for the customer, known as soon as they give their date of birth. */
  const $ageProblem = combine(
    { definition: $definition, values: form.$values, ages: $agesOfMembership, today: $today },
    ({ definition, values, ages, today }) => findAgeProblem(definition, values, ages, today),
  );
  /** The labels of the required fields that are still empty. */
  const $missingLabels = combine($form, form.$values, (loadedForm, values) =>
    loadedForm ? listMissingFieldLabels(loadedForm, values) : [],
  );
  const $draft = form.$values.map(toDraftValues);
  /** The username that a password manager stores with the password. */
  const $username = combine($form, form.$values, readUsername);
  /** Why no account can be created here, and whom to contact. */
  const $unaskableText = combine($form, $homeVenue, (loadedForm, venue) =>
    formatUnaskableText('register.unaskable', loadedForm ? listUnaskableFields(loadedForm) : [], venue),
  );
  /** What is sent with the accepted form; null while something is missing. */
  const $requestContext = combine(
    { dataFields: $form, clientId: $clientId, source: $source, attemptId: $attemptId },
    ({ dataFields, clientId, source, attemptId }) =>
      dataFields && clientId !== null && attemptId !== null
        ? { dataFields, clientId, source, attemptId }
        : null,
  );

  // The form loads once, when the section is opened; after a failure it loads again.
  sample({
    clock: opened,
    source: $status,
    filter: (status) => status === 'idle' || status === 'loadFailed' || status === 'unaskable',
    target: loadFormFx,
  });
  sample({
    clock: connectionRestored,
    filter: $status.map((status) => status === 'loadFailed'),
    target: opened,
  });
  sample({ clock: loadFormFx, target: [preloadFormFx, createAttemptIdFx] });
  sample({ clock: reset, target: form.cleared });
  $status.on(loadFormFx, (status) => transition(status, 'open'));
  $status.on(loadFormFx.doneData, (status, loadedForm) =>
    transition(status, listUnaskableFields(loadedForm).length > 0 ? 'cannotAsk' : 'loaded'),
  );
  $status.on(loadFormFx.fail, (status) => transition(status, 'notLoaded'));
  // Customers who only want to book get the required fields only.
  sample({
    clock: loadFormFx.doneData,
    source: $source,
    fn: (source, loadedForm) => (source === 'activity-booking' ? toRequiredForm(loadedForm) : loadedForm),
    target: $form,
  });

  // "A visitor must tick the terms before the create-account button is enabled."
  sample({ clock: termsTicked, target: $isTermsTicked });
  sample({
    clock: submitted,
    source: $status,
    filter: (status) => status === 'ready',
    fn: (_, values) => values,
    target: form.submitted,
  });

  // A valid form is sent once the terms are ticked, and only once; until then, validation shows what is missing.
  const requestBuilt = sample({
    clock: form.accepted,
    source: { status: $status, requestContext: $requestContext, isTermsTicked: $isTermsTicked },
    fn: ({ status, requestContext, isTermsTicked }, values) =>
      status === 'ready' && isTermsTicked && requestContext
        ? buildRegisterRequest(requestContext.dataFields, values, requestContext)
        : null,
  });
  sample({ clock: requestBuilt, filter: isPresent, target: registerFx });
  $status.on(registerFx, (status) => transition(status, 'send'));
  sample({ clock: registerFx.doneData, target: registered });

  // If an address is taken after a lost response, it may be this very account: a log-in with what was just typed decides.
  const registrationFailed = sample({
    clock: registerFx.fail,
    source: { mayHaveRegistered: $mayHaveRegistered, form: $form, values: form.$values },
    fn: ({ mayHaveRegistered, form, values }, { params, error }) => ({
      error,
      mayBeOwnAccount: mayHaveRegistered && isAboutEmail(error, form),
      username: readUsername(form, values),
      password: params.password,
    }),
  });
  sample({ clock: registrationFailed, filter: ({ mayBeOwnAccount }) => mayBeOwnAccount, target: logInFx });
  sample({ clock: logInFx.doneData, target: registered });
  sample({
    clock: [registrationFailed, logInFx.fail.map(({ params }) => ({ ...params, mayBeOwnAccount: false }))],
    filter: ({ mayBeOwnAccount }) => !mayBeOwnAccount,
    fn: ({ error }) => error,
    target: rejected,
  });
  $mayHaveRegistered.on(
    rejected,
    (mayHaveRegistered, failure) => mayHaveRegistered || isResponseLost(failure),
  );
  $status.on(registered, (status) => transition(status, 'register'));
  $status.on(rejected, (status) => transition(status, 'refuse'));

  // 422 shows messages by field; anything else is shown above the form.
  sample({
    clock: rejected,
    source: $form,
    fn: (dataFields, failure) => toFieldErrors(failure, dataFields?.sections ?? []),
    target: form.serverErrorsReceived,
  });
  sample({ clock: rejected, filter: isAboutNoField, target: scrollToTopFx });

  // The password is cleared after use.
  sample({ clock: registered, source: form.$values, fn: toDraftValues, target: form.valuesChanged });

  return {
    opened,
    termsTicked,
    submitted,
    valuesChanged: form.valuesChanged,
    fieldEdited: form.fieldEdited,
    draftRestored: form.restored,
    reset,
    registered,
    rejected,
    loadFormFx,
    registerFx,
    logInFx,
    createAttemptIdFx,
    scrollToTopFx,
    $form,
    $definition,
    $values: form.$values,
    $draft,
    $errors: form.$errors,
    $hasServerErrors: form.$hasServerErrors,
    $ageProblem,
    $missingLabels,
    $isTermsTicked,
    $unaskableText,
    $status,
    $username,
  };
}

export type RegisterCustomerModel = ReturnType<typeof createRegisterCustomer>;
