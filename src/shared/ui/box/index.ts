export { Box } from './box';
