export type { HandOffKey } from './lib/key';
export { $basketPlace, type BasketPlace, basketPlaced } from './model/basket-place';
