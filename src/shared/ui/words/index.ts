export { Words } from './words';
