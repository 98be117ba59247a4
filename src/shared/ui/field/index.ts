export { type ControlProps, Field } from './field';
