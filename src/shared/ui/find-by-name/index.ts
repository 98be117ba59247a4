export { FindByName } from './find-by-name';
