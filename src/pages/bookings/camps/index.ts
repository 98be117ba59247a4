export { CampsPage } from './ui/camps-page';
