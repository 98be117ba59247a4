export { createLazyComponent } from './lazy-component';
