export { StableStack } from './stable-stack';
