export { SpacesPage } from './ui/spaces-page';
