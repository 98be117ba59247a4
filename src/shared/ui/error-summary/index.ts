export { ErrorSummary } from './error-summary';
export { FieldLink } from './field-link';
