export type { HandedBasket } from './lib/carried';
export { $handedBasket, basketClaimed } from './model/carried';
export { CarriedBasket } from './ui/carried-basket';
export { HandOffNotice } from './ui/hand-off-notice';
