export { bookingsOf, membershipsOf, needsEligibility } from './lib/order-rules';
export {
  $isOrderMissing,
  $order,
  $orderError,
  $orderStatus,
  orderRequested,
  orderReset,
} from './model/order';
export { $putOff, bookingPutOff, putOffRequested } from './model/put-off';
