export type { Purchase } from './lib/summary-rows';
export { PurchaseSummary } from './ui/purchase-summary';
export { SummaryColumns } from './ui/summary-columns';
