export { fieldsFromValues, formFromDataFields } from './lib/data-fields';
export { fieldKey } from './lib/field-key';
export type {
  FieldErrors,
  FieldOptions,
  FormDefinition,
  FormSection,
  FormValues,
} from './lib/form-definition';
export { answersFromValues, formFromQuestions } from './lib/questions';
export { createFormModel } from './model/create-form-model';
export { LazySchemaForm as SchemaForm, preloadSchemaForm } from './ui/lazy-schema-form';
export type { SchemaFormProps } from './ui/schema-form';
