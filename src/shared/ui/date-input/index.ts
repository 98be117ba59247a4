export { DateInput } from './date-input';
