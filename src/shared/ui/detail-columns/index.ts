export { DetailColumns } from './detail-columns';
