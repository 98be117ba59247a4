export { CentreHeader } from './ui/centre-header';
export { CentrePage } from './ui/centre-page';
