export { TextInput } from './text-input';
export { useReadField } from './use-read-field';
