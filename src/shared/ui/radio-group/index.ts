export { RadioGroup } from './radio-group';
