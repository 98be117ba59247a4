export { formatAnswer } from './schema/answer-text';
export {
  buildFormFromDataFields,
  disableAutocomplete,
  listMissingLabels,
  toFieldAnswers,
} from './schema/data-fields';
export { formatEntry } from './schema/entry-text';
export { formatDateProblem } from './schema/error-texts';
export { findFieldByToken } from './schema/field-by-token';
export { findFieldPath, formatControlId, toFieldKey } from './schema/field-key';
export { listFieldKeys } from './schema/find-field';
export type { FieldErrors, FieldOptions, FormDefinition, FormValues } from './schema/form-definition';
export { foldOptionalSections, insertSectionAfterRequired } from './schema/optional-sections';
export { buildFormFromQuestions, toQuestionAnswers } from './schema/questions';
export { filterCompatibleAnswers, readStoredValues, removeSecrets } from './schema/stored-values';
export { moveFieldFirst } from './schema/with-field-first';
export { mapFieldOptions } from './schema/with-options';
export { createFormModel, toFormView } from './state/create-form-model';
export { preloadFormFx } from './state/preload-form';
export { ServerForm } from './templates/server-form';
export { text as formText } from './texts';
