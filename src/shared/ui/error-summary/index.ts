export { ErrorSummary } from './error-summary';
export { FieldLink } from './field-link';
export { useErrorTitle } from './use-error-title';
