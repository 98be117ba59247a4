import type { CreditAmounts, Order } from '../../domain/common/types.ts';

// Types of the JSON columns of an order.

/** A membership that an order will start. */
export interface DraftMembership {
  cartItemId: string;
  membershipTypeId: string;
  paymentOptionId: string;
  homeVenueId: string;
  startDate: string;
  endDate: string | null;
  billingDay: number | null;
  price: number;
  requiresProof: boolean;
  /** The membership that it replaces (a change). */
  replacesMembershipId: string | null;
  /** The day of its first collection. */
  collectsFrom: string | null;
  /**
   * The part of the replaced membership's payment that counts towards this one, and the part that is refunded as credit,
   * in pence; both 0 if nothing is replaced.
   */
  carried: number;
  givenBack: number;
}

export interface OrderDraft {
  orderType: Order['orderType'];
  items: Order['items'];
  total: number;
  tax: number;
  memberships: DraftMembership[];
  /** The amount of each credit that the order spends, in pence. */
  credit: CreditAmounts;
}
