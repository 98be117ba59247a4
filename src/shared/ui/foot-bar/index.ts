export { FootBar } from './foot-bar';
