import { paymentDuration } from '@/entities/order';
import type { Cart } from '@/shared/api';
import { text } from '@/shared/messages';
import type { Purchase } from '@/widgets/purchase-summary';
import { priceLabelOf } from './price-label';

type Joining = NonNullable<Cart['joining']>;

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
    };
  }
  const { paymentOption, membershipType, homeVenue, startDate } = joining;
  return {
    centre: homeVenue.name,
    membership: {
      name: membershipType.name,
      categories: membershipType.categories.map(({ name }) => name),
      paymentType: paymentOption.paymentType,
      fee: priceLabelOf(paymentOption),
      duration: paymentDuration({ paymentOption }),
    },
    startDate,
    firstBillingDate: paymentOption.prettyFirstBillingDate,
    fees: feeLines(paymentOption),
    total,
  };
}

function feeLines({ fees, proRataDays }: Joining['paymentOption']): Purchase['fees'] {
  const { joiningFee, monthInHandFee, proRataFee, discount } = fees;
  const proRata =
    proRataDays === null
      ? text('costs.proRata')
      : text('costs.proRataDays', { days: proRataDays === 1 ? '1 day' : `${proRataDays} days` });
  const lines = [
    { label: text('costs.setupFee'), price: joiningFee },
    { label: text('costs.monthInHand'), price: monthInHandFee },
    { label: proRata, price: proRataFee },
    { label: text('costs.discount'), price: discount },
  ];
  return lines.flatMap(({ label, price }) => (price === null ? [] : [{ label, amount: price.formatted }]));
}
