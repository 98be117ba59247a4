export { ErrorSummary, type SummaryError } from './error-summary';
