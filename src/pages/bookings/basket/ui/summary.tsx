import { useUnit } from 'effector-react';
import { hasLostPlace } from '@/entities/cart';
import type { Cart } from '@/shared/api';
import { $config } from '@/shared/config';
import { formatMoney } from '@/shared/format';
import { paths } from '@/shared/routes';
import { FootBar } from '@/shared/ui/foot-bar';
import { GatedButton } from '@/shared/ui/gated-button';
import { Heading } from '@/shared/ui/heading';
import { ButtonLink } from '@/shared/ui/link';
import { Stack } from '@/shared/ui/stack';
import { styled } from '@/shared/ui/styled';
import { SummaryList } from '@/shared/ui/summary-list';
import { Text } from '@/shared/ui/text';
import { $isAcceptanceMissing } from '../model/waivers';
import { text } from '../texts';

const cardStyle = { background: 'surface', borderRadius: 'lg', boxShadow: 'md' };

/**
 * One card with its button from `lg`; on a phone the totals are a card, and the button is in a bar at the lower edge.
 */
const SummaryCard = styled('div', {
  base: {
    display: { base: 'contents', lg: 'grid' },
    gap: '4',
    lg: { ...cardStyle, padding: '6' },
  },
});
const TotalsBox = styled('div', { base: { lgDown: { ...cardStyle, padding: '4' } } });
interface BasketSummaryProps {
  readonly cart: Cart;
  /** Whether the customer pays here: not while it is being paid elsewhere, nor at the desk. */
  readonly hasCheckout: boolean;
}

/** The totals and the checkout button. The totals exclude items that are no longer available. */
export function BasketSummary({ cart, hasCheckout }: BasketSummaryProps) {
  const { currency } = useUnit($config);
  const { total, taxTotal, balance, formattedTotal, formattedBalance } = cart.totals;
  const credit = total - balance;
  return (
    <SummaryCard>
      <TotalsBox>
        <Stack gap="3" align="stretch">
          <Heading level={2} size="sm">
            {text('totals.heading')}
          </Heading>
          <SummaryList
            label={text('totals.heading')}
            rows={[
              { label: text('totals.total'), value: credit > 0 ? formattedTotal : null },
              {
                label: text('totals.credit'),
                value: credit > 0 ? `−${formatMoney(credit, currency)}` : null,
              },
              { label: text('totals.toPay'), value: formattedBalance, isStrong: true },
            ]}
          />
          {taxTotal > 0 && (
            <Text size="sm" tone="muted">
              {text('totals.vat', { amount: formatMoney(taxTotal, currency) })}
            </Text>
          )}
          {hasLostPlace(cart) && <Text size="sm">{text('totals.lost')}</Text>}
        </Stack>
      </TotalsBox>
      {hasCheckout && <ProceedToCheckout cart={cart} />}
    </SummaryCard>
  );
}

/** The checkout button with the amount; blocked while an item is unavailable, or terms or forms are missing. */
function ProceedToCheckout({ cart }: { cart: Cart }) {
  const { balance, formattedBalance } = cart.totals;
  const isAcceptanceMissing = useUnit($isAcceptanceMissing);
  const blockers = [
    ...(hasLostPlace(cart) ? [text('basket.lostBefore')] : []),
    ...(isAcceptanceMissing ? [text('waivers.first')] : []),
    ...(cart.items.some(({ needsForm }) => needsForm) ? [text('forms.first')] : []),
  ];
  const checkoutLabel =
    balance > 0 ? text('basket.payAmount', { amount: formattedBalance }) : text('basket.confirm');
  return (
    <FootBar>
      {blockers.length > 0 ? (
        <GatedButton blockers={blockers} width="100%">
          {checkoutLabel}
        </GatedButton>
      ) : (
        <ButtonLink to={paths.checkout()}>{checkoutLabel}</ButtonLink>
      )}
    </FootBar>
  );
}
