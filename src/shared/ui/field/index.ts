export { Field } from './field';
export { ErrorText, Fieldset, Hint } from './parts';
