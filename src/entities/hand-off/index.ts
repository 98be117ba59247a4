export type { HandOffKey } from './lib/key';
export { $basketHolder, type BasketHolder, basketHolderChanged } from './model/basket-holder';
