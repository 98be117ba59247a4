export { GatedButton } from './gated-button';
