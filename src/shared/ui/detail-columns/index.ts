export { DetailColumns } from './detail-columns';
export { DetailLines } from './detail-lines';
