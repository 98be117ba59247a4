export { RowList } from './row-list';
