export { canWait, findJoinedEntry, hasWaitingList, type WaitingTarget } from './lib/candidates';
export { formatWaitingPath } from './lib/waiting-path';
export { offerDeclined, offerRefused } from './model/answer-offer';
export { $newEntries, sessionReloaded, waitingChanged } from './model/waiting';
export { Offer } from './ui/offer';
export { OfferCards } from './ui/offer-cards';
export { QuickJoinWaitingList } from './ui/quick-join-waiting-list';
export { WaitingList, waitForWaitingListCode } from './ui/waiting-list-on-demand';
export { LeaveWaitingList, WaitingPosition } from './ui/waiting-position';
