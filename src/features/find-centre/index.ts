export { createFindCentre } from './model/find-centre';
export { CentreFinder } from './ui/centre-finder';
