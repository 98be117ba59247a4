import { createEffect, createEvent, createStore, type EventCallable, type Store, sample } from 'effector';
import { requestText } from '../../api';
import { isPresent } from '../../lib';
import { listFieldKeys } from '../schema/find-field';
import type { FieldErrors, FormDefinition, FormValues } from '../schema/form-definition';

type ValidationRequest = { readonly definition: FormDefinition; readonly values: FormValues };

const NO_ERRORS: FieldErrors = {};

function removeErrorsAt(errors: FieldErrors, path: string): FieldErrors {
  return Object.fromEntries(Object.entries(errors).filter(([errorPath]) => errorPath !== path));
}

function buildInitialValues(values: FormValues, definition: FormDefinition | null): FormValues {
  const keys = new Set(definition ? listFieldKeys(definition.schema) : []);
  const restoredValues = Object.entries(values).filter(([key]) => keys.has(key));
  return { ...definition?.initialValues, ...Object.fromEntries(restoredValues) };
}

function hasErrors(errors: FieldErrors): boolean {
  return Object.keys(errors).length > 0;
}

/**
 * The model of a form: values, messages and submission. A form is validated on submission; a message is removed when its field is
 * edited. Requirement J5.7.
 *
 * @param $definition the form, null until it has loaded
 */
export function createFormModel({ $definition }: { $definition: Store<FormDefinition | null> }) {
  const valuesChanged = createEvent<FormValues>();
  const fieldEdited = createEvent<string>();
  const submitted = createEvent<FormValues>();
  /** Stored values are restored, for example after a reload. */
  const restored = createEvent<FormValues>();
  const serverErrorsReceived = createEvent<FieldErrors>();
  const cleared = createEvent();

  /** Validation is part of the form chunk, which other screens do not load. */
  const validateFx = createEffect(async ({ definition, values }: ValidationRequest): Promise<FieldErrors> => {
    const { findFormErrors: findErrors } = await import('../schema/form-errors');
    return findErrors(definition.schema, definition.uiSchema, values);
  });

  const $values = createStore<FormValues>({});
  const $errors = createStore<FieldErrors>(NO_ERRORS);
  const $hasServerErrors = createStore(false);

  // A new form starts with its initial values and the answers restored before it loaded.
  sample({ clock: $definition, source: $values, fn: buildInitialValues, target: $values });
  sample({ clock: $definition, fn: () => NO_ERRORS, target: $errors });

  sample({ clock: [valuesChanged, submitted], target: $values });
  sample({
    clock: restored,
    source: $values,
    fn: (values, restoredValues) => ({ ...values, ...restoredValues }),
    target: $values,
  });

  sample({
    clock: cleared,
    source: $definition,
    fn: (definition) => definition?.initialValues ?? {},
    target: $values,
  });
  sample({ clock: cleared, fn: () => NO_ERRORS, target: $errors });

  sample({ clock: fieldEdited, source: $errors, fn: removeErrorsAt, target: $errors });

  const validationRequested = sample({
    clock: submitted,
    source: { definition: $definition, isValidating: validateFx.pending },
    filter: ({ isValidating }) => !isValidating,
    fn: ({ definition }, values) => (definition ? { definition, values } : null),
  });
  sample({ clock: validationRequested, filter: isPresent, target: validateFx });

  // The result applies only if the definition has not changed in the meantime.
  const validated = sample({
    clock: validateFx.done,
    source: $definition,
    filter: (definition, { params }) => definition === params.definition,
    fn: (_, { params, result }) => ({ values: params.values, errors: result }),
  });
  const accepted = sample({
    clock: validated,
    filter: ({ errors }) => !hasErrors(errors),
    fn: ({ values }) => values,
  });
  const validationFailed = sample({
    clock: validated,
    filter: ({ errors }) => hasErrors(errors),
    fn: ({ errors }) => errors,
  });
  // A release may have removed the validation chunk; the customer can retry.
  const validationUnavailable = sample({
    clock: validateFx.fail,
    fn: () => ({ '': [requestText('request.default')] }),
  });
  const submissionRejected = createEvent<FieldErrors>();
  sample({ clock: [validationFailed, validationUnavailable], target: submissionRejected });

  sample({ clock: accepted, fn: () => NO_ERRORS, target: $errors });
  sample({ clock: [submissionRejected, serverErrorsReceived], target: $errors });
  $hasServerErrors.on(serverErrorsReceived, () => true).reset(submissionRejected);

  return {
    valuesChanged,
    fieldEdited,
    submitted,
    restored,
    serverErrorsReceived,
    cleared,
    accepted,
    submissionRejected,
    $definition,
    $values,
    $errors,
    $hasServerErrors,
  };
}

type FormModel = ReturnType<typeof createFormModel>;

/**
 * The state that `ServerForm` shows.
 *
 * @param opened requests the form again after a failure
 */
export function toFormView(form: FormModel, opened: EventCallable<void>) {
  const { valuesChanged, fieldEdited, submitted, restored } = form;
  const { $definition, $values, $errors, $hasServerErrors } = form;
  return {
    opened,
    valuesChanged,
    fieldEdited,
    submitted,
    restored,
    $definition,
    $values,
    $errors,
    $hasServerErrors,
  };
}
