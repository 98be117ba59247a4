export { useLostFocus } from './use-lost-focus';
