export { text as holdText } from './texts';
export { BasketBar } from './ui/basket-bar-on-demand';
export { HoldLine } from './ui/hold-line';
