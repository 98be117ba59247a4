export { OrderConfirmedPage } from './ui/order-confirmed-page';
