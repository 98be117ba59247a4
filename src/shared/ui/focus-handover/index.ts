export { FocusHandover } from './focus-handover';
