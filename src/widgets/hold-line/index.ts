export { text as holdText } from './texts';
export { HoldLine } from './ui/hold-line';
