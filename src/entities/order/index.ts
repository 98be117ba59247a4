export { bookingsOf, membershipsOf, needsEligibility, paymentDuration } from './lib/order-rules';
export {
  $order,
  $orderError,
  $orderStatus,
  orderRequested,
  orderReset,
} from './model/order';
