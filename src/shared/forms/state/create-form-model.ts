import { createEffect, createEvent, createStore, type Store, sample } from 'effector';
import { requestText } from '../../api';
import { isPresent } from '../../lib';
import { fieldKeys } from '../schema/find-field';
import type { FieldErrors, FormDefinition, FormValues } from '../schema/form-definition';

type CheckRequest = { readonly definition: FormDefinition; readonly values: FormValues };

const NO_ERRORS: FieldErrors = {};

function without(errors: FieldErrors, path: string): FieldErrors {
  return Object.fromEntries(Object.entries(errors).filter(([own]) => own !== path));
}

function startingValues(values: FormValues, definition: FormDefinition | null): FormValues {
  const keys = new Set(definition ? fieldKeys(definition.schema) : []);
  const kept = Object.entries(values).filter(([key]) => keys.has(key));
  return { ...definition?.initialValues, ...Object.fromEntries(kept) };
}

function hasErrors(errors: FieldErrors): boolean {
  return Object.keys(errors).length > 0;
}

/**
 * The model of a form: values, messages and submission. A form is validated on submission; a message is removed when
 * its field is edited. Spec, joining §5.
 *
 * @param $definition the form, null until it is loaded
 */
export function createFormModel({ $definition }: { $definition: Store<FormDefinition | null> }) {
  const answered = createEvent<FormValues>();
  const fieldEdited = createEvent<string>();
  const submitted = createEvent<FormValues>();
  /** Stored answers are restored, for instance after a reload. */
  const restored = createEvent<FormValues>();
  const serverErrorsReceived = createEvent<FieldErrors>();
  const cleared = createEvent();

  /** Validation is part of the form chunk, which other screens do not load. */
  const checkFx = createEffect(async ({ definition, values }: CheckRequest): Promise<FieldErrors> => {
    const { formErrors } = await import('../schema/form-errors');
    return formErrors(definition.schema, definition.uiSchema, values);
  });

  const $values = createStore<FormValues>({});
  const $errors = createStore<FieldErrors>(NO_ERRORS);
  const $hasServerErrors = createStore(false);

  // A new form starts with its initial values and the answers restored before it loaded.
  sample({ clock: $definition, source: $values, fn: startingValues, target: $values });
  sample({ clock: $definition, fn: () => NO_ERRORS, target: $errors });

  sample({ clock: [answered, submitted], target: $values });
  sample({
    clock: restored,
    source: $values,
    fn: (values, kept) => ({ ...values, ...kept }),
    target: $values,
  });

  sample({
    clock: cleared,
    source: $definition,
    fn: (definition) => definition?.initialValues ?? {},
    target: $values,
  });
  sample({ clock: cleared, fn: () => NO_ERRORS, target: $errors });

  sample({ clock: fieldEdited, source: $errors, fn: without, target: $errors });

  const checkAsked = sample({
    clock: submitted,
    source: { definition: $definition, isChecking: checkFx.pending },
    filter: ({ isChecking }) => !isChecking,
    fn: ({ definition }, values) => (definition ? { definition, values } : null),
  });
  sample({ clock: checkAsked, filter: isPresent, target: checkFx });

  // The result applies only if the form has not changed meanwhile.
  const checked = sample({
    clock: checkFx.done,
    source: $definition,
    filter: (definition, { params }) => definition === params.definition,
    fn: (_, { params, result }) => ({ values: params.values, errors: result }),
  });
  const accepted = sample({
    clock: checked,
    filter: ({ errors }) => !hasErrors(errors),
    fn: ({ values }) => values,
  });
  const validationFailed = sample({
    clock: checked,
    filter: ({ errors }) => hasErrors(errors),
    fn: ({ errors }) => errors,
  });
  // The validation chunk may be gone after a release; the customer can retry.
  const validationUnavailable = sample({
    clock: checkFx.fail,
    fn: () => ({ '': [requestText('request.default')] }),
  });
  const refused = createEvent<FieldErrors>();
  sample({ clock: [validationFailed, validationUnavailable], target: refused });

  sample({ clock: accepted, fn: () => NO_ERRORS, target: $errors });
  sample({ clock: [refused, serverErrorsReceived], target: $errors });
  $hasServerErrors.on(serverErrorsReceived, () => true).reset(refused);

  return {
    answered,
    fieldEdited,
    submitted,
    restored,
    serverErrorsReceived,
    cleared,
    accepted,
    refused,
    $definition,
    $values,
    $errors,
    $hasServerErrors,
  };
}
