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
 * The life of one form: what is answered, what is wrong, and whether it may go on. A form is checked when it is submitted; a message
 * goes when its field is edited. Spec, joining §5; messages of the server take the same way.
 *
 * @param $definition the form, null while there is none
 */
export function createFormModel({ $definition }: { $definition: Store<FormDefinition | null> }) {
  const answered = createEvent<FormValues>();
  const fieldEdited = createEvent<string>();
  const submitted = createEvent<FormValues>();
  /** Answers kept elsewhere come back, for instance after a reload. */
  const restored = createEvent<FormValues>();
  /** Messages of the server, by field key. */
  const serverErrorsReceived = createEvent<FieldErrors>();
  /** Nothing that was answered may stay, whether the form is there or not. */
  const cleared = createEvent();

  /** The check comes with the form's own chunk, so that no screen without a form pays for it. */
  const checkFx = createEffect(async ({ definition, values }: CheckRequest): Promise<FieldErrors> => {
    const { formErrors } = await import('../schema/form-errors');
    return formErrors(definition.schema, definition.uiSchema, values);
  });

  const $values = createStore<FormValues>({});
  const $errors = createStore<FieldErrors>(NO_ERRORS);
  /** The messages are the server's. */
  const $hasServerErrors = createStore(false);

  // A form starts with its own answers, and with those restored for it before it came; without a form there are none.
  sample({ clock: $definition, source: $values, fn: startingValues, target: $values });
  sample({ clock: $definition, fn: () => NO_ERRORS, target: $errors });

  // What is answered is kept, whoever says it.
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

  // A message goes when its field is edited.
  sample({ clock: fieldEdited, source: $errors, fn: without, target: $errors });

  // A form is checked when it is submitted.
  const checkAsked = sample({
    clock: submitted,
    source: { definition: $definition, isChecking: checkFx.pending },
    filter: ({ isChecking }) => !isChecking,
    fn: ({ definition }, values) => (definition ? { definition, values } : null),
  });
  sample({ clock: checkAsked, filter: isPresent, target: checkFx });

  // A verdict counts for the form that was checked: it may have been put away in the meantime.
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
  // The check itself can fail when a new release has taken its chunk away: the customer may try again.
  const uncheckable = sample({ clock: checkFx.fail, fn: () => ({ '': [requestText('request.default')] }) });
  const refused = createEvent<FieldErrors>();
  sample({ clock: [validationFailed, uncheckable], target: refused });

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
