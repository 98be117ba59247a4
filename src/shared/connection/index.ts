export { connectionRestored } from './restored';
