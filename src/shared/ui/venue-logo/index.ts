export { VenueLogo } from './venue-logo';
