export { CentreTabs } from './ui/centre-tabs';
