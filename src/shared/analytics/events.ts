// The only events that leave the product. No field can hold typed text, and a page is its route pattern, not its
// address.

interface PageView {
  readonly event: 'page_view';
  /** The route's pattern, such as `/centre/:centreSlug`. */
  readonly page: string;
}

export interface JoiningStep {
  readonly event: 'joining_step';
  readonly step: 1 | 2 | 3 | 4 | 5 | 6 | 7;
  readonly step_name: string;
}

export interface TransactionItem {
  readonly item_type: 'membership' | 'booking';
  readonly item_id: string;
  readonly item_name: string;
  readonly item_category: string;
  readonly item_variant: string;
  readonly venue: string;
  /** In the currency's major unit. */
  readonly price: number;
  readonly quantity: number;
}

/** An order that was completed. Requirement S9.4. */
export interface Transaction {
  readonly event: 'transaction';
  readonly order_id: string;
  /** In the currency's major unit. */
  readonly revenue: number;
  /** In the currency's major unit. */
  readonly tax: number;
  /** ISO 4217. */
  readonly currency: string;
  readonly platform: 'flow';
  readonly order_type: string;
  readonly items: readonly TransactionItem[];
}

export type AnalyticsEvent = PageView | JoiningStep | Transaction;
