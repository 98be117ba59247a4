export type { Change } from './lib/change';
export { createBasketAddition } from './model/basket-addition';
export {
  $addingIds,
  $additionFailure,
  $changeFailure as $basketFailure,
  $changes,
  additionMade,
  additionRefusedAsLoggedOut,
  basketChanged,
  basketCleared,
  benefitRemoved,
  creditUsed,
  failureDismissed as basketFailureDismissed,
  holdExtended,
  itemRemoved,
  itemsAdded,
  itemsAddedToPay,
  itemUpdated,
  packageRemoved,
} from './model/change-basket';
export { $isPaidElsewhere, tabWatchRequested } from './model/other-tabs';
export { $cartActivity } from './model/work';
export { PayOutstanding } from './ui/pay-outstanding';
