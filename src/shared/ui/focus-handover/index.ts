export { FocusHandover } from './focus-handover';
export { useLostFocus } from './use-lost-focus';
