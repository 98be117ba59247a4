export { isFocusLost, Section } from './section';
