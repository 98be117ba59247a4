export { Field } from './field';
