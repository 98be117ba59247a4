export { createFindCentre, type FindCentre } from './model/find-centre';
export { CentreFinder } from './ui/centre-finder';
