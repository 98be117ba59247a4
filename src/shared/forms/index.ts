export { fieldsFromValues, formFromDataFields } from './schema/data-fields';
export { controlId, fieldKey } from './schema/field-key';
export type {
  FieldErrors,
  FieldOptions,
  FormDefinition,
  FormSection,
  FormValues,
} from './schema/form-definition';
export { fitting, keepable, storedValues } from './schema/kept-values';
export { answersFromValues, formFromQuestions } from './schema/questions';
export { createFormModel } from './state/create-form-model';
export { preloadFormFx } from './state/preload-form';
export { ServerForm } from './templates/server-form';
