export { TextInput } from './text-input';
export { useUnreportedInput } from './use-read-field';
