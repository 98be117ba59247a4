export { JoiningPage } from './ui/joining-page';
