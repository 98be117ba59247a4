export { Loaded } from './loaded';
