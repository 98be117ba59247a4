export { FrontOfHousePage } from './ui/front-of-house-page';
