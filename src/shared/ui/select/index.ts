export { type Option, Select } from './select';
