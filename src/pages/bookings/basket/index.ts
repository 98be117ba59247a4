export { BasketPage } from './ui/basket-page';
