export { Stack } from './stack';
