export { fieldsFromValues, formFromDataFields } from './lib/data-fields';
export { fieldKey } from './lib/field-key';
export type { FieldErrors, FormDefinition, FormSection, FormValues } from './lib/form-definition';
export { answersFromValues, formFromQuestions } from './lib/questions';
export { createFormModel } from './model/create-form-model';
export { preloadFormFx } from './model/preload-form';
export { LazySchemaForm as SchemaForm } from './ui/lazy-schema-form';
