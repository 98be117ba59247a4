export { bookingsOf, membershipsOf, needsEligibility } from './lib/order-rules';
export {
  $order,
  $orderError,
  $orderStatus,
  orderRequested,
  orderReset,
} from './model/order';
