export { FilterFields } from './filter-fields';
