export { CampPage } from './ui/camp-page';
