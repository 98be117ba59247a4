export { FailureAlert } from './failure-alert';
