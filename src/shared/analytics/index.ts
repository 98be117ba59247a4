export { $consent, consentGiven, consentWithdrawn, readConsentFx, storeConsentFx } from './consent';
export type { AnalyticsEvent, Transaction, TransactionItem } from './events';
export { eventTracked, pushEventsFx } from './tracking';
