import { feeLines, periodLabel, priceLabel } from '@/entities/membership';
import type { Cart } from '@/shared/api';
import type { Purchase } from '@/widgets/purchase-summary';

/** What the checkout's summary shows of a cart (Spec, joining §2 "Checkout screen"); amounts as the server wrote them. */
export function purchaseOfCart(cart: Cart): Purchase {
  const total = cart.totals.formattedBalance;
  const { joining } = cart;
  if (joining === null) {
    return {
      centre: null,
      membership: null,
      startDate: null,
      firstBillingDate: null,
      fees: cart.items.map(({ name, price }) => ({ label: name, amount: price.formatted })),
      total,
      timeline: [],
      laterPaymentsText: null,
    };
  }
  const { paymentOption, membershipType, homeVenue, startDate } = joining;
  return {
    centre: homeVenue.name,
    membership: {
      name: membershipType.name,
      categories: membershipType.categories.map(({ name }) => name),
      paymentType: paymentOption.paymentType,
      fee: priceLabel(paymentOption),
      duration: periodLabel(paymentOption),
    },
    startDate,
    firstBillingDate: paymentOption.prettyFirstBillingDate,
    fees: feeLines(paymentOption),
    total,
    timeline: [],
    laterPaymentsText: null,
  };
}
