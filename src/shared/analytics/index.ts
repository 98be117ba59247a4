export { $consent, consentGiven, consentWithdrawn, keepConsentFx, readConsentFx } from './consent';
export type { AnalyticsEvent, Transaction, TransactionItem } from './events';
export { pushFx, tracked } from './tracking';
