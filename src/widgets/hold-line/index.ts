export { text as holdText } from './texts';
export { HoldBar } from './ui/hold-bar-on-demand';
export { HoldLine } from './ui/hold-line';
