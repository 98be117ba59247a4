export { CentreHeader } from './ui/centre-header';
export { CentreTabs } from './ui/centre-tabs';
