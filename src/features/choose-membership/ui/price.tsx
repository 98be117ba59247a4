import { formatPriceLabel, formatTimePeriod, membershipText } from '@/entities/membership';
import type { PaymentOption } from '@/shared/api';
import { textRecipe } from '@/shared/theme';
import { styled } from '@/shared/ui/styled';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import { text } from '../texts';

const Line = styled('p', {
  base: { margin: '0', display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: '1' },
});
const Amount = styled('span', {
  base: {
    fontSize: '2.25rem',
    lineHeight: 'tight',
    fontWeight: 'bold',
    fontVariantNumeric: 'tabular-nums',
    overflowWrap: 'anywhere',
  },
});
const Unit = styled('span', { base: { color: 'fg.muted', fontSize: 'md' } });
const Text = styled('p', {
  ...textRecipe,
  base: {
    ...textRecipe.base,
    fontSize: { base: 'sm', md: 'md' },
    lineHeight: 'snug',
    fontVariantNumeric: 'tabular-nums',
  },
  variants: {},
  defaultVariants: {},
});

/** The monthly price, or a single price with its period; renders nothing without a price for this customer. */
export function Price({ option }: { option: PaymentOption }) {
  const price = option.fees.baseFee ?? option.globalBasePrice;
  const priceLabel = formatPriceLabel(option);
  if (!price || priceLabel === null) return null;
  const isMonthly = option.paymentType === 'recurring' && price.amount !== 0;
  const period = formatTimePeriod(option);
  return (
    <Line>
      {isMonthly ? (
        <>
          <VisuallyHidden>{priceLabel}</VisuallyHidden>
          <Amount aria-hidden="true">{price.formatted}</Amount>
          <Unit aria-hidden="true">{text('membership.aMonth')}</Unit>
        </>
      ) : (
        <Amount>{priceLabel}</Amount>
      )}
      {period !== null && <Unit>{period}</Unit>}
    </Line>
  );
}

/** '£20.00 setup fee · £66.80 to pay now'; renders nothing without a price for this customer. */
export function PayToday({ option: { fees, totalToPayNow: total } }: { option: PaymentOption }) {
  const { joiningFee } = fees;
  if (!total) return null;
  const todayText =
    total.amount === 0
      ? text('membership.nothingToday')
      : text('membership.payToday', { total: total.formatted });
  const setupFee = text('membership.withFee', {
    amount: joiningFee?.formatted ?? '',
    fee: membershipText('costs.setupFee').toLowerCase(),
  });
  return <Text>{joiningFee && joiningFee.amount > 0 ? `${setupFee} · ${todayText}` : todayText}</Text>;
}
