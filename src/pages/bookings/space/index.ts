export { SpacePage } from './ui/space-page';
