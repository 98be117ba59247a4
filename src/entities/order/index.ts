export { bookingsOf, membershipsOf, needsEligibility, paymentDuration } from './lib/order-rules';
export {
  $order,
  $orderError,
  $orderStatus,
  loadOrderFx,
  type OrderStatus,
  orderRequested,
  orderReset,
} from './model/order';
