export { stateText } from './lib/state-text';
