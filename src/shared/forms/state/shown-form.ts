import type { EventCallable } from 'effector';
import type { createFormModel } from './create-form-model';

/**
 * What `ServerForm` shows.
 *
 * @param opened asks for the form again after a failure
 */
export function shownForm(form: ReturnType<typeof createFormModel>, opened: EventCallable<void>) {
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
