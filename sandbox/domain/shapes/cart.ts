import type { Money } from './common.ts';
import type { SavedJoining } from './memberships.ts';

export type TenderType = 'cash' | 'offline-voucher' | 'cheque' | 'credit' | 'card';

export interface CartItem {
  id: string;
  type: 'membership' | 'membership-change' | 'membership-renewal' | 'product';
  name: string;
  quantity: number;
  sortBy: number;
  enablePrintReceipt: boolean;
  purchasedForUserId: string;
  pricingOptionId: string | null;
  price: Money;
  options: Record<string, string | number | boolean | null>;
}

export interface CartCredit {
  totalAvailable: Money;
  maxApplicable: Money;
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
