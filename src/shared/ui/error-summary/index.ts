export { ErrorSummary } from './error-summary';
