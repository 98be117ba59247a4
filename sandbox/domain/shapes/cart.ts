import type { ItemOptions } from '../../store/schema/details.ts';
import type { Money } from './common.ts';
import type { SavedJoining } from './memberships.ts';

export type TenderType = 'cash' | 'offline-voucher' | 'cheque' | 'credit' | 'card';

/** The front end that a call or an item comes from. */
export type Source = 'front-of-house' | 'online-joining' | 'activity-booking';

/** A member's benefit or a package use that lowers the price of an item; removed by its own id. */
export interface AppliedReduction {
  id: string;
  name: string;
}

export interface CartItem {
  id: string;
  type: 'membership' | 'membership-change' | 'membership-renewal' | 'product' | 'penalty';
  source: Source;
  name: string;
  quantity: number;
  description: string | null;
  sortBy: string;
  enablePrintReceipt: boolean;
  purchasedForUserId: string;
  pricingOptionId: string | null;
  price: Money;
  options: ItemOptions;
  benefit: AppliedReduction | null;
  package: AppliedReduction | null;
}

export interface CartCredit {
  totalAvailable: Money;
  maxApplicable: Money;
  /** What this cart uses of it. */
  applied: Money;
}

export interface PaymentLine {
  tenderType: TenderType;
  amount: number;
}

export interface Cart {
  id: string;
  uuid: string;
  items: CartItem[];
  totals: {
    total: Money;
    taxTotal: Money;
    subTotal: Money;
    balance: Money;
    itemCount: number;
    formattedTotal: string;
    formattedBalance: string;
  };
  credits: { membership: CartCredit; general: CartCredit };
  attendeeWaiversRequired: boolean;
  itemHash: string;
  selectedUserId: string | null;
  completeOrderId: string | null;
  payments: PaymentLine[];
  /** The membership being joined, when the cart holds one: the checkout summary reads it. */
  joining: SavedJoining | null;
}
