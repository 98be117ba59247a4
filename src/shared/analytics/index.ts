export { $consent, consentGiven, consentWithdrawn, keepConsentFx, readConsentFx } from './consent';
export type { AnalyticsEvent, Transaction, TransactionItem } from './events';
export { eventTracked, pushFx } from './tracking';
